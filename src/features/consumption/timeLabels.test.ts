import { expect, test } from 'vitest';
import { addDays, dayStart } from '../../../domain/time/index.ts';
import type { Resolution } from '../../../domain/consumption/index.ts';
import { createFormats } from '../../i18n/formats.ts';
import type { Locale } from '../../i18n/locale.ts';
import { timeLabels } from './timeLabels.ts';

const HOUR = 3_600_000;
const hoursFrom = (day: string, count: number) =>
  Float64Array.from({ length: count }, (_, hour) => dayStart(day) + hour * HOUR);
const daysFrom = (day: string, count: number) =>
  Float64Array.from({ length: count }, (_, index) => dayStart(addDays(day, index)));
const textsOf = (starts: Float64Array, resolution: Resolution, from: number, to: number, locale: Locale = 'fi') =>
  timeLabels(starts, { resolution, locale, ...createFormats(locale) }, from, to).map(({ at, text }) => `${at} ${text}`);

test('of one day the hours stand below the axis, on the night of 25 too (consumptionPage.labels)', () => {
  const hours = timeLabels(
    hoursFrom('2026-10-25', 25),
    { resolution: 'hour', locale: 'fi', ...createFormats('fi') },
    0,
    25,
  );
  expect(hours).toHaveLength(25);
  expect(hours.slice(2, 6).map(({ text }) => text)).toEqual(['02', '03', '03', '04']);
});

test('of some days their numbers stand where each begins, the month with the first of them and of it', () => {
  expect(textsOf(daysFrom('2026-01-30', 4), 'day', 0, 4)).toEqual(['0 30.1.', '1 31.', '2 1.2.', '3 2.']);
  expect(textsOf(hoursFrom('2026-01-30', 72), 'hour', 0, 72)).toEqual(['0 30.1.', '24 31.1.', '48 1.2.']);
});

test('days are written as each language writes them', () => {
  const days = daysFrom('2026-01-30', 4);
  expect(textsOf(days, 'day', 0, 4, 'sv')).toEqual(['0 30.1', '1 31', '2 1.2', '3 2']);
  expect(textsOf(days, 'day', 0, 4, 'en')).toEqual(['0 30/01', '1 31', '2 01/02', '3 2']);
});

test('of many days the months, and of many years the years; a month that begins before them has none (consumptionPage.labels)', () => {
  expect(textsOf(daysFrom('2026-01-15', 90), 'day', 0, 90)).toEqual(['17 2/26', '45 3/26', '76 4/26']);
  const nineYears = textsOf(hoursFrom('2017-01-01', 78_912), 'hour', 0, 78_912);
  expect(nineYears).toHaveLength(10);
  expect(nineYears.slice(0, 2)).toEqual(['0 2017', '8760 2018']);
});

test('of more slots those that are shown have labels, from the part of a day on', () => {
  const starts = hoursFrom('2017-01-01', 78_912);
  expect(textsOf(starts, 'hour', 12, 48)).toEqual(['12 1.1.', '24 2.1.']);
  expect(textsOf(starts, 'hour', 24, 27)).toEqual(['24 00', '25 01', '26 02']);
});

test('a day that lacks has no label, and none of nothing', () => {
  const starts = daysFrom('2026-01-30', 4).filter((_, index) => index !== 2);
  expect(textsOf(starts, 'day', 0, 3)).toEqual(['0 30.1.', '1 31.', '2 2.']);
  expect(textsOf(new Float64Array(), 'day', 0, 0)).toEqual([]);
});

test('months and years are named each', () => {
  expect(textsOf(daysFrom('2026-01-01', 1), 'month', 0, 1)).toEqual(['0 1/26']);
  expect(textsOf(daysFrom('2026-01-01', 1), 'year', 0, 1)).toEqual(['0 2026']);
});
