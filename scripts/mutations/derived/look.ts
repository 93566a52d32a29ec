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

/** In milliseconds, for a test beside a machine that waits for what a fault keeps from coming; what passes takes a few. */
const PATIENCE = 5000;
/** In milliseconds; what is tested of a model waits for nothing, it may take its time on a busy machine. */
const LONG = 120_000;

/** A Vitest that stays, so that a fault costs no start. */
const begin = (include: string, testTimeout: number): Promise<Vitest> =>
  createVitest('test', {
    config: false,
    root: process.cwd(),
    include: [include],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout,
    reporters: [{}],
    watch: false,
  });

const beside = await begin('machines/*/*.test.ts', PATIENCE);
const ofModels = await begin('tests/model/machines.test.ts', LONG);

/** The first test that fails, of those in files whose path holds the text. */
async function firstFailedOf(vitest: Vitest, filter: string): Promise<Looked['failed']> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications([filter]),
  );
  for (const module of testModules) {
    const [test] = [...module.children.allTests('failed')] as TestCase[];
    const { errors = [] } = test?.result() ?? {};
    if (test) return { test: test.fullName, said: inShort(errors[0]?.message ?? '') };
    const [error] = module.errors();
    if (error) return { test: 'the machine cannot be explored', said: inShort(error.message) };
  }
  const [unhandled] = unhandledErrors as { message?: string }[];
  return unhandled ? { test: 'the machine fails', said: inShort(unhandled.message ?? '') } : null;
}

/** The first test that fails of those beside a machine, then of those of its model. */
async function firstFailed(machine: string, file: string): Promise<Looked['failed']> {
  const path = resolve(file);
  for (const vitest of [beside, ofModels]) vitest.invalidateFile(path);
  ofModels.setGlobalTestNamePattern(new RegExp(`^${machine} `));
  return (await firstFailedOf(beside, `${dirname(file)}/`)) ?? (await firstFailedOf(ofModels, 'tests/model/'));
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

/** @throws Error where the tests of a machine fail although nothing is broken: then they prove nothing */
async function expectGood(): Promise<void> {
  for (const [file, machine] of new Map(faults.map((fault) => [fault.file, fault.machine]))) {
    const failed = await firstFailed(machine, file);
    if (failed) throw new Error(`${machine}, unbroken as it is: ${failed.test} fails: ${failed.said}`);
  }
}

try {
  await expectGood();
  for (const [index, fault] of faults.entries()) {
    const path = resolve(fault.file);
    const good = readFileSync(path, 'utf8');
    writeFileSync(path, mutated(good, fault) ?? good);
    try {
      const failed = await firstFailed(fault.machine, fault.file);
      const model = models.get(fault.file);
      const isNone = !failed && 'edits' in fault && model ? await changesNothing(model, fault, index) : false;
      process.stdout.write(`${JSON.stringify({ index, failed, changesNothing: isNone } satisfies Looked)}\n`);
    } finally {
      writeFileSync(path, good);
    }
  }
  // Nothing of a fault is left behind that would have found the next one.
  await expectGood();
} finally {
  await Promise.all([beside.close(), ofModels.close()]);
}
