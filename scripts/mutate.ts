// npm run mutate: breaks the machines and the pages on a copy of the project, one fault at a time, and says which of the
// tests find it; all must be found. Faults of machines are read off their sources, those of pages are written by hand
// (scripts/mutations/flows). `-- --server` plants holes in writes and access instead, `--only signOut` those of which the
// name, the file or the machine holds the text, `--quick` needs no browser: faults of machines alone, which the tests of
// machines must find. What came of it: reports/mutations.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from './chromium.mjs';
import { Copy, Stopped } from './mutations/copy.ts';
import { lookInMachines } from './mutations/derived/looked.ts';
import { derivedFaults, flowFaults, serverFaults } from './mutations/index.ts';
import { mutated, type Mutation } from './mutations/mutation.ts';
import { build, isInBrowser, runTests, tour, type Failed, type Outcome } from './mutations/tests.ts';
import { enterProject } from './prepare.mjs';

/** What became of a fault, for reports/mutations.json. */
interface Finding extends Pick<Mutation, 'name' | 'kind' | 'machine' | 'file'> {
  caught: boolean;
  /** Which of the tests have found it. */
  by: ('build' | 'machine' | 'tours' | 'tests')[];
  /** The first test that failed, of the tours where they found it; null where none did. */
  test: string | null;
  /** What that test said, in short. */
  said: string | null;
  seconds: number;
  /** It changes nothing that could be told: the machine does the same wherever its model leads. */
  changesNothing?: true;
}

type Found = Pick<Finding, 'by' | 'test' | 'said'>;

const failedOf = (outcome: Outcome): Failed | null => ('failed' in outcome ? outcome.failed : null);

/** The language in which a fault is seen. */
const languageOf = ({ file }: Mutation) => /^locales\/(sv|en)\//.exec(file)?.[1] ?? 'fi';

const testsOf = (mutation: Mutation) => ('tests' in mutation ? mutation.tests : undefined);

const needsBuild = (mutation: Mutation): boolean => isInBrowser(testsOf(mutation) ?? { files: ['tours.spec.ts'] });

const isOfMachine = ({ file }: Mutation) => file.startsWith('machines/');

/** What looks for faults passes as long as nothing is broken. Ends in an error where it does not. */
async function expectAllGood(copy: Copy, chosen: readonly Mutation[]): Promise<void> {
  if (chosen.some(needsBuild)) {
    const complaint = await build(copy);
    if (complaint !== null) throw new Error(`The portal cannot be built, unbroken as it is:\n${complaint}`);
  }
  const files = [...new Set(chosen.flatMap((mutation) => testsOf(mutation)?.files ?? []))];
  const inBrowser = files.filter((file) => isInBrowser({ files: [file] }));
  for (const some of [files.filter((file) => !inBrowser.includes(file)), inBrowser])
    if (some.length > 0) expectGood(some.join(', '), await runTests(copy, { files: some }));
  const toured = chosen.filter((mutation) => !testsOf(mutation)).map(({ machine }) => machine);
  for (const machine of new Set(toured)) expectGood(`the tours of ${machine}`, await tour(copy, machine, 'fi'));
}

function expectGood(what: string, outcome: Outcome): void {
  const failed = failedOf(outcome);
  if (failed) throw new Error(`${failed.test} fails, unbroken as everything is: ${failed.said}`);
  if ('passed' in outcome && outcome.passed === 0) throw new Error(`${what} has no tests`);
  console.log(`unbroken, all is well: ${what}`);
}

/** Has the tests that must find a fault look for it once it has been planted: those that it names, else the tours. */
async function find(copy: Copy, mutation: Mutation): Promise<Found> {
  const complaint = needsBuild(mutation) ? await build(copy) : null;
  if (complaint !== null) {
    if (mutation.kind !== 'missing translation')
      throw new Error(`Nothing can be built with “${mutation.name}”:\n${complaint}`);
    return { by: ['build'], test: 'build', said: complaint.split('\n')[0] ?? '' };
  }
  const tests = testsOf(mutation);
  const outcome = tests ? await runTests(copy, tests) : await tour(copy, mutation.machine, languageOf(mutation));
  if ('passed' in outcome && outcome.passed === 0) throw new Error(`No test is there to look for “${mutation.name}”`);
  return foundBy(tests ? 'tests' : 'tours', outcome);
}

function foundBy(who: Finding['by'][number], outcome: Outcome): Found {
  const failed = failedOf(outcome);
  return failed ? { by: [who], ...failed } : { by: [], test: null, said: null };
}

const findingOf = ({ name, kind, machine, file }: Mutation, found: Found, begun: number): Finding => ({
  name,
  kind,
  machine,
  file,
  caught: found.by.length > 0,
  ...found,
  seconds: Math.round((Date.now() - begun) / 1000),
});

