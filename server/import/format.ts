import type { Queries } from '../store/queries.ts';

/** Says of a line that it is not taken, and why; the rest of the file goes on. */
export type Refuse = (line: number, why: string) => void;

/**
 * A kind of file that can be imported: what a file of the folder `formats` exports as `format`, and is found there.
 *
 * @typeParam Part what is written as a whole or not at all: a day of something
 */
export interface ImportFormat<Part = unknown> {
  /** What is in the file, for whoever imports it: `Spot prices as CSV`. */
  name: string;
  /** Whether the file is of this kind, by its beginning: some thousands of letters, without a byte order mark. */
  recognises(head: string): boolean;
  /**
   * Reads the file as it comes, a part at a time; a part is given when it is whole.
   *
   * @param text the file in pieces, cut anywhere; `linesOf` makes lines of it
   * @throws ImportFault where nothing in the file can be taken
   */
  read(text: AsyncIterable<string>, refuse: Refuse): AsyncIterable<Part>;
  /** Writes a part, within one transaction. Written twice, it is as if it had been once. */
  write(db: Queries, part: Part, refuse: Refuse): Promise<void>;
}

/** Why a file cannot be imported at all, in a sentence. */
export class ImportFault extends Error {
  override name = 'ImportFault';
}
