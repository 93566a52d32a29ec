import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayStart } from '../time/index.ts';
import {
  cheapestSlot,
  cheapestWindow,
  cheapTimes,
  dearestSlot,
  dearestWindow,
  expectedAt,
  isComplete,
  isPossible,
  levelOf,
  meanOf,
  meanOverTime,
  type PriceRun,
  readPrice,
  runningQuarter,
  runsWhere,
  slotAt,
  slotNow,
  slotsOf,
  slotsOfDay,
  spotVatOn,
  toCents,
  windowFrom,
  withVat,
  within,
} from './index.ts';

const at = (instant: string) => Date.parse(instant);
const iso = (instant: number | undefined) => new Date(instant ?? Number.NaN).toISOString();
const quarters = (start: string, ...prices: (number | null)[]): PriceRun => ({ start: at(start), step: 15, prices });
const hours = (start: string, ...prices: (number | null)[]): PriceRun => ({ start: at(start), step: 60, prices });

describe('the prices of a day (spot.slots, spot.complete)', () => {
  test.each([
    ['2025-03-30', 23],
    ['2025-09-30', 24],
    ['2024-10-27', 25],
    ['2025-10-01', 96],
    ['2025-10-26', 100],
    ['2026-03-29', 92],
    ['2026-11-26', 96],
  ])('%s has %i', (day, count) => {
    expect(slotsOfDay(day)).toBe(count);
    const all = Array.from({ length: count }, () => 0);
    expect([isComplete(day, all), isComplete(day, all.slice(1)), isComplete(day, [...all.slice(1), null])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('an instant has its place among them, in the repeated hour too', () => {
    expect([
      slotAt('2026-10-25', at('2026-10-25T00:00:00Z')),
      slotAt('2026-10-25', at('2026-10-25T01:00:00Z')),
      slotAt('2024-10-27', at('2024-10-27T01:59:59Z')),
      slotAt('2026-03-29', at('2026-03-29T01:00:00Z')),
    ]).toEqual([12, 16, 4, 12]);
  });

  test('an instant of each of them, and of no other day, has a place among them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        fc.double({ min: 0, max: 0.999999, noNaN: true }),
        (days, share) => {
          const day = new Date(Date.UTC(2018, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
          const next = new Date(Date.UTC(2018, 0, 2) + days * 86_400_000).toISOString().slice(0, 10);
          const [from, to] = [dayStart(day), dayStart(next)];
          const place = slotAt(day, from + Math.floor((to - from) * share));
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThan(slotsOfDay(day));
          expect([slotAt(day, from - 1), slotAt(day, to)]).toEqual([-1, slotsOfDay(day)]);
        },
      ),
    );
  });

  test('are expected at 14.00 in Helsinki on the day before, in summer and in winter (spot.expected)', () => {
    expect(
      ['2026-11-27', '2026-07-02', '2026-03-30', '2026-03-29', '2026-10-26'].map((day) => iso(expectedAt(day))),
    ).toEqual([
      '2026-11-26T12:00:00.000Z',
      '2026-07-01T11:00:00.000Z',
      '2026-03-29T11:00:00.000Z',
      '2026-03-28T12:00:00.000Z',
      '2026-10-25T12:00:00.000Z',
    ]);
  });

  test('lie between −500 and 4,000 €/MWh (spot.bounds)', () => {
    expect([-50_001, -50_000, 400_000, 400_001, 0.5].map(isPossible)).toEqual([false, true, true, false, false]);
  });
});

describe('a price', () => {
  test('is read with a point or a comma, in either unit, exactly (import.spotCsv)', () => {
    expect([
      readPrice('34.2', 'EUR/MWh'),
      readPrice('-0,01', 'EUR/MWh'),
      readPrice('3,42', 'c/kWh'),
      readPrice(' \u22121.5 ', 'c/kWh'),
      readPrice('0.0005', 'c/kWh'),
      readPrice('-0', 'c/kWh'),
    ]).toEqual([3420, -1, 3420, -1500, 1, 0]);
    expect(['', '-', '1 000', '1e3', 'n/a', '1,2,3', '--1'].map((text) => readPrice(text, 'c/kWh'))).toEqual(
      Array(7).fill(null),
    );
  });

  test('is the same, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 400_000 }), (price) => {
        const cents = toCents(price);
        expect(readPrice(cents, 'c/kWh')).toBe(price);
        expect(readPrice((price / 100).toFixed(2).replace('.', ','), 'EUR/MWh')).toBe(price);
      }),
    );
  });

  test.each([
    ['2022-11-30', '24', 12_400],
    ['2022-12-01', '10', 11_000],
    ['2023-04-30', '10', 11_000],
    ['2023-05-01', '24', 12_400],
    ['2024-08-31', '24', 12_400],
    ['2024-09-01', '25.5', 12_550],
  ])('on %s has %s % of VAT, and none where it is earned (spot.vat, spot.types)', (day, percentage, full) => {
    expect(spotVatOn('consumption', day)).toBe(percentage);
    expect(withVat(10_000, spotVatOn('consumption', day))).toBe(full);
    expect(withVat(10_000, spotVatOn('production', day))).toBe(10_000);
    expect(withVat(-10_000, spotVatOn('consumption', day))).toBe(-full);
  });

  test('is written in cents', () => {
    expect([5691, 5000, -10, 0, 123].map(toCents)).toEqual(['5.691', '5', '-0.01', '0', '0.123']);
  });
});

