import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureAnsweredYears } from './answeredYears.ts';
import { measureAttack } from './attack.ts';
import { measureCalls } from './calls.ts';
import { measureChart } from './chart.ts';
import { measureFirstSecond } from './firstSecond.ts';
import { measureImport } from './importing.ts';
import { measureInvoiceList } from './invoiceList.ts';
import { measureInvoices } from './invoices.ts';
import { measureRates } from './rates.ts';
import { measureScale } from './scale.ts';
import { measureSeries } from './series.ts';
import { measureSites } from './sites.ts';
import type { Ratio } from './sideBySide.ts';
import { measureTyping } from './typing.ts';

/** What is measured; `--only` chooses one. */
const parts: Record<string, () => Promise<Ratio[]>> = {
  calls: measureCalls,
  invoices: measureInvoices,
  'invoice-list': measureInvoiceList,
  rates: measureRates,
  series: measureSeries,
  years: measureAnsweredYears,
  sites: measureSites,
  typing: measureTyping,
  chart: measureChart,
  attack: measureAttack,
  'first-second': measureFirstSecond,
};

/** What takes minutes, with a PostgreSQL server: `--scale`, of so many metering points. */
const ofScale = (points: number): typeof parts => ({ scale: () => measureScale(points), import: measureImport });

const {
  only,
  scale,
  points = '10000',
} = parseArgs({
  options: { only: { type: 'string' }, scale: { type: 'boolean' }, points: { type: 'string' } },
}).values;
const chosen = scale ? ofScale(Number(points)) : parts;
if (only !== undefined && !Object.hasOwn(chosen, only)) {
  process.stderr.write(`${only} is no part of the bench; there are ${Object.keys(chosen).join(', ')}.\n`);
  process.exit(1);
}

const figure = (value: number) => Number(value.toPrecision(3));

function tell({ name, against, ours, reference, ratio, limit }: Ratio): void {
  const isOver = limit !== undefined && ratio > limit;
  const held = limit === undefined ? '' : `, at most ${figure(limit)}${isOver ? ': TOO MUCH' : ''}`;
  process.stdout.write(
    `${name}: ${figure(ratio)} of ${against} (${figure(ours)} against ${figure(reference)})${held}\n`,
  );
  if (isOver) process.exitCode = 1;
}

const ratios: Ratio[] = [];
for (const [name, measure] of Object.entries(chosen)) {
  if (only !== undefined && only !== name) continue;
  const measured = await measure();
  measured.forEach(tell);
  ratios.push(...measured);
}
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', `${JSON.stringify({ ratios }, null, 2)}\n`);
// A PGlite that waits for the next to lend it keeps its process.
process.exit();
