// npm test: what is tested every day, from a fresh clone too; `npm run test:all` takes what it leaves out as well. A part that
// fails does not keep the others from running; the last line counts all of them. How long each took: reports/tests.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNames, runChecks } from './checks.mjs';
import { provideChromium } from './chromium.mjs';
import { provideEngines } from './engines.mjs';
import { install } from './prepare.mjs';
import { runPlaywright, runVitest } from './testRuns.mjs';

const isAll = process.argv.includes('--all');
// For the tools that know no projects of what is left out.
if (isAll) process.env.TEST_ALL = 'true';
const none = { passed: 0, failed: 1, skipped: 0, seconds: 0, failures: [], files: [] };

install();
mkdirSync('reports', { recursive: true });
const begun = Date.now();
const build = await runChecks(['build']);
const isBuilt = build.failed.length === 0;
const hasChromium = await provideChromium();
const hasEngines = isAll && provideEngines();

// One waits where the other computes, so together they are done sooner; what the checks say comes when they are done.
const said = [];
const [checks, vitest] = await Promise.all([timed(check), timed(() => (hasChromium ? runVitest() : none))]);
console.log(`\n── checks\n${said.join('\n')}`);

if (!isBuilt) console.error('The portal could not be built, so there is nothing to open in a browser.');
const projects = ['portal', ...(isAll ? ['left-out', 'heard'] : []), ...(hasEngines ? ['firefox', 'webkit'] : [])];
const [everyDay = none, leftOut = none, heard = none, firefox = none, webkit = none] =
  isBuilt && hasChromium ? await runPlaywright(projects) : [];

const parts = [
  { part: 'checks', ...checks },
  { part: 'tests beside the code, of access, API and store', ...vitest },
  { part: 'tests in the browser', ...everyDay },
  ...(isAll
    ? [
        { part: 'tests in the browser that npm test leaves out', ...leftOut },
        { part: 'what a screen reader says', ...heard },
        { part: 'main ways through in Firefox', ...firefox },
        { part: 'main ways through in WebKitGTK', ...webkit },
      ]
    : []),
];
const sum = (what) => parts.reduce((total, part) => total + part[what], 0);
const seconds = Math.round((Date.now() - begun) / 1000);
const counts = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
writeFileSync(join('reports', 'tests.json'), `${JSON.stringify({ ...counts, seconds, parts }, null, 2)}\n`);

console.log('');
for (const { part, passed, failed, skipped, failures, repeated = [], seconds: took } of parts) {
  console.log(`${part}: ${passed} passed, ${failed} failed, ${skipped} skipped (${took} s)`);
  for (const failure of failures) console.log(`  failed: ${failure}`);
  for (const name of repeated) console.log(`  passed only when it was repeated, so it has found something: ${name}`);
}
console.log(`all of it: ${seconds} s`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

async function check() {
  const others = checkNames.filter((name) => name !== 'build');
  const { passed, failed } = await runChecks(others, (line) => said.push(line));
  const count = (what) => build[what].length + { passed, failed }[what].length;
  const failures = [...build.failed, ...failed];
  return { passed: count('passed'), failed: count('failed'), skipped: 0, failures, files: [] };
}

async function timed(run) {
  const from = Date.now();
  const result = await run();
  return { ...result, seconds: Math.round((Date.now() - from) / 1000) };
}