describe('over a time', () => {
  // The step changes an hour into the day: an hour that weighs as much as four quarters.
  const mixed = slotsOf([
    hours('2025-09-30T20:00:00Z', 4000, 2000),
    quarters('2025-09-30T22:00:00Z', 1000, 1000, 5000, 1000),
  ]);

  test('each price has its time, and one of them holds now', () => {
    expect(mixed.map(({ start, end }) => (end - start) / 60_000)).toEqual([60, 60, 15, 15, 15, 15]);
    expect([
      slotNow(mixed, at('2025-09-30T21:59:59Z'))?.price,
      slotNow(mixed, at('2025-09-30T22:30:00Z'))?.price,
      slotNow(mixed, at('2025-09-30T23:00:00Z')),
    ]).toEqual([2000, 5000, null]);
    expect(within(mixed, at('2025-09-30T21:30:00Z'), at('2025-09-30T22:30:00Z'))).toHaveLength(2);
  });

  test('the mean weighs by how long a price holds, and leaves out what is missing (spot.average)', () => {
    expect([meanOverTime(mixed), meanOf([1, 2, null]), meanOf([-1, -2]), meanOf([null])]).toEqual([
      (4000 + 2000 + 2000) / 3,
      2,
      -2,
      null,
    ]);
    expect(meanOverTime(slotsOf([hours('2026-01-01T00:00:00Z', null)]))).toBeNull();
  });

  test('the cheapest and the dearest are the first of several (spot.extremes)', () => {
    expect([iso(cheapestSlot(mixed)?.start), iso(dearestSlot(mixed)?.start)]).toEqual([
      '2025-09-30T22:00:00.000Z',
      '2025-09-30T22:30:00.000Z',
    ]);
    expect([cheapestSlot([]), dearestSlot([])]).toEqual([null, null]);
  });

  test('the cheapest consecutive time of a length begins at any quarter (spot.window)', () => {
    expect(cheapestWindow(mixed, 90)).toEqual({
      start: at('2025-09-30T21:00:00Z'),
      end: at('2025-09-30T22:30:00Z'),
      mean: (4 * 2000 + 2 * 1000) / 6,
    });
    expect(dearestWindow(mixed, 90)?.start).toBe(at('2025-09-30T20:00:00Z'));
    expect(windowFrom(mixed, 30, at('2025-09-30T22:15:00Z'))?.mean).toBe(3000);
    expect([cheapestWindow(mixed, 181 * 15), windowFrom(mixed, 60, 0)]).toEqual([null, null]);
  });

  test('no time is found across what is missing', () => {
    const broken = slotsOf([
      quarters('2026-11-26T00:00:00Z', -100, null, 100, 200),
      quarters('2026-11-26T02:00:00Z', 0),
    ]);
    expect(cheapestWindow(broken, 30)?.start).toBe(at('2026-11-26T00:30:00Z'));
    expect(cheapestWindow(broken, 45)).toBeNull();
  });

  test('none of the length is cheaper than the cheapest, nor dearer than the dearest', () => {
    const price = fc.option(fc.integer({ min: -5000, max: 40_000 }), { freq: 8 });
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 100 }),
        fc.integer({ min: 1, max: 16 }),
        (prices, length) => {
          const slots = slotsOf([quarters('2026-11-26T00:00:00Z', ...prices)]);
          const means = prices.flatMap((_, index) => {
            const part = prices.slice(index, index + length);
            if (part.length < length || part.includes(null)) return [];
            return [part.reduce<number>((sum, one) => sum + (one ?? 0), 0) / length];
          });
          const minutes = length * 15;
          expect(cheapestWindow(slots, minutes)?.mean ?? null).toBe(means.length === 0 ? null : Math.min(...means));
          expect(dearestWindow(slots, minutes)?.mean ?? null).toBe(means.length === 0 ? null : Math.max(...means));
        },
      ),
    );
  });

  test('what follows on each other is one time (spot.runs)', () => {
    const slots = slotsOf([quarters('2026-11-26T00:00:00Z', -1, -2, null, -3, 4, -5)]);
    expect(
      runsWhere(slots, (price) => price < 0).map(({ start, end }) => [
        iso(start).slice(11, 16),
        iso(end).slice(11, 16),
      ]),
    ).toEqual([
      ['00:00', '00:30'],
      ['00:45', '01:00'],
      ['01:15', '01:30'],
    ]);
  });

  test('a price is cheap or dear beside what is usual (spot.level)', () => {
    expect([-1, 0, 7000, 7001, 13_999, 14_000].map((price) => levelOf(price, 10_000))).toEqual([
      'negative',
      'low',
      'low',
      'middle',
      'middle',
      'high',
    ]);
  });
});

