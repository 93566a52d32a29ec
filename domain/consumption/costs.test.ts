import { describe, expect, test } from 'vitest';
import { HOUR_MS, QUARTER_MS } from '../time/helsinki.ts';
import { dayEnd, dayStart } from '../time/index.ts';
import {
  bucketBounds,
  costAt,
  costBetween,
  gapOf,
  MISSING,
  priceSpans,
  type PriceSegment,
  type Segment,
  sumBetween,
  withSpotPrices,
} from './index.ts';

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

describe('what energy costs that follows the exchange (consumption.spotCost)', () => {
  const margin = (amount: string, fromDate: string | null = null) => ({
    kind: 'margin',
    amount,
    unit: 'c/kWh',
    fromDate,
  });
  const following = (from: string, ...prices: ReturnType<typeof margin>[]) =>
    priceSpans([{ from, to: null, prices }], today, today);
  const exchange = (day: string, step: number, ...values: number[]): PriceSegment => ({
    from: dayStart(day),
    step,
    values: Float64Array.from(values),
  });
  const euros = (series: Segment[], spans: ReturnType<typeof priceSpans>, step: number, count: number) => {
    const start = series[0]?.from ?? 0;
    const bounds = Float64Array.from({ length: count + 1 }, (_, at) => start + at * step);
    const costs = costBetween(series, bounds, spans);
    const sums = sumBetween(series, bounds);
    return Array.from({ length: count }, (_, at) => costAt(costs, sums, at));
  };
  const of = (day: string, step: number, ...wh: number[]): Segment => ({
    from: dayStart(day),
    step,
    values: Int32Array.from(wh),
    status: new Uint8Array(wh.length),
  });

  test('is each interval by its own price and the margin: quarters by theirs, an hour by the mean of its four', () => {
    const prices = [exchange('2026-05-01', QUARTER_MS, 4, 8, 12, -4, 10, 10, 10, 10)];
    const spans = withSpotPrices(following('2026-05-01', margin('0.60')), prices);
    // 250 Wh by 4.60, 8.60, 12.60 and −3.40 c/kWh.
    expect(euros([of('2026-05-01', QUARTER_MS, 250, 250, 250, 250)], spans, QUARTER_MS, 4)).toEqual([
      0.0115, 0.0215, 0.0315, -0.0085,
    ]);
    // 2 kWh by 5 + 0.60, and 1 kWh by 10 + 0.60 c/kWh.
    expect(euros([of('2026-05-01', HOUR_MS, 2000, 1000)], spans, HOUR_MS, 2)).toEqual([0.112, 0.106]);
    expect(euros([of('2026-05-01', HOUR_MS, 2000, 1000)], spans, 2 * HOUR_MS, 1)).toEqual([0.218]);
    // The whole of it is not what the mean price makes: (0.112 + 0.106) ÷ 3 kWh × 100 = 7.27 c/kWh.
    expect((0.218 / 3) * 100).toBeCloseTo(7.267, 3);
  });

  test('of quarters before there were quarter prices each has that of its hour', () => {
    const spans = withSpotPrices(following('2025-01-01', margin('0')), [exchange('2025-05-01', HOUR_MS, 6, 2)]);
    expect(euros([of('2025-05-01', QUARTER_MS, 100, 100, 100, 100, 500)], spans, HOUR_MS, 2)).toEqual([0.024, 0.01]);
  });

  test('has the margin of its day, with the VAT of that day', () => {
    const spans = following('2024-08-31', margin('0.5020'), margin('0.2510', '2024-09-02'));
    expect(spans.map(({ spot }) => spot?.margin)).toEqual([4960, 5020, 2510]);
  });

  test('is not known of an interval whose price lacks, nor of all of it; what is to come does not lack (consumption.costGap)', () => {
    const known = exchange('2026-05-01', HOUR_MS, 5, NaN, 5, NaN);
    const spans = withSpotPrices(following('2026-05-01', margin('1')), [known]);
    const series = [of('2026-05-01', HOUR_MS, 1000, 1000, 1000)];
    expect(euros(series, spans, HOUR_MS, 3)).toEqual([0.06, null, 0.06]);
    expect(euros(series, spans, 3 * HOUR_MS, 1)).toEqual([null]);
    const start = dayStart('2026-05-01');
    const gap = (from: number, to: number) => gapOf(spans, [start + from * HOUR_MS, start + to * HOUR_MS]);
    expect([gap(0, 3), gap(2, 4), gap(2, 24), gap(3, 24)]).toEqual(['spotPrice', null, null, 'spotPrice']);
  });
});
