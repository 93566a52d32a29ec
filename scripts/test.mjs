// npm test: everything, from a fresh clone too. A part that fails does not keep the others from running; the last line
// counts all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { provideChromium } from './chromium.mjs';
import { install } from './prepare.mjs';

install();
mkdirSync('reports', { recursive: true });
let isBuilt = false;
const parts = [
  { part: 'checks', run: check },
  { part: 'tests beside the code, of access, API and store', run: runVitest },
  { part: 'tests in the browser', run: runPlaywright },
];

const results = [];
for (const { part, run } of parts) {
  console.log(`\n── ${part}`);
  const begun = Date.now();
  const result = await run();
  results.push({ part, ...result, seconds: Math.round((Date.now() - begun) / 1000) });
}

console.log('');
for (const { part, passed, failed, skipped = 0, seconds } of results) {
  console.log(`${part}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`);
}
const sum = (what) => results.reduce((total, result) => total + result[what], 0);
process.exitCode = sum('failed') > 0 ? 1 : 0;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);

async function check() {
  const { passed, failed } = await runChecks();
  isBuilt = passed.includes('build');
  return { passed: passed.length, failed: failed.length };
}

async function runVitest() {
  if (!(await provideChromium())) return { passed: 0, failed: 1 };
  return runAndRead('vitest', ['node_modules/vitest/vitest.mjs', 'run'], (report) => ({
    passed: report.numPassedTests,
    // A file that could not be read has no tests to fail.
    failed: report.numFailedTests + report.testResults.filter(isBrokenFile).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

function isBrokenFile({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed');
}

async function runPlaywright() {
  if (!isBuilt) console.error('The portal could not be built, so there is nothing to open in a browser.');
  if (!isBuilt || !(await provideChromium())) return { passed: 0, failed: 1 };
  return runAndRead('playwright', ['node_modules/@playwright/test/cli.js', 'test'], ({ stats, errors }) => ({
    passed: stats.expected,
    // One that passed only when it was repeated did not pass.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));
}

/** Runs a program that writes `reports/<name>.json`; one that fails without saying where counts as one failure. */
function runAndRead(name, args, count) {
  const file = join('reports', `${name}.json`);
  rmSync(file, { force: true });
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  let result = { passed: 0, failed: 0 };
  try {
    result = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (thrown) {
    console.error(`${file} cannot be read: ${thrown.message}`);
  }
  return status !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}
