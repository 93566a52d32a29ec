import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deriveFaults } from './derived/derive.ts';
import type { DerivedFault, WrittenFault } from './mutation.ts';

/** The files below a folder whose names end so, in order. */
const filesIn = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => join(folder, file))
    .sort();

/** The faults written by hand in a folder here: each file there exports its `faults`. */
async function readFaults(folder: string): Promise<WrittenFault[]> {
  const read = filesIn(join('scripts/mutations', folder), '.ts').map(async (file) => {
    const { faults } = (await import(pathToFileURL(resolve(file)).href)) as { faults: WrittenFault[] };
    return faults;
  });
  return (await Promise.all(read)).flat();
}

/** Faults of pages, actors, texts, and of machines where nothing can be derived: a file a flow. */
export const flowFaults = (): Promise<WrittenFault[]> => readFaults('flows');

/** Holes in writes and access. */
export const serverFaults = (): Promise<WrittenFault[]> => readFaults('server');

/** What can be read off the source of every machine. */
export const derivedFaults = (): DerivedFault[] =>
  filesIn('machines', '.machine.ts').flatMap((file) => deriveFaults(file));
