// The tests as their tools run them, each read from its tool's report.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** So many browser tests may pass only when they are repeated, named as such; more of them have failed. */
const MOST_REPEATED = 1;

/** What stands beside the code, and what needs a server or a database of its own. */
export async function runVitest() {
  const { report, status } = await run('vitest', ['node_modules/vitest/vitest.mjs', 'run']);
  const files = (report?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(process.cwd(), name),
    tests: assertionResults.length,
    seconds: toSeconds(endTime - startTime),
  }));
  const counts = report
    ? {
        passed: report.numPassedTests,
        // A file that could not be read has no tests to fail.
        failed: report.numFailedTests + report.testResults.filter(isBrokenFile).length,
        skipped: report.numPendingTests + report.numTodoTests,
      }
    : { passed: 0, failed: 0, skipped: 0 };
  const failures = (report?.testResults ?? []).flatMap((result) => {
    const file = relative(process.cwd(), result.name);
    if (isBrokenFile(result)) return [file];
    const failed = result.assertionResults.filter((assertion) => assertion.status === 'failed');
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
  return { ...failedBy(status, counts), failures, files: slowestFirst(files) };
}

function isBrokenFile({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed');
}

/**
 * What needs the portal in Chromium.
 *
 * @param projects of `playwright.config.ts`
 * @returns what came of each of them
 */
export async function runPlaywright(projects) {
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...projects.map((name) => `--project=${name}`)];
  const { report, status } = await run('playwright', args);
  const tests = testsOf(report?.suites ?? []);
  const results = projects.map((project) => countTests(tests.filter(({ projectName }) => projectName === project)));
  const [first] = results;
  // What went wrong outside of any test is told with the first of them.
  first.failed += report?.errors.length ?? 0;
  const hasFailed = results.some(({ failed }) => failed > 0);
  return hasFailed ? results : [failedBy(status, first), ...results.slice(1)];
}

function countTests(tests) {
  const count = (wanted) => tests.filter(({ status }) => status === wanted).length;
  const files = new Map();
  for (const { file, results } of tests) {
    const { tests: before, ms } = files.get(file) ?? { tests: 0, ms: 0 };
    files.set(file, { tests: before + 1, ms: ms + results.reduce((sum, { duration }) => sum + duration, 0) });
  }
  const times = tests.flatMap(({ results }) =>
    results.map(({ startTime, duration }) => [Date.parse(startTime), Date.parse(startTime) + duration]),
  );
  const from = Math.min(...times.map(([begin]) => begin));
  const to = Math.max(...times.map(([, end]) => end));
  const repeated = tests.filter(({ status }) => status === 'flaky');
  const isBorne = repeated.length <= MOST_REPEATED;
  const failed = [...tests.filter(({ status }) => status === 'unexpected'), ...(isBorne ? [] : repeated)];
  const namesOf = (some) => some.map(({ file, title }) => `${file} › ${title}`);
  return {
    passed: count('expected') + (isBorne ? repeated.length : 0),
    failed: failed.length,
    skipped: count('skipped'),
    failures: namesOf(failed),
    repeated: namesOf(repeated),
    seconds: times.length > 0 ? toSeconds(to - from) : 0,
    files: slowestFirst(
      [...files].map(([file, { tests: many, ms }]) => ({ file, tests: many, seconds: toSeconds(ms) })),
    ),
  };
}

const testsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, title, file: join('tests', file) }))),
    ...testsOf(inner),
  ]);

const toSeconds = (ms) => Math.round(ms / 1000);
const slowestFirst = (files) => files.toSorted((one, two) => two.seconds - one.seconds);

/** A run that fails without saying where counts as one failure. */
const failedBy = (status, result) => (status !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result);

/** Runs a program that writes `reports/<name>.json`; the report is null where it did not come so far. */
async function run(name, args) {
  const file = join('reports', `${name}.json`);
  rmSync(file, { force: true });
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
  try {
    return { status, report: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (thrown) {
    console.error(`${file} cannot be read: ${thrown.message}`);
    return { status, report: null };
  }
}
