import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A requirement of docs/requirements. */
export interface Requirement {
  id: string;
  /** What it says. */
  text: string;
  /** The file that it stands in, without its ending: `portal`. */
  area: string;
  /** The tests that cite it, as paths in the project. */
  tests: string[];
}

/** What a file of requirements is called, in each language. */
export type AreaNames = Record<'fi' | 'sv' | 'en', string>;

const folder = join('docs', 'requirements');
/** Where tests may be. */
const roots = ['openapi', 'atlas', 'domain', 'machines', 'server', 'src', 'tests', 'scripts'];

/** All tests, with what they say. */
export function readTests(project: string): { file: string; text: string }[] {
  return roots
    .filter((root) => existsSync(join(project, root)))
    .flatMap((root) =>
      readdirSync(join(project, root), { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(project, file), 'utf8') }));
}

/**
 * What the files of docs/requirements are called, by their areas: each says it under its heading, as
 * `_Sopimukset · Avtal · Contracts_`; one that does not goes by its file's name.
 */
export function readAreaNames(project: string): Record<string, AreaNames> {
  const files = readdirSync(join(project, folder)).filter((file) => file.endsWith('.md'));
  return Object.fromEntries(
    files.flatMap((file) => {
      const text = readFileSync(join(project, folder, file), 'utf8');
      const [, fi, sv, en] = /^# .+\n\n_(.+) · (.+) · (.+)_$/m.exec(text) ?? [];
      return fi && sv && en ? [[file.slice(0, -'.md'.length), { fi, sv, en }]] : [];
    }),
  );
}

/** Every row of docs/requirements, in the order in which they stand, with the tests that cite it. */
export function readRequirements(project: string): Requirement[] {
  const tests = readTests(project).map(({ file, text }) => ({
    file,
    cited: new Set(text.match(/[a-z][A-Za-z]*(?:\.[A-Za-z]+)+/g)),
  }));
  const files = readdirSync(join(project, folder)).filter((file) => file.endsWith('.md'));
  return files.flatMap((file) => {
    const rows = readFileSync(join(project, folder, file), 'utf8').matchAll(
      /^\| ([a-z][A-Za-z]*(?:\.[A-Za-z]+)+) +\| (.*?) +\|/gm,
    );
    return [...rows].map(([, id = '', text = '']) => ({
      id,
      text,
      area: file.slice(0, -'.md'.length),
      tests: tests.filter(({ cited }) => cited.has(id)).map((test) => test.file),
    }));
  });
}
