import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Row {
  way: string;
  engine: string;
  status: string;
  seconds: number;
  /** What of the portal's styles the engine does not understand. */
  notUnderstood: readonly string[];
  /** What its console complained of that is no fault of the page. */
  brokenOff: readonly string[];
}

/** Writes reports/engines.json: how every way went in each engine, and in what they differ. */
export default class EnginesReporter implements Reporter {
  /** Of each test, as it went last. */
  readonly #rows = new Map<string, Row>();

  onTestEnd({ id, title }: TestCase, { status, duration, annotations, attachments }: TestResult): void {
    const engine = annotations.find(({ type }) => type === 'engine')?.description;
    if (!engine) return;
    const body = attachments.find(({ name }) => name === 'not understood')?.body;
    const notUnderstood = body ? (JSON.parse(body.toString()) as string[]) : [];
    const brokenOff = annotations.flatMap(({ type, description = '' }) => (type === 'broken off' ? [description] : []));
    this.#rows.set(id, { brokenOff, way: title, engine, status, seconds: Math.round(duration / 1000), notUnderstood });
  }

  onEnd(): void {
    const rows = [...this.#rows.values()];
    if (rows.length === 0) return;
    const engines = [...new Set(rows.map(({ engine }) => engine))].toSorted();
    const ways = [...new Set(rows.map(({ way }) => way))].toSorted().map((way) => {
      const went = rows.filter((row) => row.way === way);
      return {
        way,
        went: Object.fromEntries(went.map(({ engine, status, seconds }) => [engine, { status, seconds }])),
      };
    });
    const ofEach = (list: (row: Row) => readonly string[]) =>
      Object.fromEntries(engines.map((engine) => [engine, rows.filter((row) => row.engine === engine).flatMap(list)]));
    const differences = {
      ways: ways.filter(({ went }) => new Set(engines.map((engine) => went[engine]?.status)).size > 1),
      stylesNotUnderstood: ofEach(({ notUnderstood }) => notUnderstood),
      brokenOffWhenThePageWasLeft: ofEach(({ brokenOff }) => brokenOff),
    };
    mkdirSync('reports', { recursive: true });
    writeFileSync(join('reports', 'engines.json'), `${JSON.stringify({ engines, ways, differences }, null, 2)}\n`);
  }
}
