import { beforeAll, describe, expect, test } from 'vitest';
import { slotsOfDay } from '../../domain/spotPrices/index.ts';
import type { SpotMonths, SpotPrices } from '../../domain/types.ts';
import { demoPricesOf } from '../demo/spotPrices.ts';
import { writeSpotDay } from '../store/spotPrices.ts';
import { setUpOperations } from './operations.testing.ts';

let now = '2026-11-26T10:37:00.000Z';
const here = setUpOperations(() => new Date(now));
const even = (day: string, price: number) => ({ day, prices: Array<number>(slotsOfDay(day)).fill(price) });

beforeAll(async () => {
  for (const [day, price] of [
    ['2024-08-31', 4000],
    ['2024-09-01', 6000],
    ['2025-09-30', 2000],
    ['2025-10-01', 3000],
    ['2026-11-26', 1234],
  ] as const)
    await here.database.transaction((db) => writeSpotDay(db, even(day, price)));
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  here.app.inject({ url: `/api/spot-prices/${path}`, headers });
const prices = async (path: string) => (await ask(path)).json<SpotPrices>();

describe('prices of days', () => {
  test('another series begins where the step or the VAT changes (spot.series, spot.average)', async () => {
    const { series, average, monthAverages } = await prices('consumption?from=2024-08-31&to=2024-09-01');
    expect(series).toEqual([
      { startDate: '2024-08-30T21:00:00.000Z', step: 60, vatPercentage: '24', values: Array(24).fill(4) },
      { startDate: '2024-08-31T21:00:00.000Z', step: 60, vatPercentage: '25.5', values: Array(24).fill(6) },
    ]);
    expect(average).toEqual({ priceExclVat: '5', priceInclVat: '6.245' });
    expect(monthAverages.map(({ month, from, to }) => [month, from, to])).toEqual([
      ['2024-08', '2024-08-01', '2024-08-31'],
      ['2024-09', '2024-09-01', '2024-09-30'],
    ]);
    const mixed = await prices('production?from=2025-09-30&to=2025-10-01');
    expect(mixed.series.map(({ step, vatPercentage, values }) => [step, vatPercentage, values.length])).toEqual([
      [60, '0', 24],
      [15, '0', 96],
    ]);
    expect(mixed.average).toEqual({ priceExclVat: '2.5', priceInclVat: '2.5' });
  });

  test('what holds now comes with any day, and within a quarter the answer is the same (spot.now)', async () => {
    const answer = await ask('consumption?from=2024-09-01');
    const { now: told, price } = answer.json<SpotPrices>();
    expect([told, price]).toEqual([
      '2026-11-26T10:30:00.000Z',
      {
        startDate: '2026-11-26T10:30:00.000Z',
        endDate: '2026-11-26T10:45:00.000Z',
        priceExclVat: '1.234',
        priceInclVat: '1.549',
      },
    ]);
    now = '2026-11-26T10:44:59.000Z';
    const again = await ask('consumption?from=2024-09-01', { 'if-none-match': String(answer.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  test('tomorrow is left out until it is there, from up to a quarter past 14.00 on (spot.demo, spot.expected)', async () => {
    now = '2026-11-26T11:59:00.000Z';
    const before = await prices('consumption');
    now = '2026-11-26T12:15:00.000Z';
    const after = await prices('consumption');
    const count = ({ series }: SpotPrices) => series.reduce((sum, { values }) => sum + values.length, 0);
    expect([count(before), before.expectedAt, count(after), after.expectedAt]).toEqual([
      96,
      '2026-11-26T12:00:00.000Z',
      192,
      null,
    ]);
  });

  test('of a day to come its first hour alone is not shown: the exchange tells it a day before the rest (spot.series)', async () => {
    now = '2026-11-26T12:15:00.000Z';
    await here.database.transaction((db) =>
      writeSpotDay(db, { day: '2026-11-28', prices: [1, 1, 1, 1, ...Array<null>(92).fill(null)] }),
    );
    const { series } = await prices('consumption?from=2026-11-27&to=2026-11-28');
    expect(series.map(({ values }) => values.length)).toEqual([96]);
  });

  test.each([
    ['consumption?from=2026-11-01&to=2026-11-30', 200],
    ['consumption?from=2026-10-01&to=2026-11-01', 400],
    ['consumption?from=2024-01-01&to=2024-12-31', 200],
    ['consumption?from=2024-01-01&to=2025-01-01', 400],
    ['consumption?from=2026-11-02&to=2026-11-01', 400],
    ['transmission', 404],
    ['consumption?from=9999-12-31&to=9999-12-31', 400],
    ['consumption?from=1000-01-01', 200],
    ['consumption/months?from=9999-01&to=9999-12', 400],
    ['consumption/months?from=1000-01&to=1000-01', 200],
    ['consumption/months?from=2023-12&to=2026-11', 200],
    ['consumption/months?from=2023-11&to=2026-11', 400],
    ['consumption/months?from=2026-11&to=2026-10', 400],
    ['transmission/months?from=2026-11&to=2026-11', 404],
  ])('%s is answered with %i (spot.range, spot.types)', async (path, status) => {
    expect((await ask(path)).statusCode).toBe(status);
  });
});

test('months have their means, the running one up to today (spot.months)', async () => {
  now = '2026-11-26T12:15:00.000Z';
  const { months } = (await ask('consumption/months?from=2026-10&to=2026-12')).json<SpotMonths>();
  expect(months.map(({ month, from, to }) => [month, from, to])).toEqual([
    ['2026-10', '2026-10-01', '2026-10-31'],
    ['2026-11', '2026-11-01', '2026-11-26'],
  ]);
});

test('the demo’s exchange tells the same of a day whenever it is asked, and every price of it (spot.demo)', () => {
  const late = Date.parse('2026-11-26T12:15:00Z');
  for (const day of ['2018-03-25', '2024-10-27', '2025-10-01', '2026-03-29', '2026-10-25', '2026-11-27']) {
    const told = demoPricesOf(day, late);
    expect(told).toHaveLength(slotsOfDay(day));
    expect(told).toEqual(demoPricesOf(day, late + 1));
  }
  expect([demoPricesOf('2026-11-28', late), demoPricesOf('2015-12-31', late)]).toEqual([null, null]);
});