/** Plants a fault, has it looked for, and takes it away again. */
async function tryOut(copy: Copy, mutation: Mutation): Promise<Finding> {
  const begun = Date.now();
  const path = copy.path(mutation.file);
  const good = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(good, mutation) ?? good);
  try {
    return findingOf(mutation, await find(copy, mutation), begun);
  } finally {
    writeFileSync(path, good);
  }
}

function tell({ name, kind, machine, caught, by, test, said, seconds, changesNothing }: Finding): void {
  const what = caught ? `caught by ${by.join(', ')}` : changesNothing ? 'changes nothing' : 'MISSED';
  console.log([what.padEnd(17), `${String(seconds).padStart(3)} s`, `${machine}: ${name} (${kind})`].join('  '));
  if (test !== null) console.log(`        by ${test}: ${said}`);
}

/**
 * The tests of machines first; what they miss, and what is on pages, is for the tours and the tests in Chromium.
 *
 * @param isQuick nothing is looked for in Chromium: what the tests of machines miss is missed
 * @returns how many were not looked for
 */
async function plantInFlows(copy: Copy, chosen: readonly Mutation[], isQuick: boolean, note: Note): Promise<number> {
  const left = chosen.filter((mutation) => !isOfMachine(mutation));
  let begun = Date.now();
  await lookInMachines(copy, chosen.filter(isOfMachine), (mutation, { failed, changesNothing }) => {
    const found: Found = foundBy('machine', failed ? { failed } : { passed: 0 });
    if (failed || changesNothing || isQuick)
      note({ ...findingOf(mutation, found, begun), ...(changesNothing && { changesNothing }) });
    else {
      left.push(mutation);
      console.log(`left to the tours  ${mutation.machine}: ${mutation.name} (${mutation.kind})`);
    }
    begun = Date.now();
  });
  if (isQuick) return left.length;
  await plant(copy, left, note);
  return 0;
}

/** Has the tours and the tests that faults name look for them. */
async function plant(copy: Copy, chosen: readonly Mutation[], note: Note): Promise<void> {
  await expectAllGood(copy, chosen);
  for (const mutation of chosen) note(await tryOut(copy, mutation));
}

type Note = (finding: Finding) => void;

/** @returns whether all that was planted and looked for was found */
async function mutate(chosen: readonly Mutation[], isServer: boolean, isQuick: boolean): Promise<boolean> {
  const copy = new Copy();
  try {
    const stale = chosen.filter(
      (mutation) => mutated(readFileSync(copy.path(mutation.file), 'utf8'), mutation) === null,
    );
    for (const { machine, name, file } of stale) console.error(`${machine}: “${name}” has no one place in ${file}`);
    if (stale.length > 0) return false;

    const findings: Finding[] = [];
    const note: Note = (finding) => {
      findings.push(finding);
      tell(finding);
    };
    let notLookedFor = 0;
    if (isServer) await plant(copy, chosen, note);
    else notLookedFor = await plantInFlows(copy, chosen, isQuick, note);
    mkdirSync('reports', { recursive: true });
    writeFileSync(join('reports', 'mutations.json'), `${JSON.stringify(findings, null, 2)}\n`);
    const faults = findings.filter(({ changesNothing }) => !changesNothing);
    const caught = faults.filter((finding) => finding.caught).length;
    console.log(`\n${caught} of ${faults.length} caught; ${findings.length - faults.length} change nothing`);
    if (notLookedFor > 0) console.log(`${notLookedFor} of pages not looked for, which need a browser`);
    return caught === faults.length;
  } finally {
    await copy.remove();
  }
}

enterProject();
const {
  only = [''],
  quick = false,
  server = false,
} = parseArgs({
  options: { only: { type: 'string', multiple: true }, quick: { type: 'boolean' }, server: { type: 'boolean' } },
}).values;
// What happens at once shows on PostgreSQL alone.
if (server) process.env['TEST_ALL'] = 'true';
try {
  const all: Mutation[] = server ? await serverFaults() : [...derivedFaults(), ...(await flowFaults())];
  const chosen = all.filter(({ name, machine, file }) =>
    only.some((text) => `${name}\n${machine}\n${file}`.includes(text)),
  );
  if (chosen.length === 0) console.error(`No fault holds “${only.join('” or “')}”.`);
  const isReady = chosen.length > 0 && (quick || server || (await provideChromium()));
  process.exitCode = isReady && (await mutate(chosen, server, quick)) ? 0 : 1;
} catch (thrown) {
  console.error(thrown instanceof Stopped ? 'Stopped.' : (thrown as Error).message);
  process.exitCode = thrown instanceof Stopped ? 130 : 1;
}
