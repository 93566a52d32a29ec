import { describe, expect, test } from 'vitest';
import type { ConsumptionColumns } from '../../../domain/types.ts';
import { dayStart } from '../../../domain/time/index.ts';
import { csvOf, datahubCsvOf } from './csv.ts';
import {
  intervalsOf,
  isUncertain,
  isUnsettled,
  standingOf,
  type Interval,
} from '../../shared/consumption/intervals.ts';

const columns = (change: Partial<ConsumptionColumns>): ConsumptionColumns => ({
  resolution: 'day',
  unit: 'kWh',
  isNetted: false,
  segments: [],
  costGap: null,
  weather: null,
  ...change,
});

const measured = (count: number) => [{ status: 'measured' as const, count }];

describe('the intervals of an answer (consumptionPage.intervals)', () => {
  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('the day %s has %i hours, and the next begins where it ends', (day, hours) => {
    const from = new Date(dayStart(day)).toISOString();
    const ofDays = intervalsOf(
      columns({ segments: [{ from, step: 'P1D', values: [1, 2], status: measured(2), incomplete: [] }] }),
    );
    expect(ofDays.map(({ start, end }) => (end - start) / 3_600_000)).toEqual([hours, 24]);
    const ofHours = intervalsOf(
      columns({
        segments: [{ from, step: 'PT1H', values: Array(hours).fill(1), status: measured(hours), incomplete: [] }],
      }),
    );
    expect(ofHours.at(-1)?.end).toBe(ofDays[0]?.end);
  });

  test('months and years are those of Helsinki; one that begins within ends whole', () => {
    const from = new Date(dayStart('2026-02-10')).toISOString();
    const of = (step: 'P1M' | 'P1Y') =>
      intervalsOf(columns({ segments: [{ from, step, values: [1, 2], status: measured(2), incomplete: [] }] })).map(
        ({ end }) => end,
      );
    expect(of('P1M')).toEqual([dayStart('2026-03-01'), dayStart('2026-04-01')]);
    expect(of('P1Y')).toEqual([dayStart('2027-01-01'), dayStart('2028-01-01')]);
  });

  test('hours are followed by quarters, a gap stays one, and a quarter has the temperature of its hour', () => {
    const [first, second] = ['2026-11-01T22:00:00.000Z', '2026-11-02T01:00:00.000Z'];
    const intervals = intervalsOf(
      columns({
        resolution: 'minute',
        segments: [
          { from: first, step: 'PT1H', values: [1], status: measured(1), incomplete: [] },
          {
            from: second,
            step: 'PT15M',
            values: [0.25, null],
            status: [...measured(1), { status: 'late', count: 1 }],
            incomplete: [],
          },
        ],
        weather: [{ from: first, step: 'PT1H', values: [-1, -2, -3, -4] }],
      }),
    );
    expect(
      intervals.map(({ start, kWh, status, temperature }) => [new Date(start).toISOString(), kWh, status, temperature]),
    ).toEqual([
      [first, 1, 'measured', -1],
      [second, 0.25, 'measured', -4],
      ['2026-11-02T01:15:00.000Z', null, 'late', -4],
    ]);
  });

  test('the own price is the cost of a kWh that was bought, and none where nothing was used or no price is known', () => {
    const segment = {
      from: '2026-11-01T22:00:00.000Z',
      step: 'PT1H',
      values: [2, 0, 1],
      status: measured(3),
      incomplete: [],
      cost: [0.3, 0, null],
    } as const;
    const intervals = intervalsOf(
      columns({ segments: [structuredClone(segment) as unknown as ConsumptionColumns['segments'][number]] }),
    );
    expect(intervals.map(({ ownPrice }) => ownPrice)).toEqual([15, null, null]);
    const netted = { ...segment, values: [-2, 0, 1], sold: [4, 0, 0] };
    const bought = intervalsOf(
      columns({ segments: [structuredClone(netted) as unknown as ConsumptionColumns['segments'][number]] }),
    );
    expect(bought.map(({ ownPrice }) => ownPrice)).toEqual([15, null, null]);
    expect(bought.map(({ kWh, sold }) => [kWh, sold])).toEqual([
      [2, 4],
      [0, 0],
      [1, 0],
    ]);
  });
});

test.each([
  [0, 2.3, 0, false],
  [0, 2.4, 0, true],
  [1, 1, 0.4, true],
])(
  'a day with %d h estimated, %d late, %d missing is drawn as no measurement: %s (consumptionPage.certainty)',
  (estimatedHours, lateHours, missingHours, isDrawn) => {
    const [start, end] = [dayStart('2026-11-02'), dayStart('2026-11-03')];
    expect(isUncertain({ start, end, estimatedHours, lateHours, missingHours })).toBe(isDrawn);
  },
);

