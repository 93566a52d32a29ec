import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { failures } from '../../machines/failures.ts';
import { failureTexts } from '../../machines/words.ts';
import type { Read } from './read.ts';

/*
 * The calls that a page makes by itself, and what a person must see where one fails. It is data, and written from the
 * requirements: a file an area, `<area>Reads.ts`.
 */

/** What a read may come to: the failures of every call, and what becomes of a token that is refused. */
export const readFaults = {
  ...failures,
  'the token is refused once': failures['the session is over'],
  'the token is refused, and the session is good': failures['the session is over'],
};
export type ReadFault = keyof typeof readFaults;

/** Why it does not come, as every page says it. */
export const reasons = Object.fromEntries(
  Object.entries(readFaults).map(([fault, { error }]) => [fault, failureTexts[error.kind]]),
) as Record<ReadFault, string>;

const here = import.meta.dirname;
const files = readdirSync(here).filter((file) => file.endsWith('Reads.ts'));

/** Of all areas. */
export const reads: Read[] = (
  await Promise.all(
    files.toSorted().map(async (file) => {
      const area = (await import(pathToFileURL(join(here, file)).href)) as { reads: Read[] };
      return area.reads;
    }),
  )
).flat();
