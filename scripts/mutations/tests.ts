import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Copy } from './copy.ts';
import type { WrittenFault } from './mutation.ts';

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
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** In milliseconds: what finds a fault does so at once, and a busy machine may take its time. */
const PATIENCE = '120000';

/** Tests that stand in files, all of them or those of a name: `*.spec.ts` in Chromium, the others by Vitest. */
export function runTests(copy: Copy, { files, named }: NonNullable<WrittenFault['tests']>): Promise<Outcome> {
  if (isInBrowser({ files })) return runInBrowser(copy, [...files, ...(named === undefined ? [] : ['--grep', named])]);
  return runByVitest(copy, [...files, ...(named === undefined ? [] : ['-t', named])]);
}

/** With the fault the file of the tests cannot even be read, or tours cannot be planned. */
const cannotBegin = ([file = '']: string[], message: string): Failed => ({
  test: `${file}, before its first test`,
  said: inShort(message),
});

/** Whether tests look at the portal as it is built. */
export const isInBrowser = ({ files }: { files: string[] }): boolean => files.some((file) => file.endsWith('.spec.ts'));

async function runByVitest(copy: Copy, which: string[]): Promise<Outcome> {
  rmSync(copy.path('reports/vitest.json'), { force: true });
  const projects = ['--project', 'unit', '--project', 'apart', '--project', 'integration'];
  const options = [
    ...projects,
    '--bail',
    '1',
    '--maxWorkers',
    '1',
    '--testTimeout',
    PATIENCE,
    '--hookTimeout',
    PATIENCE,
  ];
  const { isGood, said } = await copy.run(tool('vitest/vitest.mjs'), 'run', ...which, ...options);
  const report = readReport(copy, 'vitest') as VitestReport | null;
  if (isGood && report) return { passed: report.numPassedTests };
  const [first] =
    report?.testResults.flatMap((file) => file.assertionResults).filter((one) => one.status === 'failed') ?? [];
  if (first) return { failed: { test: first.fullName, said: inShort(first.failureMessages[0] ?? '') } };
  // What fails before the first test of a file may stand in the output alone.
  const broken = report?.testResults.find(({ status }) => status === 'failed');
  const message = broken && (broken.message || said.slice(Math.max(0, said.indexOf('Error: '))));
  if (message && !/timed out/.test(message)) return { failed: cannotBegin(which, message) };
  throw new Error(`No test of ${which.join(' ')} was run:\n${said.slice(-2000)}`);
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

/** Tests in Chromium, until one fails. */
async function runInBrowser(copy: Copy, which: string[]): Promise<Outcome> {
  rmSync(copy.path('reports/playwright.json'), { force: true });
  const options = ['--max-failures', '1', '--trace', 'off', '--pass-with-no-tests', '--output', 'test-results'];
  const { isGood, said } = await copy.run(tool('@playwright/test/cli.js'), 'test', ...which, ...options);
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
  if (error) return { failed: cannotBegin(which, error.message ?? '') };
  throw new Error(`No test of ${which.join(' ')} was run:\n${said.slice(-2000)}`);
}

/**
 * The tours of one machine in the browser, until one fails: first those of its language that `npm test` takes, then
 * all others.
 *
 * @param language in which the first ones go
 */
export async function tour(copy: Copy, machine: string, language: string): Promise<Outcome> {
  const first = `${machine} · (tour|looks) · \\d+ · ${language} · `;
  const begun = await runInBrowser(copy, ['tests/model', '--grep', first]);
  if ('failed' in begun) return begun;
  const rest = await runInBrowser(copy, ['tests/model', '--grep', `${machine} · \\w+ · `, '--grep-invert', first]);
  return 'failed' in rest ? rest : { passed: begun.passed + rest.passed };
}
