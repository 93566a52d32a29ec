// npm run atlas: sends the tours through the portal, takes a picture of each state, and builds the atlas into dist/atlas.
// `-- --only <machine>` sends the tours of one machine alone, what is known of the others stays; `-- --build` builds it
// from what the tests left in reports/; `-- --against <revision>` tells what is otherwise than in that revision of git, and
// prints it for a pull request. A run that is broken off by Ctrl+C builds it from what it has.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAtlas } from '../atlas/build/build.ts';
import { hasNotedTours, settleTours } from '../atlas/build/tourReports.ts';
import { chartsAt, RevisionError } from '../atlas/difference/chartsAt.ts';
import { FIRST_LIMIT } from '../atlas/site/build.ts';
import { removedMachines, toMarkdown } from '../atlas/difference/difference.ts';
import { modelFiles } from '../atlas/modelFiles.ts';
import { loadFlows } from '../tests/model/runner/flows.ts';
import { enterProject, prepare, stampAtlas } from './prepare.mjs';

const { values } = parseArgs({
  options: { against: { type: 'string' }, build: { type: 'boolean', default: false }, only: { type: 'string' } },
});
enterProject();
const before = values.against === undefined ? null : { revision: values.against, charts: read(values.against) };
if (values.only !== undefined && !(await modelFiles()).has(values.only)) {
  console.error(`There is no machine ${values.only}. There are ${[...(await modelFiles()).keys()].join(', ')}.`);
  process.exit(1);
}
if (!values.build) tour(values.only);
// A run that was killed has left what it took.
if (hasNotedTours()) settleTours(await loadFlows());

const { data, drawn, gz, workbenchGz, machineGz, pictures } = await buildAtlas(join('dist', 'atlas'), before);
stampAtlas();
const { machines } = data;
// The machine itself, the first of them, is none.
const states = machines.reduce((sum, { chart }) => sum + chart.states.length - 1, 0);
mkdirSync('reports', { recursive: true });
writeFileSync(
  join('reports', 'atlas.json'),
  `${JSON.stringify({ machines: machines.length, states, pictures, drawnMs: drawn, gz, workbenchGz, machineGz }, null, 2)}\n`,
);
console.log(
  `${machines.length} machines with ${states} states, drawn in ${drawn} ms; ${pictures} pictures; ${gz} bytes before the first machine, ${workbenchGz} with it, ${machineGz} for the largest. Open dist/atlas/index.html, or /atlas of the running demo.`,
);
if (gz > FIRST_LIMIT) {
  console.error(`Before the first machine it may load ${FIRST_LIMIT} bytes.`);
  process.exitCode = 1;
}
if (before) {
  const charts = machines.map(({ chart }) => chart);
  console.log(`\n${toMarkdown(before.revision, machines, removedMachines(before.charts, charts))}`);
}

function read(revision: string) {
  try {
    return chartsAt(revision);
  } catch (thrown) {
    if (!(thrown instanceof RevisionError)) throw thrown;
    console.error(`The machines of ${revision} cannot be read. ${thrown.message}`);
    process.exit(1);
  }
}

/** A tour that fails is told, and leaves its states without a picture; the atlas is built all the same. */
function tour(machine: string | undefined): void {
  prepare();
  // The tours end by themselves when they are broken off, and the atlas is built of what they have.
  process.on('SIGINT', () => {});
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--project=portal',
    'tests/model/tours.spec.ts',
    ...(machine === undefined ? [] : ['--grep', ` ${machine} · `]),
  ];
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ATLAS_PICTURES: 'true' },
  });
  if (status === 0) return;
  console.error('Some tours failed: the atlas shows what the others saw.');
  process.exitCode = 1;
}