test('the quarter that runs is the device’s where its clock goes on from the server’s, else the server’s (spot.quarter)', () => {
  const told = at('2026-11-26T12:00:00Z');
  const running = (device: string) => iso(runningQuarter(told, at(device))).slice(11, 16);
  expect(
    ['11:59:59', '12:00:00', '12:14:59', '12:15:00', '12:44:59', '12:45:00'].map((time) =>
      running(`2026-11-26T${time}Z`),
    ),
  ).toEqual(['12:00', '12:00', '12:00', '12:15', '12:30', '12:00']);
});

test('the low times of an hour or more are told, the cheapest of them in the order of the day; else the cheapest three hours (spot.cheapTimes)', () => {
  const told = (most: number, usual: number, ...prices: (number | null)[]) =>
    cheapTimes(slotsOf([hours('2026-11-26T00:00:00Z', ...prices)]), usual, most).map(({ start, end, mean }) => [
      iso(start).slice(11, 13),
      iso(end).slice(11, 13),
      mean,
    ]);
  const day = [6000, 3000, 1000, 9000, -500, null, 9000, 4000];
  expect(told(3, 6000, ...day)).toEqual([
    ['01', '03', 2000],
    ['04', '05', -500],
    ['07', '08', 4000],
  ]);
  expect(told(2, 6000, ...day).map(([from]) => from)).toEqual(['01', '04']);
  expect(told(3, 1000, 9000, 6000, 6000, 3000)).toEqual([['01', '04', 5000]]);
  expect(told(3, 9000, 4000, 3000, 2000, 1000)).toEqual([['01', '04', 2000]]);
  const [short] = [slotsOf([quarters('2026-11-26T00:00:00Z', 9000, 1000, 1000, 1000, 9000)])];
  expect(cheapTimes(short, 6000, 3)).toEqual([]);
});
