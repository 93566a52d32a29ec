// Has the machine tests look for faults in machines, in a copy of the project that it runs in: each is written into the
// machine's file and taken out again. `node --import tsx scripts/mutations/derived/look.ts <file>`, where the file holds
// the faults; says a line of JSON for each (`Looked`).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createVitest, type TestCase, type Vitest } from 'vitest/node';
import type { AnyStateMachine } from 'xstate';
import type { FlowModel } from '../../../machines/flowModel.ts';
import { mutated, type Mutation } from '../mutation.ts';
import { inShort } from '../tests.ts';
import type { Looked } from './looked.ts';
import { isSame } from './sameness.ts';

/** In milliseconds; what passes takes a few. */
const PATIENCE = 1500;

const modelTests = resolve('tests/model/machines.test.ts');

/** The first test that fails of the machine's own, then of its model. */
async function firstFailed(vitest: Vitest, machine: string, file: string): Promise<Looked['failed']> {
  const own = (await vitest.globTestSpecifications([`${dirname(file)}/`])).filter(
    ({ moduleId }) => moduleId !== modelTests,
  );
  const ofModel = await vitest.globTestSpecifications(['tests/model/machines.test.ts']);
  for (const [specifications, pattern] of [
    [own, null],
    [ofModel, new RegExp(`^${machine} `)],
  ] as const) {
    if (pattern) vitest.setGlobalTestNamePattern(pattern);
    else vitest.resetGlobalTestNamePattern();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    for (const module of testModules) {
      const [test] = [...module.children.allTests('failed')] as TestCase[];
      const { errors = [] } = test?.result() ?? {};
      if (test) return { test: test.fullName, said: inShort(errors[0]?.message ?? '') };
      const [error] = module.errors();
      if (error) return { test: 'the machine cannot be explored', said: inShort(error.message) };
    }
    const [unhandled] = unhandledErrors as { message?: string }[];
    if (unhandled) return { test: 'the machine fails', said: inShort(unhandled.message ?? '') };
  }
  return null;
}

/** The model of a machine; null where it has none. */
async function modelOf(file: string): Promise<FlowModel | null> {
  const path = resolve(file.replace('.machine.ts', '.model.ts'));
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as { model: FlowModel }).model : null;
}

async function changesNothing(model: FlowModel, { file }: Mutation, index: number): Promise<boolean> {
  try {
    const module = (await import(`${pathToFileURL(resolve(file)).href}?fault=${index}`)) as Record<string, unknown>;
    const faulty = Object.values(module).find(
      (value) => typeof value === 'object' && value !== null && 'root' in value,
    );
    return isSame(model, faulty as AnyStateMachine);
  } catch {
    // What cannot even be begun is not the same.
    return false;
  }
}

const faults = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Mutation[];
const models = new Map<string, FlowModel | null>();
// Read while nothing is broken.
for (const { file } of faults) if (!models.has(file)) models.set(file, await modelOf(file));

const vitest = await createVitest('test', {
  config: false,
  root: process.cwd(),
  include: ['machines/**/*.test.ts', 'tests/model/machines.test.ts'],
  pool: 'forks',
  maxWorkers: 1,
  // A machine that never comes to where a test waits for it.
  testTimeout: PATIENCE,
  bail: 1,
  reporters: [{}],
  watch: false,
});
try {
  for (const [index, fault] of faults.entries()) {
    const path = resolve(fault.file);
    const good = readFileSync(path, 'utf8');
    writeFileSync(path, mutated(good, fault) ?? good);
    vitest.invalidateFile(path);
    try {
      const failed = await firstFailed(vitest, fault.machine, fault.file);
      const model = models.get(fault.file);
      const isNone = !failed && 'edits' in fault && model ? await changesNothing(model, fault, index) : false;
      process.stdout.write(`${JSON.stringify({ index, failed, changesNothing: isNone } satisfies Looked)}\n`);
    } finally {
      writeFileSync(path, good);
      vitest.invalidateFile(path);
    }
  }
} finally {
  await vitest.close();
}
