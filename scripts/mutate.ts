// npm run mutate: breaks the machines and the pages on a copy of the project, one fault at a time, and says which of the
// generated tests find it; all must be found. `-- --only signOut` plants those of which the name, the file or the machine
// holds the text, `--quick` takes no tours for what is found without. What came of it: reports/mutations.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from './chromium.mjs';
import { Copy, Stopped } from './mutations/copy.ts';
import { mutations } from './mutations/index.ts';
import { mutated, type Mutation } from './mutations/mutation.ts';
import { build, testMachine, tour, type Failed, type Outcome } from './mutations/tests.ts';
import { enterProject } from './prepare.mjs';

/** What became of a fault, for reports/mutations.json. */
interface Finding extends Pick<Mutation, 'name' | 'kind' | 'machine' | 'file'> {
  caught: boolean;
  /** Which of the generated tests have found it. */
  by: ('build' | 'machine' | 'tours')[];
  /** The first test that failed, of the tours where they found it; null where none did. */
  test: string | null;
  /** What that test said, in short. */
  said: string | null;
  seconds: number;
}

const failedOf = (outcome: Outcome): Failed | null => ('failed' in outcome ? outcome.failed : null);

/** The language in which a fault is seen. */
const languageOf = ({ file }: Mutation) => /^locales\/(sv|en)\//.exec(file)?.[1] ?? 'fi';

/** Everything passes as long as nothing is broken. Ends in an error where it does not. */
async function expectGood(copy: Copy, machines: readonly string[]): Promise<void> {
  const complaint = await build(copy);
  if (complaint !== null) throw new Error(`The portal cannot be built, unbroken as it is:\n${complaint}`);
  for (const machine of machines) {
    const outcomes = [await testMachine(copy, machine), await tour(copy, machine, 'fi')];
    const [failed] = outcomes.flatMap((outcome) => failedOf(outcome) ?? []);
    if (failed) throw new Error(`${failed.test} fails, unbroken as everything is: ${failed.said}`);
    if (outcomes.some((outcome) => 'passed' in outcome && outcome.passed === 0)) {
      throw new Error(`${machine} has no generated tests`);
    }
    console.log(`unbroken, ${machine} passes`);
  }
}

/** Has the tests look for a fault that has been planted. */
async function find(copy: Copy, mutation: Mutation, isQuick: boolean): Promise<Pick<Finding, 'by' | 'test' | 'said'>> {
  const { machine, kind, name } = mutation;
  const isOfMachine = mutation.file.startsWith('machines/');
  const byMachine = isOfMachine ? failedOf(await testMachine(copy, machine)) : null;
  if (byMachine && isQuick) return { by: ['machine'], ...byMachine };

  const complaint = await build(copy);
  if (complaint !== null) {
    if (kind !== 'missing translation') throw new Error(`Nothing can be built with “${name}”:\n${complaint}`);
    return { by: ['build'], test: 'build', said: complaint.split('\n')[0] ?? '' };
  }
  const byTours = failedOf(await tour(copy, machine, languageOf(mutation)));
  const found = byTours ?? byMachine;
  const by = [...(byMachine ? ['machine' as const] : []), ...(byTours ? ['tours' as const] : [])];
  return { by, test: found?.test ?? null, said: found?.said ?? null };
}

/** Plants a fault, has it looked for, and takes it away again. */
async function tryOut(copy: Copy, mutation: Mutation, isQuick: boolean): Promise<Finding> {
  const { name, kind, machine, file } = mutation;
  const begun = Date.now();
  const path = copy.path(file);
  const good = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(good, mutation) ?? good);
  try {
    const found = await find(copy, mutation, isQuick);
    const seconds = Math.round((Date.now() - begun) / 1000);
    return { name, kind, machine, file, caught: found.by.length > 0, ...found, seconds };
  } finally {
    writeFileSync(path, good);
  }
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no ');

function tell({ name, kind, machine, caught, by, test, said, seconds }: Finding): void {
  const isByTours = by.includes('tours');
  console.log(
    [
      caught ? 'caught' : 'MISSED',
      `machine tests ${yesOrNo(by.includes('machine'))}`,
      `tours ${yesOrNo(isByTours)}`,
      `${String(seconds).padStart(3)} s`,
      `${machine}: ${name} (${kind})`,
    ].join('  '),
  );
  if (test !== null) console.log(`        by ${test}: ${said}`);
}

/** @returns whether all that was planted was found */
async function mutate(chosen: readonly Mutation[], isQuick: boolean): Promise<boolean> {
  const copy = new Copy();
  try {
    const stale = chosen.filter(
      (mutation) => mutated(readFileSync(copy.path(mutation.file), 'utf8'), mutation) === null,
    );
    for (const { machine, name, file } of stale) console.error(`${machine}: “${name}” has no one place in ${file}`);
    if (stale.length > 0) return false;

    await expectGood(copy, [...new Set(chosen.map(({ machine }) => machine))]);
    const findings: Finding[] = [];
    for (const mutation of chosen) {
      const finding = await tryOut(copy, mutation, isQuick);
      findings.push(finding);
      tell(finding);
    }
    mkdirSync('reports', { recursive: true });
    writeFileSync(join('reports', 'mutations.json'), `${JSON.stringify(findings, null, 2)}\n`);
    const caught = findings.filter((finding) => finding.caught).length;
    console.log(`\n${caught} of ${findings.length} caught`);
    return caught === findings.length;
  } finally {
    await copy.remove();
  }
}

enterProject();
const { only = [''], quick = false } = parseArgs({
  options: { only: { type: 'string', multiple: true }, quick: { type: 'boolean' } },
}).values;
const chosen = mutations.filter(({ name, machine, file }) =>
  only.some((text) => `${name}\n${machine}\n${file}`.includes(text)),
);
try {
  if (chosen.length === 0) console.error(`No fault holds “${only.join('” or “')}”.`);
  const isGood = chosen.length > 0 && (await provideChromium()) && (await mutate(chosen, quick));
  process.exitCode = isGood ? 0 : 1;
} catch (thrown) {
  console.error(thrown instanceof Stopped ? 'Stopped.' : (thrown as Error).message);
  process.exitCode = thrown instanceof Stopped ? 130 : 1;
}
