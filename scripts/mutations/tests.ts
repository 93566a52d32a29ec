import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Copy } from './copy.ts';

/** The first test that failed, and its last words. */
export interface Failed {
  test: string;
  said: string;
}

/** What a run came to: the first failure, or how many tests passed. */
export type Outcome = { failed: Failed } | { passed: number };

const tool = (path: string) => `node_modules/${path}`;

/** Its report, which the tool writes anew; null where it did not come so far. */
function readReport(copy: Copy, name: string): unknown {
  try {
    return JSON.parse(readFileSync(copy.path(`reports/${name}.json`), 'utf8'));
  } catch {
    return null;
  }
}

/** The first lines of what was said, as one. */
export const inShort = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, 3)
    .join(' ');

/** What is wrong with a tour stands below the way that it went. */
const lastWords = (text: string) => inShort(text.split('\n\n').slice(1).join('\n\n') || text);

/** Builds the portal; what the build complains of, or null where it went well. */
export async function build(copy: Copy): Promise<string | null> {
  const { isGood, said } = await copy.run(tool('vite/bin/vite.js'), 'build', '--logLevel', 'error');
  return isGood ? null : stripVTControlCharacters(said).trim();
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** In milliseconds, for a test that waits for what a fault keeps from coming. */
const PATIENCE = '20000';

/** Tests that stand in files, all of them or those of a name. */
export async function runTests(copy: Copy, { files, named }: { files: string[]; named?: string }): Promise<Outcome> {
  rmSync(copy.path('reports/vitest.json'), { force: true });
  const options = ['--project', 'unit', '--project', 'integration', '--bail', '1', '--testTimeout', PATIENCE];
  const { isGood, said } = await copy.run(
    tool('vitest/vitest.mjs'),
    'run',
    ...files,
    ...options,
    ...(named === undefined ? [] : ['-t', named]),
  );
  const report = readReport(copy, 'vitest') as VitestReport | null;
  if (isGood && report) return { passed: report.numPassedTests };
  const [first] =
    report?.testResults.flatMap((file) => file.assertionResults).filter((one) => one.status === 'failed') ?? [];
  if (first) return { failed: { test: first.fullName, said: inShort(first.failureMessages[0] ?? '') } };
  return { failed: { test: files.join(', '), said: inShort(report?.testResults[0]?.message ?? said) } };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { results: { status: string; error?: { message?: string } }[] }[] }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number };
}

const specsOf = (suites: PlaywrightSuite[]): PlaywrightSuite['specs'] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);

/** The tours of one machine in the browser: those in Finnish that go everywhere, or the one language given, or all others. */
async function takeTours(copy: Copy, machine: string, which: string[]): Promise<Outcome> {
  rmSync(copy.path('reports/playwright.json'), { force: true });
  const options = ['--max-failures', '1', '--trace', 'off', '--pass-with-no-tests', '--output', 'test-results'];
  const { isGood, said } = await copy.run(tool('@playwright/test/cli.js'), 'test', 'tests/model', ...which, ...options);
  const report = readReport(copy, 'playwright') as PlaywrightReport | null;
  if (isGood && report) return { passed: report.stats.expected };
  for (const { title, tests } of specsOf(report?.suites ?? [])) {
    const failed = tests
      .flatMap(({ results }) => results)
      .find(({ status }) => ['failed', 'timedOut'].includes(status));
    const message = failed?.error?.message ?? '';
    if (message.includes('the server did not start')) throw new Error(message);
    if (failed) return { failed: { test: title, said: lastWords(message) } };
  }
  const [error] = report?.errors ?? [];
  return { failed: { test: `the tours of ${machine} cannot be planned`, said: inShort(error?.message ?? said) } };
}

/**
 * The tours of one machine in the browser, until one fails: first those of its language that `npm test` takes, then
 * all others.
 *
 * @param language in which the first ones go
 */
export async function tour(copy: Copy, machine: string, language: string): Promise<Outcome> {
  const first = `${machine} · (tour|looks) · \\d+ · ${language} · `;
  const begun = await takeTours(copy, machine, ['--grep', first]);
  if ('failed' in begun) return begun;
  const rest = await takeTours(copy, machine, ['--grep', `${machine} · \\w+ · `, '--grep-invert', first]);
  return 'failed' in rest ? rest : { passed: begun.passed + rest.passed };
}