test('a bar that still runs is drawn as no whole measurement, one that is over is (consumptionPage.certainty)', () => {
  const [start, end] = [dayStart('2026-11-01'), dayStart('2026-12-01')];
  const month = { start, end, kWh: 100, estimatedHours: 0, lateHours: 0, missingHours: 0 } as Interval;
  expect([isUnsettled(month, end - 1), isUnsettled(month, end)]).toEqual([true, false]);
  expect(isUnsettled({ ...month, kWh: null }, start)).toBe(false);
});

const heading = {
  from: 'Alkaa',
  to: 'Päättyy',
  energy: 'kWh',
  sold: 'Myyty',
  cost: '€',
  price: 'c/kWh',
  temperature: '°C',
  status: 'Tila',
  statuses: { measured: 'mitattu', estimated: 'arvioitu', late: 'tulossa', missing: 'puuttuu' },
};

test('a file has semicolons, commas and offsets, and what is not known is empty (consumptionPage.csv)', () => {
  const hour = {
    lateHours: 0,
    missingHours: 0,
    estimatedHours: 0,
    ownPrice: 12.5,
    temperature: -1.25,
    cost: 0.1,
    sold: null,
  };
  const start = Date.parse('2026-10-25T00:00:00Z');
  const text = csvOf(
    [
      { ...hour, start, end: start + 3_600_000, kWh: 0.8, status: 'measured' },
      {
        ...hour,
        start: start + 3_600_000,
        end: start + 7_200_000,
        kWh: null,
        ownPrice: null,
        cost: null,
        status: 'missing',
      },
    ],
    heading,
  );
  expect(text.split('\r\n')).toEqual([
    '\uFEFFAlkaa;Päättyy;kWh;€;c/kWh;°C;Tila',
    '2026-10-25T03:00+03:00;2026-10-25T03:00+02:00;0,800;0,1000;12,500;-1,3;mitattu',
    '2026-10-25T03:00+02:00;2026-10-25T04:00+02:00;;;;-1,3;puuttuu',
    '',
  ]);
});

test('where production is netted the file has what was bought and what was sold (consumptionPage.netted)', () => {
  const start = Date.parse('2026-06-01T09:00:00Z');
  const certain = { status: 'measured', lateHours: 0, missingHours: 0, estimatedHours: 0 } as const;
  const known = { kWh: 0.8, sold: 3.25, cost: 0.1, ownPrice: 12.5, temperature: null };
  const hour = { ...certain, ...known, start, end: start + 3_600_000 };
  expect(csvOf([hour], heading).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFAlkaa;Päättyy;kWh;Myyty;€;c/kWh;°C;Tila',
    '2026-06-01T12:00+03:00;2026-06-01T13:00+03:00;0,800;3,250;0,1000;12,500;;mitattu',
  ]);
});

test('a file of Datahub has its columns, in UTC, and of what is netted what was bought (consumptionPage.datahubCsv)', () => {
  const known = { lateHours: 0, missingHours: 0, estimatedHours: 0, ownPrice: null, temperature: null, cost: null };
  const start = Date.parse('2026-10-25T00:00:00Z');
  const hour = { ...known, start, end: start + 3_600_000, kWh: 0.8, sold: null, status: 'measured' } as const;
  const quarter = (change: Partial<Interval>): Interval => ({
    ...hour,
    start: hour.end,
    end: hour.end + 900_000,
    ...change,
  });
  const rows = [hour, quarter({ kWh: 0.25, sold: 0.75, status: 'estimated' }), quarter({ kWh: null, status: 'late' })];
  expect(datahubCsvOf(rows, '643007572012345678').split('\r\n')).toEqual([
    '\uFEFFMeteringPointGSRN;Product Type;Resolution;Unit Type;Reading Type;Start Time;Quantity;Quality',
    '643007572012345678;8716867000030;PT1H;kWh;BN01;2026-10-25T00:00:00Z;0,800;OK',
    '643007572012345678;8716867000030;PT15M;kWh;BN01;2026-10-25T01:00:00Z;0,250;ESTIMATED',
    '643007572012345678;8716867000030;PT15M;kWh;BN01;2026-10-25T01:00:00Z;;MISSING',
    '',
  ]);
});

test('of a month and a year that run it is said so, and of one of which much lacks; an hour is not much (consumptionPage.compared)', () => {
  const month = (name: string, lateHours = 0) =>
    ({
      month: name,
      energy: 1,
      sold: null,
      status: 'measured',
      estimatedHours: 0,
      lateHours,
      missingHours: 0,
    }) as const;
  const said = (...months: ReturnType<typeof month>[]) => standingOf(months, '2026-11');
  expect([said(month('2026-11')), said(month('2026-10', 75)), said(month('2026-10', 1)), said()]).toEqual([
    'running',
    'partly',
    null,
    null,
  ]);
  expect(said(month('2026-10', 744), month('2026-11', 700))).toBe('running');
});
