import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, QUARTER_MS } from '../time/helsinki.ts';
import { addDays, dayStart } from '../time/index.ts';
import {
  annualEstimate,
  bucketBounds,
  centsPerKWh,
  comparedYears,
  consumptionClass,
  consumptionEffect,
  defaultView,
  degreeDaysOf,
  energyUnit,
  estimateWindow,
  fittingResolution,
  historyEnd,
  historyStart,
  inUnit,
  isAnswered,
  normalisedHeat,
  pricesBetween,
  resolutions,
  resolutionsFor,
  zoomIn,
  zoomOut,
} from './index.ts';

const today = '2026-11-26';

describe('ranges', () => {
  test('history is nine years before this one and this one to its end, a comparison five (consumption.history, consumption.comparison)', () => {
    expect([historyStart(today), historyEnd(today), comparedYears(today)]).toEqual([
      '2017-01-01',
      '2026-12-31',
      [2022, 2023, 2024, 2025, 2026],
    ]);
  });

  test('first the last twelve months by day (consumption.defaultView)', () => {
    expect(defaultView(today)).toEqual({ from: '2025-11-27', to: today, resolution: 'day' });
    expect(defaultView('2028-02-29')).toEqual({ from: '2027-03-01', to: '2028-02-29', resolution: 'day' });
  });

  test.each([
    ['2026-11-26', '2026-11-26', ['hour', 'minute']],
    ['2026-11-20', '2026-11-26', ['day', 'hour']],
    ['2026-10-30', '2026-11-26', ['month', 'day', 'hour']],
    ['2026-01-01', '2026-06-30', ['month', 'day', 'hour']],
    ['2026-01-01', '2026-07-01', ['month', 'day']],
    ['2025-11-27', '2026-11-26', ['year', 'month', 'day']],
  ])('%s to %s may be shown in %j (consumption.resolutions)', (from, to, expected) => {
    expect(resolutionsFor({ from, to })).toEqual(expected);
  });

  test('what was wanted stays where it may, else the nearest (consumption.resolutions)', () => {
    const day = { from: today, to: today };
    const year = { from: '2026-01-01', to: '2026-12-31' };
    expect(resolutions.map((wanted) => [fittingResolution(day, wanted), fittingResolution(year, wanted)])).toEqual([
      ['hour', 'month'],
      ['hour', 'month'],
      ['hour', 'day'],
      ['hour', 'day'],
      ['minute', 'day'],
    ]);
    const days = fc.integer({ min: 0, max: 3600 });
    fc.assert(
      fc.property(days, days, fc.constantFrom(...resolutions), (start, more, wanted) => {
        const from = addDays('2017-01-01', start);
        const range = { from, to: addDays(from, more) };
        const fitting = fittingResolution(range, wanted);
        expect(resolutionsFor(range)).toContain(fitting);
        expect(fitting === wanted).toBe(resolutionsFor(range).includes(wanted));
      }),
    );
  });

  test.each([
    ['2026-11-01', '2026-12-01', 'minute', true],
    ['2026-11-01', '2026-12-02', 'minute', false],
    ['2024-01-01', '2024-12-31', 'hour', true],
    ['2024-01-01', '2025-01-01', 'hour', false],
    ['2017-01-01', '2026-12-31', 'day', true],
  ] as const)('%s to %s by %s is answered at once: %s (consumption.answered)', (from, to, resolution, expected) => {
    expect(isAnswered({ from, to }, resolution)).toBe(expected);
  });

  test.each([
    ['2026-11-26', '2026-11-26', '2026-11-23', '2026-11-29', 'day'],
    ['2026-11-26', '2026-12-01', '2026-11-23', '2026-12-06', 'day'],
    ['2026-11-23', '2026-11-29', '2026-11-01', '2026-11-30', 'day'],
    ['2026-11-01', '2026-11-30', '2026-01-01', '2026-12-31', 'month'],
    ['2025-11-27', '2026-11-25', '2025-01-01', '2026-12-31', 'month'],
    ['2025-01-01', '2025-12-31', '2022-01-01', '2026-12-31', 'year'],
    ['2019-01-01', '2019-12-31', '2019-01-01', '2023-12-31', 'year'],
  ])('out of %s to %s comes %s to %s by %s (consumption.zoomOut)', (from, to, wider, until, resolution) => {
    expect(zoomOut({ from, to }, today)).toEqual({ from: wider, to: until, resolution });
  });

  const years = { from: '2022-01-01', to: '2026-12-31', resolution: 'year' } as const;
  const twelve = { from: '2025-11-27', to: '2026-11-26', resolution: 'month' } as const;
  const year = { ...twelve, resolution: 'day' } as const;
  const week = { from: '2026-11-23', to: '2026-11-29', resolution: 'hour' } as const;
  const day = { from: '2026-11-25', to: '2026-11-25', resolution: 'hour' } as const;
  test.each([
    ['a year', years, '2024-01-01', '2024-12-31', '2024-01-01', '2024-12-31', 'month'],
    ['a month that began before', twelve, '2025-11-27', '2025-11-30', '2025-11-01', '2025-11-30', 'day'],
    ['months', twelve, '2026-03-01', '2026-05-31', '2026-03-01', '2026-05-31', 'day'],
    ['a day', year, '2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01', 'hour'],
    ['eight days', year, '2026-03-01', '2026-03-08', '2026-03-01', '2026-03-08', 'day'],
    ['seven days', year, '2026-03-01', '2026-03-07', '2026-03-01', '2026-03-07', 'hour'],
    ['all of it', twelve, '2025-11-01', '2026-11-30', '2025-11-27', '2026-11-26', 'day'],
    ['an hour of a week', week, '2026-11-25', '2026-11-25', '2026-11-25', '2026-11-25', 'hour'],
    ['an hour of its day', day, '2026-11-25', '2026-11-25', '2026-11-25', '2026-11-25', 'minute'],
  ] as const)('into %s (consumption.zoomIn)', (_, shown, from, to, begin, end, resolution) => {
    expect(zoomIn(shown, { from, to })).toEqual({ from: begin, to: end, resolution });
  });

  test('nothing is finer than a year by day whole, a week by hour whole, and a quarter (consumption.zoomIn)', () => {
    expect([year, week, { ...day, resolution: 'minute' as const }].map((all) => zoomIn(all, all))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('figures', () => {
  test.each([
    [-50, 'S'],
    [0, 'S'],
    [2000.9, 'S'],
    [2001, 'M'],
    [3001, 'L'],
    [5000, 'L'],
    [5001, 'XL'],
  ])('%d kWh a year is %s (consumption.class)', (kWh, expected) => {
    expect(consumptionClass(kWh)).toBe(expected);
  });

  test('the thresholds are settings (consumption.class)', () => {
    const thresholds = { XL: 20_000, L: 10_000, M: 5000, S: 0 };
    expect([4999, 5000, 19_999, 20_000].map((kWh) => consumptionClass(kWh, thresholds))).toEqual(['S', 'M', 'L', 'XL']);
  });

  test('heat is told in MWh from 1000 kWh on, electricity never (consumption.unit)', () => {
    expect([
      energyUnit(999.9, true),
      energyUnit(1000, true),
      energyUnit(-1000, true),
      energyUnit(90_000, false),
    ]).toEqual(['kWh', 'MWh', 'MWh', 'kWh']);
    expect([inUnit(1234, 'MWh'), inUnit(1234, 'kWh')]).toEqual([1.234, 1234]);
  });

  test('a price is cost by energy, times 100 (consumption.price)', () => {
    expect([centsPerKWh(1.7, 20), centsPerKWh(3, 0)]).toEqual([8.5, null]);
  });
});

describe('the estimate of a year (consumption.estimate)', () => {
  test.each([
    ['2019-01-01', '2026-11-25', { from: '2025-11-26', to: '2026-11-25', months: 12 }],
    ['2025-11-26', '2026-11-25', { from: '2025-11-26', to: '2026-11-25', months: 12 }],
    ['2026-03-25', '2026-11-24', { from: '2026-03-25', to: '2026-11-24', months: 8 }],
    ['2026-03-26', '2026-11-24', { from: '2026-04-25', to: '2026-11-24', months: 7 }],
    ['2026-08-25', '2026-11-24', { from: '2026-08-25', to: '2026-11-24', months: 3 }],
    ['2026-08-26', '2026-11-24', 'notEnoughData'],
    ['2026-12-01', '2026-11-24', 'notEnoughData'],
    ['2019-01-01', null, 'latestMeasurementNotFound'],
  ])('supplied since %s, measured until %s', (start, latest, expected) => {
    expect(estimateWindow(start, latest)).toEqual(expected);
  });

  test('is scaled by twelve by the months, and cannot be made of nothing', () => {
    const window = { from: '2026-03-25', to: '2026-11-24', months: 8 };
    expect([annualEstimate(window, 3200), annualEstimate(window, null)]).toEqual([4800, 'unableToCalculate']);
    expect(annualEstimate({ ...window, months: 12 }, 3200)).toBe(3200);
  });
});

describe('duo', () => {
  test('the consumption effect is the own average less the plain one (consumption.effect)', () => {
    // 1 kWh at 20, 3 at 4: own (20 + 12) ÷ 4 = 8, plain 12.
    expect(consumptionEffect([1, 3], Float64Array.of(20, 4))).toEqual({ ownAverage: 8, plainAverage: 12, effect: -4 });
    expect(consumptionEffect([2, 2], Float64Array.of(20, 4))).toMatchObject({ effect: 0 });
    expect(consumptionEffect([0, 0], Float64Array.of(20, 4))).toBeNull();
    expect(consumptionEffect([1, 5], Float64Array.of(10, NaN))).toEqual({
      ownAverage: 10,
      plainAverage: 10,
      effect: 0,
    });
    expect(consumptionEffect([1], Float64Array.of(NaN))).toBeNull();
  });

  test('use that is even has none, whatever the prices', () => {
    const prices = fc.array(fc.double({ min: -50, max: 400, noNaN: true }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(prices, (all) => {
        const effect = consumptionEffect(
          all.map(() => 7),
          Float64Array.from(all),
        );
        expect(effect?.effect).toBeCloseTo(0, 6);
      }),
    );
  });

  test('an hour meets four quarters by their mean, a quarter the hour that it lies in (consumption.priceOfInterval)', () => {
    const day = '2025-10-01';
    const start = dayStart(day);
    const prices = [
      { from: start - HOUR_MS, step: HOUR_MS, values: Float64Array.of(8) },
      { from: start, step: QUARTER_MS, values: Float64Array.of(1, 2, 3, 6) },
    ];
    const hours = Float64Array.of(start - HOUR_MS, start, start + HOUR_MS, start + 2 * HOUR_MS);
    expect([...pricesBetween(prices, hours)]).toEqual([8, 3, NaN]);
    const quarters = bucketBounds('2025-09-30', day, 'minute').slice(92, 102);
    expect([...pricesBetween(prices, quarters)]).toEqual([8, 8, 8, 8, 1, 2, 3, 6, NaN]);
  });
});

describe('weather', () => {
  test.each([
    ['2026-01-15', -12.5, 29.5],
    ['2026-06-30', 10, 7],
    ['2026-06-30', 10.1, 0],
    ['2026-07-01', 12, 5],
    ['2026-07-01', 12.1, 0],
    ['2026-11-26', 17.5, 0],
  ])('%s with a mean of %d °C has %d degree days (consumption.degreeDays)', (day, mean, expected) => {
    expect(degreeDaysOf(day, mean)).toBe(expected);
  });

  test('heat in normal weather: hot water stays, the rest goes with the degree days (consumption.normalised)', () => {
    expect(normalisedHeat({ heat: 1200, hotWater: 200 }, { actual: 500, normal: 600 })).toBe(1400);
    expect(normalisedHeat({ heat: 200, hotWater: 200 }, { actual: 0, normal: 20 })).toBeNull();
  });
});
