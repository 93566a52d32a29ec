// Has the tests of a machine look for faults in it, in a copy of the project that it runs in: each is written into the
// machine's file and taken out again. `node --import tsx scripts/mutations/derived/look.ts <file>`, where the file holds
// the faults of one machine. Says lines of JSON (`Line`): before the first fault and after the last one that the tests
// pass, and what came of each.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createVitest, type TestCase, type Vitest } from 'vitest/node';
import type { FlowModel } from '../../../machines/flowModel.ts';
import { mutated, type Mutation } from '../mutation.ts';
import { inShort } from '../tests.ts';
import type { Line, Looked } from './looked.ts';
import { isSame } from './sameness.ts';

/**
 * In milliseconds, for a test beside a machine that waits for what a fault keeps from coming; what passes takes a few.
 * Each of those has a second try, so that a busy machine alone makes none fail.
 */
const PATIENCE = 1000;
/** In milliseconds; what is tested of a model waits for nothing, and may take its time. */
const LONG = 120_000;

/** A Vitest that stays, so that a fault costs no start. */
const begin = (include: string, testTimeout: number, retry: number): Promise<Vitest> =>
  createVitest('test', {
    config: false,
    root: process.cwd(),
    include: [include],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout,
    retry,
    bail: 1,
    reporters: [{}],
    watch: false,
  });

/** The first test that fails, of those in files whose path holds one of the texts. */
async function firstFailedOf(vitest: Vitest, filters: string[]): Promise<Looked['failed']> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications(filters),
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

const faults = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Mutation[];
const [first] = faults;
if (!first) throw new Error('no faults');
const { file, machine } = first;
const path = resolve(file);
const good = readFileSync(path, 'utf8');
/** Of the machine, also where the fault stands in what several of them share; undefined where it has none. */
const modelFile = readdirSync('machines', { recursive: true, encoding: 'utf8' })
  .map((name) => join('machines', name))
  .find((name) => basename(name) === `${machine}.model.ts`);
// The others need not be explored.
process.env.MACHINE = machine;
const beside = await begin('machines/*/*.test.ts', PATIENCE, 1);
const ofModels = await begin('tests/model/machines.test.ts', LONG, 0);
ofModels.setGlobalTestNamePattern(new RegExp(`^${machine} `));
const model = await readModel();

/** The model of the machine as its files stand now; null where it has none. */
async function readModel(): Promise<FlowModel | null> {
  return modelFile === undefined ? null : (await beside.import<{ model: FlowModel }>(resolve(modelFile))).model;
}

const say = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** The first test that fails of those beside the fault and beside the machine. */
function failedBeside(): Promise<Looked['failed']> {
  beside.invalidateFile(path);
  return firstFailedOf(
    beside,
    [file, modelFile ?? file].map((one) => `${dirname(one)}/`),
  );
}

/** The first test that fails of those of the machine's model. */
function failedOfModel(): Promise<Looked['failed']> {
  ofModels.invalidateFile(path);
  return firstFailedOf(ofModels, ['tests/model/']);
}

/** Whether the machine with the fault that stands in a file does what its model knows of the one without. */
async function changesNothing(fault: Mutation): Promise<boolean> {
  if (!model || !('edits' in fault)) return false;
  try {
    const faulty = await readModel();
    return faulty !== null && isSame(model, faulty.machine);
  } catch {
    // What cannot even be begun is not the same.
    return false;
  }
}

async function look(fault: Mutation): Promise<Looked> {
  const failed = await failedBeside();
  if (failed) return { failed, changesNothing: false };
  if (await changesNothing(fault)) return { failed: null, changesNothing: true };
  return { failed: await failedOfModel(), changesNothing: false };
}

/** @throws Error where the tests of the machine fail although nothing is broken: then they prove nothing */
async function expectGood(): Promise<void> {
  const begun = Date.now();
  const failed = (await failedBeside()) ?? (await failedOfModel());
  if (failed) throw new Error(`${machine}, unbroken as it is: ${failed.test} fails: ${failed.said}`);
  say({ unbroken: Date.now() - begun });
}

try {
  await expectGood();
  for (const fault of faults) {
    writeFileSync(path, mutated(good, fault) ?? good);
    try {
      say({ looked: await look(fault) });
    } finally {
      writeFileSync(path, good);
    }
  }
  // Nothing of a fault is left behind that would have found the next one.
  await expectGood();
} finally {
  await Promise.all([beside.close(), ofModels.close()]);
}
