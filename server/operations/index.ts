import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyHandler, ProblemExtras } from './serve.ts';

/** A file of this folder that serves a tag. */
interface TagFile {
  handlers?: Record<string, AnyHandler>;
  problemExtras?: Record<string, ProblemExtras>;
}

const isOther = (file: string) => !/^\w+\.ts$/.test(file) || ['index.ts', 'handler.ts', 'serve.ts'].includes(file);

const files = readdirSync(import.meta.dirname).filter((file) => !isOther(file));
const found = await Promise.all(
  files.map(async (file) => (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as TagFile),
);

/** What serves each operation of the API: the `handlers` of every file of this folder that is called like a tag. */
export const handlers = Object.assign({}, ...found.map((file) => file.handlers ?? {})) as Record<string, AnyHandler>;
/** Their `problemExtras`, by operation. */
export const problemExtras = Object.assign({}, ...found.map((file) => file.problemExtras ?? {})) as Record<
  string,
  ProblemExtras
>;
