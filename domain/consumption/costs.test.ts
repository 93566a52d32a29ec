import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../time/helsinki.ts';
import { dayEnd, dayStart } from '../time/index.ts';
import { bucketBounds, costAt, costBetween, gapOf, MISSING, priceSpans, type Segment, sumBetween } from './index.ts';

const today = '2026-11-26';
const energy = (amount: string, fromDate: string | null = null, unit = 'c/kWh') => ({
  kind: 'energy',
  amount,
  unit,
  fromDate,
});
const hours = (from: string, to: string, wh: number): Segment => {
  const length = (dayEnd(to) - dayStart(from)) / HOUR_MS;
  return {
    from: dayStart(from),
    step: HOUR_MS,
    values: new Int32Array(length).fill(wh),
    status: new Uint8Array(length),
  };
};
const shown = (spans: ReturnType<typeof priceSpans>) =>
  spans.map(({ span: [from, to], price, gap }) => [
    new Date(from).toISOString().slice(0, 10),
    (to - from) / HOUR_MS / 24,
    price,
    gap,
  ]);

describe('what energy costs (consumption.cost)', () => {
  test('is the agreed price of the day, with its VAT', () => {
    const spans = priceSpans([{ from: '2024-08-30', to: '2024-09-02', prices: [energy('12.55')] }], today, today);
    expect(shown(spans)).toEqual([
      ['2024-08-29', 2, 124_000, null],
      ['2024-08-31', 2, 125_500, null],
    ]);
  });

  test('changes on the day that was agreed on, and with the tariff', () => {
    const prices = [energy('8'), energy('9', '2026-03-01')];
    const periods = [
      { from: '2026-02-27', to: '2026-03-02', prices },
      { from: '2026-03-03', to: null, prices: [energy('92.40', null, 'EUR/MWh')] },
    ];
    expect(shown(priceSpans(periods, '2026-03-04', today))).toEqual([
      ['2026-02-26', 2, 80_000, null],
      ['2026-02-28', 2, 90_000, null],
      ['2026-03-02', 2, 92_400, null],
    ]);
    expect(priceSpans(periods, '2026-02-01', today)).toEqual([]);
  });

  test('sums to the last billionth, and says nothing where a part has no price (consumption.costGap)', () => {
    const spot = [{ kind: 'margin', amount: '0.59', unit: 'c/kWh', fromDate: null }];
    const spans = priceSpans(
      [
        { from: '2026-05-01', to: '2026-05-02', prices: [energy('8.49')] },
        { from: '2026-05-03', to: null, prices: spot },
      ],
      today,
      today,
    );
    const series = [hours('2026-05-01', '2026-05-04', 333)];
    series[0]?.status.fill(MISSING, 0, 12);
    const bounds = bucketBounds('2026-05-01', '2026-05-04', 'day');
    const [sums, costs] = [sumBetween(series, bounds), costBetween(series, bounds, spans)];
    expect([0, 1, 2, 3].map((at) => costAt(costs, sums, at))).toEqual([0.3392604, 0.6785208, null, null]);
    const whole = Float64Array.of(dayStart('2026-05-01'), dayEnd('2026-05-03'));
    expect(costAt(costBetween(series, whole, spans), sumBetween(series, whole), 0)).toBeNull();
    expect([
      gapOf(spans, [dayStart('2026-05-01'), dayEnd('2026-05-02')]),
      gapOf(spans, [dayStart('2026-05-01'), dayEnd('2026-05-03')]),
    ]).toEqual([null, 'spotPrice']);
    expect(gapOf(priceSpans([{ from: '2026-05-01', to: null, prices: [] }], today, today), [0, Infinity])).toBe(
      'unknownPrice',
    );
  });
});
