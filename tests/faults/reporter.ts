import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { FaultRun } from './faults.ts';

/** Writes reports/faults.json: every call with every fault that was tried, what a person must see, and whether they did. */
export default class FaultsReporter implements Reporter {
  /** Of each test, as it went last. */
  readonly #rows = new Map<string, (FaultRun & { isPassed: boolean })[]>();

  onTestEnd({ id }: TestCase, { attachments, status }: TestResult): void {
    const runs = attachments.flatMap(({ name, body }) =>
      name === 'fault' && body ? [JSON.parse(body.toString()) as FaultRun] : [],
    );
    // A test that has gone on to the next fault has passed the one before.
    this.#rows.set(
      id,
      runs.map((run, index) => ({ ...run, isPassed: status === 'passed' || index < runs.length - 1 })),
    );
  }

  onEnd(): void {
    const found = [...this.#rows.values()].flat();
    if (found.length === 0) return;
    const rows = found.toSorted((one, two) =>
      [one.flow, one.call, one.fault].join('\n').localeCompare([two.flow, two.call, two.fault].join('\n')),
    );
    mkdirSync('reports', { recursive: true });
    writeFileSync(join('reports', 'faults.json'), `${JSON.stringify(rows, null, 2)}\n`);
  }
}
