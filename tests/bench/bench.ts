import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureAttack } from './attack.ts';
import { measureCalls } from './calls.ts';
import { measureFirstSecond } from './firstSecond.ts';
import { measureRates } from './rates.ts';
import { measureSeries } from './series.ts';
import { measureSites } from './sites.ts';
import type { Ratio } from './sideBySide.ts';
import { measureTyping } from './typing.ts';

/** What is measured; `--only` chooses one. */
const parts: Record<string, () => Promise<Ratio[]>> = {
  calls: measureCalls,
  rates: measureRates,
  series: measureSeries,
  sites: measureSites,
  typing: measureTyping,
  attack: measureAttack,
  'first-second': measureFirstSecond,
};

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
if (only !== undefined && !Object.hasOwn(parts, only)) {
  process.stderr.write(`${only} is no part of the bench; there are ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}

const ratios: Ratio[] = [];
for (const [name, measure] of Object.entries(parts))
  if (only === undefined || only === name) ratios.push(...(await measure()));

const figure = (value: number) => Number(value.toPrecision(3));
for (const { name, against, ours, reference, ratio, limit } of ratios) {
  const isOver = limit !== undefined && ratio > limit;
  const held = limit === undefined ? '' : `, at most ${limit}${isOver ? ': TOO MUCH' : ''}`;
  process.stdout.write(
    `${name}: ${figure(ratio)} of ${against} (${figure(ours)} against ${figure(reference)})${held}\n`,
  );
  if (isOver) process.exitCode = 1;
}
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', `${JSON.stringify({ ratios }, null, 2)}\n`);
