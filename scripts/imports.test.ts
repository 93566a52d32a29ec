import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '..');
let project: string;

// Each reads the packages' own files too.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'oma-kajo-imports-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    cpSync(join(root, file), join(project, file));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

const statements = {
  atOnce: (name: string, target: string) => `import * as ${name} from '${target}';`,
  later: (name: string, target: string) => `const ${name} = import('${target}');`,
  type: (name: string, target: string) => `import type * as ${name} from '${target}';`,
};
type Import = readonly [from: string, to: string, how?: 'later' | 'type'];

/** Writes files that import each other, at once, `later` or for a `type`, and answers which rules they break. */
function brokenRules(imports: readonly Import[]): string[] {
  const files = new Map<string, string[]>();
  const linesOf = (file: string) => files.get(file) ?? files.set(file, []).get(file) ?? [];
  for (const [from, to, how = 'atOnce'] of imports) {
    const isFile = /\.tsx?$/.test(to);
    if (isFile) linesOf(to);
    const target = isFile ? relative(dirname(from), to).replace(/^(?!\.)/, './') : to;
    linesOf(from).push(statements[how](`imported${linesOf(from).length}`, target));
  }
  for (const [file, lines] of files) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), [...lines, 'export const own = 1;', ''].join('\n'));
  }
  const folders = [...new Set([...files.keys()].map((file) => file.split('/')[0] ?? ''))];
  const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const { stdout } = spawnSync(process.execPath, [program, ...folders, '--output-type', 'json'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return summary.violations
    .map(
      ({ rule, from, to }) => `${rule.name}: ${from} → ${to.replace(/^.*node_modules\/((@[^/]+\/)?[^/]+).*$/, '$1')}`,
    )
    .sort();
}

test('what the table allows passes', () => {
  expect(
    brokenRules([
      ['domain/a.ts', 'openapi/api.gen.ts'],
      ['domain/a.test.ts', 'fast-check'],
      ['domain/a.test.ts', 'domain/a.ts'],
      ['machines/a/a.machine.ts', 'xstate'],
      ['machines/a/a.machine.ts', 'domain/a.ts'],
      ['src/ui/A/A.tsx', 'react'],
      ['src/ui/A/A.tsx', 'lucide'],
      ['src/ui/A/A.tsx', 'domain/links/index.ts'],
      ['src/api/a.ts', 'src/i18n/a.ts'],
      ['src/i18n/a.ts', 'src/platform/a.ts'],
      ['src/shared/a.ts', 'src/api/a.ts'],
      ['src/shared/a.ts', 'machines/a/a.machine.ts'],
      ['src/features/a/A.tsx', 'src/shared/a.ts'],
      ['src/routes/a.ts', 'src/features/a/A.tsx'],
      ['src/app/a.ts', 'src/routes/a.ts'],
      ['src/main.tsx', 'src/app/a.ts'],
      ['src/main.tsx', 'atlas/live/portal.ts', 'later'],
      ['atlas/live/portal.ts', 'atlas/explorer/internals.ts'],
      ['atlas/live/portal.ts', 'xstate'],
      ['atlas/live/portal.test.ts', 'machines/a/a.machine.ts'],
      ['atlas/explorer/internals.ts', 'machines/a/a.machine.ts'],
      ['atlas/chart/layout.ts', 'elkjs'],
      ['atlas/build/data.ts', 'node:fs'],
      ['atlas/site/build.ts', 'vite'],
      ['atlas/site/build.ts', 'atlas/atlasData.ts'],
      ['atlas/site/A.tsx', 'src/ui/A/A.tsx'],
      ['atlas/site/A.tsx', 'atlas/live/messages.ts'],
      ['atlas/site/A.tsx', '@lingui/react'],
      ['server/a.ts', 'domain/a.ts'],
      ['server/a.ts', 'node:fs'],
      ['server/a.ts', 'fastify'],
      ['tests/access/a.ts', 'server/a.ts'],
      ['tests/e2e/a.ts', '@playwright/test'],
    ]),
  ).toEqual([]);
});

test('each wrong import is found', () => {
  expect(
    brokenRules([
      ['openapi/api.gen.ts', 'domain/a.ts'],
      ['domain/b.ts', 'machines/a/a.machine.ts'],
      ['domain/c.ts', 'luxon'],
      ['domain/d.ts', 'node:fs'],
      ['machines/b/b.machine.ts', 'src/api/a.ts'],
      ['machines/b/c.machine.ts', 'react'],
      ['machines/b/b.machine.test.ts', 'src/api/a.ts'],
      ['src/ui/B/B.tsx', 'domain/a.ts'],
      ['src/ui/B/C.tsx', '@lingui/react'],
      ['src/ui/B/D.tsx', 'src/ui/B/B.look.ts'],
      ['src/ui/B/D.tsx', '@vanilla-extract/css'],
      ['src/api/b.ts', 'src/shared/a.ts'],
      ['src/i18n/b.ts', 'src/api/a.ts'],
      ['src/platform/b.ts', 'src/i18n/a.ts'],
      ['src/shared/b.ts', 'src/features/a/A.tsx'],
      ['src/features/b/B.tsx', 'src/features/a/A.tsx'],
      ['src/features/b/C.tsx', 'fastify'],
      ['src/features/b/D.tsx', 'server/a.ts'],
      ['src/routes/b.ts', 'src/api/a.ts'],
      ['server/b.ts', 'src/api/a.ts'],
      ['server/c.ts', 'machines/a/a.machine.ts'],
      ['server/d.ts', 'vitest'],
      ['server/e.ts', 'server/a.test.ts'],
      ['tests/e2e/b.ts', 'src/api/a.ts'],
      ['src/main.tsx', 'atlas/live/portal.ts'],
      ['src/app/b.ts', 'atlas/live/portal.ts', 'later'],
      ['atlas/live/b.ts', 'machines/a/a.machine.ts'],
      ['atlas/explorer/b.ts', 'src/ui/A/A.tsx'],
      ['atlas/explorer/b.ts', 'node:fs'],
      ['atlas/chart/b.ts', 'src/ui/A/A.tsx'],
      ['atlas/site/B.tsx', 'src/shared/a.ts'],
      ['atlas/site/B.tsx', 'elkjs'],
      ['atlas/site/B.tsx', 'atlas/build/data.ts'],
      ['atlas/site/C.tsx', 'src/ui/B/B.look.ts'],
      ['server/f.ts', 'atlas/atlasData.ts'],
      ['src/app/c.ts', 'src/app/d.ts'],
      ['src/app/d.ts', 'src/app/c.ts'],
      ['server/g.ts', 'server/h.ts', 'type'],
      ['server/h.ts', 'server/g.ts', 'type'],
    ]),
  ).toEqual([
    'api: src/api/b.ts → src/shared/a.ts',
    'app: src/app/b.ts → atlas/live/portal.ts',
    'atlas-building: atlas/chart/b.ts → src/ui/A/A.tsx',
    'atlas-live: atlas/live/b.ts → machines/a/a.machine.ts',
    'atlas-site: atlas/site/B.tsx → atlas/build/data.ts',
    'atlas-site: atlas/site/B.tsx → elkjs',
    'atlas-site: atlas/site/B.tsx → src/shared/a.ts',
    'atlas: atlas/explorer/b.ts → fs',
    'atlas: atlas/explorer/b.ts → src/ui/A/A.tsx',
    'customers-load-no-atlas: src/main.tsx → atlas/live/portal.ts',
    'domain: domain/b.ts → machines/a/a.machine.ts',
    'domain: domain/c.ts → luxon',
    'domain: domain/d.ts → fs',
    'features-are-apart: src/features/b/B.tsx → src/features/a/A.tsx',
    'features: src/features/b/C.tsx → fastify',
    'features: src/features/b/D.tsx → server/a.ts',
    'i18n: src/i18n/b.ts → src/api/a.ts',
    'machines-tests: machines/b/b.machine.test.ts → src/api/a.ts',
    'machines: machines/b/b.machine.ts → src/api/a.ts',
    'machines: machines/b/c.machine.ts → react',
    'no-cycles: server/g.ts → server/h.ts',
    'no-cycles: src/app/c.ts → src/app/d.ts',
    'no-development-packages: domain/c.ts → luxon',
    'no-development-packages: server/d.ts → vitest',
    'openapi: openapi/api.gen.ts → domain/a.ts',
    'platform: src/platform/b.ts → src/i18n/a.ts',
    'routes: src/routes/b.ts → src/api/a.ts',
    'server: server/b.ts → src/api/a.ts',
    'server: server/c.ts → machines/a/a.machine.ts',
    'server: server/f.ts → atlas/atlasData.ts',
    'shared: src/shared/b.ts → src/features/a/A.tsx',
    'styles-are-made-at-build: atlas/site/C.tsx → src/ui/B/B.look.ts',
    'styles-are-made-at-build: src/ui/B/D.tsx → @vanilla-extract/css',
    'styles-are-made-at-build: src/ui/B/D.tsx → src/ui/B/B.look.ts',
    'tests-are-imported-by-tests-alone: server/e.ts → server/a.test.ts',
    'tests: tests/e2e/b.ts → src/api/a.ts',
    'ui: src/ui/B/B.tsx → domain/a.ts',
    'ui: src/ui/B/C.tsx → @lingui/react',
  ]);
});
