import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { besideSource } from './besideSource.ts';

const root = join(import.meta.dirname, '..', '..');
let folder: string;
beforeEach(async () => {
  await mkdir(join(root, 'reports'), { recursive: true });
  folder = await mkdtemp(join(root, 'reports', 'beside-'));
  await writeFile(join(folder, 'one.ts'), '');
  await writeFile(join(folder, 'one.test.ts'), '');
  await writeFile(join(folder, 'index.ts'), '');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What the plugin makes of a module of that folder, compiled into `dist/server`. */
function transformed(code: string): string | null {
  const plugin = besideSource() as unknown as {
    configResolved(config: unknown): void;
    transform(code: string, id: string): { code: string } | null;
  };
  plugin.configResolved({ root, build: { outDir: 'dist/server' } });
  return plugin.transform(code, join(folder, 'index.ts'))?.code ?? null;
}

test('a module finds its files beside its source', () => {
  const there = `/../../${relative(root, folder)}`;
  expect(transformed("const file = join(import.meta.dirname, 'x');")).toBe(
    `const file = join((import.meta.dirname + "${there}"), 'x');`,
  );
});

test('what stands in a folder comes with it, but for the tests and what is something else', () => {
  const code = transformed("const found = await modulesIn<{ a: B<C> }>(import.meta.dirname, ['index.ts']);");
  expect(code).toBe(
    `import * as module0 from "${join(folder, 'one.ts')}";const found = await new Map([['one', module0]] as [string, any][]);`,
  );
});

test('a folder that the build does not see stops it', () => {
  expect(() => transformed('modulesIn<A>(folder); import.meta.dirname;')).toThrow(
    'in words that the build does not know',
  );
});
