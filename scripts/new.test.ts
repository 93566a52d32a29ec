import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leftToAll } from '../tests/support/everyDay.ts';

const root = join(import.meta.dirname, '..');
const folders = ['domain', 'locales', 'machines', 'openapi', 'scripts', 'server', 'src', 'tests'];
const files = ['.oxlintrc.json', '.prettierignore', '.prettierrc.json', 'package.json', 'tsconfig.json'];

// It looks at all that the new files lean on.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let project = '';
let told = '';
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'oma-kajo-new-'));
  for (const name of [...folders, ...files]) cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  told = [
    ['operation', 'orders/getOrders'],
    ['operation', 'orders/addOrder'],
    ['operation', 'contracts/getContractNotes'],
    ['page', 'orders/Orders'],
    ['page', 'info/Cookies'],
    ['machine', 'newOrder'],
    ['machine', 'newOrder'],
  ]
    .map(([kind = '', name = '']) => write(kind, name))
    .map(({ stdout, stderr, status }) => {
      if (status !== 0) throw new Error(`${stdout}${stderr}`);
      return stdout;
    })
    .join('');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const run = (...command: string[]) => spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' });
const write = (kind: string, name: string) => run('--import', 'tsx', 'scripts/new.ts', kind, name);
const bin = (path: string) => join('node_modules', path);
const made = () => [...new Set(told.split('\n').filter((line) => /^[\w./-]+\.(ts|tsx|yaml|md)$/.test(line)))];

test.skipIf(leftToAll)('what is written has the right form, types and manners (new.checked)', () => {
  expect(made()).toEqual(
    expect.arrayContaining([
      'openapi/orders.yaml',
      'server/operations/orders.ts',
      'server/operations/contracts.ts',
      'tests/api/getOrders.test.ts',
      'src/api/orders.gen.ts',
      'src/features/orders/OrdersPage.tsx',
      'src/routes/orders.routes.ts',
      'src/routes/info.routes.ts',
      'machines/new-order/newOrder.machine.ts',
      'machines/new-order/newOrder.model.ts',
    ]),
  );
  const code = made().filter((file) => /\.tsx?$/.test(file));
  expect(run(bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...made()).stderr).toBe('');
  expect(run(bin('oxlint/bin/oxlint'), '--deny-warnings', ...code).stdout).toContain('Found 0 warnings and 0 errors');
  writeFileSync(
    join(project, 'tsconfig.new.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: [
        ...code,
        'src/app/router.ts',
        'src/begin.ts',
        'src/routes/*.ts',
        'server/**/*.d.ts',
        'server/operations/*.ts',
        'server/access/resolvers/*.ts',
      ],
    }),
  );
  expect(run(bin('typescript/bin/tsc'), '-p', 'tsconfig.new.json').stdout).toBe('');
});

test.skipIf(leftToAll)('the tests that are written pass as they stand (new.checked)', () => {
  writeFileSync(join(project, 'vitest.config.ts'), 'export default { test: { testTimeout: 60_000 } };\n');
  const tests = made().filter((file) => file.endsWith('.test.ts'));
  expect(tests).toHaveLength(4);
  const { status, stdout, stderr } = run(bin('vitest/vitest.mjs'), 'run', ...tests);
  expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
});

test('a model is made of its machine, each part of it by name (new.model)', () => {
  const model = readFileSync(join(project, 'machines/new-order/newOrder.model.ts'), 'utf8');
  for (const name of ['newOrder.confirm', 'newOrder.retry']) expect(model).toContain(`'${name}': { '': { does: [] } }`);
  for (const state of ['asked', 'sending', 'failed', 'done']) expect(model).toContain(`in: '${state}'`);
  expect(model).toMatch(/send: \{ 'all is well': .*\.\.\.failures \}/);
});

test('what is there already is left alone, and what is no name is told (new.refused)', () => {
  const before = readFileSync(join(project, 'openapi/orders.yaml'), 'utf8');
  expect(write('operation', 'orders/getOrders')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is an operation getOrders already.') as string,
  });
  expect(write('page', 'orders/Orders').stderr).toContain('src/features/orders/OrdersPage.tsx is there already.');
  expect(readFileSync(join(project, 'openapi/orders.yaml'), 'utf8')).toBe(before);
  expect(write('page', '../Orders')).toMatchObject({ status: 1 });
  expect(write('toString', 'x').stderr).toContain('npm run new -- machine <flow>');
  expect(existsSync(join(project, 'src/features/Orders'))).toBe(false);
});
