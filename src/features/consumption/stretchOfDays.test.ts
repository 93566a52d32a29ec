import { expect, test } from 'vitest';
import { addDays, dayStart } from '../../../domain/time/index.ts';
import { intervalsOf } from '../../shared/consumption/intervals.ts';
import { stretchOfDays } from './stretchOfDays.ts';

const january = { from: '2026-01-01', to: '2026-01-31' };
const days = intervalsOf({
  resolution: 'day',
  unit: 'kWh',
  isNetted: false,
  segments: [
    {
      from: new Date(dayStart('2026-01-01')).toISOString(),
      step: 'P1D',
      values: Array(31).fill(1),
      status: [{ status: 'measured', count: 31 }],
      incomplete: [],
    },
  ],
  costGap: null,
  weather: null,
});
const stretch = (from: string, to: string) => stretchOfDays(days, january, { from, to });

test('days that are chosen among those shown are looked at until they come (consumptionPage.old)', () => {
  expect(stretch('2026-01-03', '2026-01-09')).toEqual({ from: 2, to: 9 });
  expect(stretch(january.from, january.to)).toEqual({ from: 0, to: 31 });
});

test('others, and one alone, are waited for (consumptionPage.old)', () => {
  expect(stretch('2026-01-03', '2026-01-03')).toBeUndefined();
  expect(stretch('2026-01-20', '2026-02-01')).toBeUndefined();
  expect(stretch(addDays(january.from, -1), '2026-01-05')).toBeUndefined();
});
