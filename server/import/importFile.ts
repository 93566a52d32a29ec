import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { modulesIn } from '../modulesIn.ts';
import type { Database } from '../store/database.ts';
import { ImportFault, type ImportFormat, type Refuse } from './format.ts';

/** What came of a file. */
export interface Imported {
  /** What was in it. */
  name: string;
  /** How many parts were written. */
  written: number;
  /** How many lines were not taken. */
  refused: number;
}

/** Letters by which a file is recognised. */
const HEAD = 4_000;
const BYTE_ORDER_MARK = /^\uFEFF/;

const found = await modulesIn<{ format: ImportFormat }>(join(import.meta.dirname, 'formats'));
const formats = [...found.values()].map(({ format }) => format);

/**
 * Puts what is in a file into the database, part by part (`import.whole`). Stopped anywhere, it has written the parts
 * before that one and nothing of it; run again, it writes the same.
 *
 * @param refuse hears of every line that is not taken
 * @param progress hears how many parts are written, after each
 * @throws ImportFault where the file cannot be imported at all
 */
export async function importFile(
  { transaction }: Pick<Database, 'transaction'>,
  path: string,
  refuse: Refuse,
  progress: (written: number) => void = () => {},
): Promise<Imported> {
  const text = withoutMark(createReadStream(path, 'utf8') as AsyncIterable<string>);
  const { head, whole } = await beginningOf(text);
  const [format, another] = formats.filter((each) => each.recognises(head));
  if (!format || another)
    throw new ImportFault(
      `The file is not of a kind that can be imported; these can: ${formats.map(({ name }) => name).join(', ')}.`,
    );
  const imported = { name: format.name, written: 0, refused: 0 };
  const count: Refuse = (line, why) => {
    imported.refused += 1;
    refuse(line, why);
  };
  for await (const part of format.read(whole, count)) {
    const before = imported.refused;
    await transaction((db) => format.write(db, part, count));
    // What was refused whole was not written.
    if (imported.refused === before) imported.written += 1;
    progress(imported.written);
  }
  return imported;
}

async function* withoutMark(text: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of text) {
    yield isFirst ? piece.replace(BYTE_ORDER_MARK, '') : piece;
    isFirst = false;
  }
}

/** The beginning of a text, and the text whole all the same. */
async function beginningOf(text: AsyncGenerator<string>): Promise<{ head: string; whole: AsyncIterable<string> }> {
  let head = '';
  while (head.length < HEAD) {
    const { value, done } = await text.next();
    if (done) break;
    head += value;
  }
  async function* whole() {
    yield head;
    yield* text;
  }
  return { head: head.slice(0, HEAD), whole: whole() };
}
