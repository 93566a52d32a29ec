import { modulesIn } from '../modulesIn.ts';
import type { AnyHandler, ProblemExtras } from './serve.ts';

/** A file of this folder that serves a tag. */
interface TagFile {
  handlers?: Record<string, AnyHandler>;
  problemExtras?: Record<string, ProblemExtras>;
}

const found = await modulesIn<TagFile>(import.meta.dirname, ['index.ts', 'handler.ts', 'serve.ts']);
const files = [...found.values()];

/** What serves each operation of the API: the `handlers` of every file of this folder that is called like a tag. */
export const handlers = Object.assign({}, ...files.map((file) => file.handlers ?? {})) as Record<string, AnyHandler>;
/** Their `problemExtras`, by operation. */
export const problemExtras = Object.assign({}, ...files.map((file) => file.problemExtras ?? {})) as Record<
  string,
  ProblemExtras
>;
