import { describe, expect, test } from 'vitest';
import {
  type Bucket,
  bucketAt,
  bucketBounds,
  clip,
  endOf,
  netted,
  type Resolution,
  type Segment,
  sumBetween,
} from '../../../domain/consumption/index.ts';
import { HOUR_MS, QUARTER_MS } from '../../../domain/time/helsinki.ts';
import { addDays, addMonths, dayEnd, dayStart, hoursOfDay } from '../../../domain/time/index.ts';
import { demoMeteringPoints } from '../meteringPoints.ts';
import { type DemoMeter, demoMeasurements } from './index.ts';

const today = '2026-11-26';
const kinds = { electricity: 'consumption', production: 'production', heat: 'heat' } as const;
const meters: DemoMeter[] = demoMeteringPoints.map((point) => ({
  no: point.meteringPointNo,
  kind: kinds[point.kind],
  is15minAvailable: point.is15minAvailable,
  placeNo: point.publicWeatherMeteringPointNo,
}));
const meter = (no: string) => meters.find((one) => one.no === no) as DemoMeter;
const made = (no: string, from: string, to: string, on = today) => demoMeasurements(meter(no), { from, to }, on);
const sumsOf = (series: readonly Segment[], from: string, to: string, resolution: Resolution): (Bucket | null)[] => {
  const sums = sumBetween(series, bucketBounds(from, to, resolution));
  return Array.from(sums.energy, (_, at) => bucketAt(sums, at));
};
const sumOf = (series: readonly Segment[], from: string, to: string) =>
  (bucketAt(sumBetween(series, Float64Array.of(dayStart(from), dayEnd(to))), 0)?.energy ?? 0) / 1000;

describe('what the meters of the demo tell (demo.measurements)', () => {
  test('is the same whenever it is asked for, in pieces or at once', () => {
    const [from, to] = ['2025-03-25', '2025-04-05'];
    const whole = made('7012345', from, to);
    expect(made('7012345', from, to)).toEqual(whole);
    const piece = made('7012345', '2025-03-30', '2025-03-30');
    expect(clip(whole, [dayStart('2025-03-30'), dayEnd('2025-03-30')])).toEqual(piece);
    expect(made('7020114', from, to)).not.toEqual(whole);
  });

  test('every interval of every day is there, up to yesterday, of 23 and 25 hours too', () => {
    for (const one of meters) {
      const series = demoMeasurements(one, { from: '2026-03-28', to: '2026-12-31' }, today);
      expect([series[0]?.from, endOf(series.at(-1) as Segment)]).toEqual([dayStart('2026-03-28'), dayStart(today)]);
      expect(series).toHaveLength(1);
    }
    expect(['2026-03-29', '2026-10-25'].map((day) => made('7018820', day, day)[0]?.values.length)).toEqual(
      ['2026-03-29', '2026-10-25'].map(hoursOfDay),
    );
    expect(made('7012345', today, '2026-12-31')).toEqual([]);
  });

  test('goes from hours to quarters where quarters are measured, and heat never does', () => {
    const steps = (no: string) => made(no, '2024-10-01', '2024-10-15').map(({ step }) => step);
    expect([steps('7012345'), steps('7012346'), steps('7018820')]).toEqual([
      [HOUR_MS, QUARTER_MS],
      [HOUR_MS],
      [HOUR_MS],
    ]);
  });

  test('has a believable year: in kWh by what stands there, heat mostly in the winter', () => {
    const year = (no: string) => sumOf(made(no, '2025-01-01', '2025-12-31'), '2025-01-01', '2025-12-31');
    const within = (value: number, least: number, most: number) => value > least && value < most;
    expect(within(year('7012345'), 3500, 6000)).toBe(true);
    expect(within(year('7020114'), 1400, 3200)).toBe(true);
    expect(within(year('7033908'), 14_000, 22_000)).toBe(true);
    expect(within(year('7012346'), 14_000, 20_000)).toBe(true);
    expect(within(year('7012347') / 6.2, 600, 950)).toBe(true);
    const heat = made('7012346', '2025-01-01', '2025-12-31');
    expect(sumOf(heat, '2025-01-01', '2025-01-31')).toBeGreaterThan(1000);
    expect(sumOf(heat, '2025-07-01', '2025-07-31')).toBeLessThan(700);
  });

  test('heat follows the temperature from day to day', () => {
    const [from, to] = ['2025-01-01', '2025-04-30'];
    const days = sumsOf(made('7031181', from, to), from, to, 'day');
    const heat = days.map((bucket) => (bucket?.status === 'measured' ? (bucket.energy ?? 0) : 0));
    const place = { no: '900331', kind: 'temperature', is15minAvailable: false, placeNo: '900331' } as const;
    const cold = sumsOf(demoMeasurements(place, { from, to }, today), from, to, 'day').map((b) => -(b?.energy ?? 0));
    const known = heat.flatMap((value, at) => (value > 0 ? [[value, cold[at] ?? 0] as const] : []));
    const mean = (at: 0 | 1) => known.reduce((sum, pair) => sum + pair[at], 0) / known.length;
    const [a, b] = [mean(0), mean(1)];
    const sum = (of: (pair: readonly [number, number]) => number) => known.reduce((all, pair) => all + of(pair), 0);
    const correlation =
      sum(([x, y]) => (x - a) * (y - b)) / Math.sqrt(sum(([x]) => (x - a) ** 2) * sum(([, y]) => (y - b) ** 2));
    expect(correlation).toBeGreaterThan(0.95);
  });

  test('Saturday evenings are warm in the sauna', () => {
    const peaks = Array.from({ length: 52 }, (_, week) => {
      const day = addDays('2025-01-04', week * 7);
      const hours = sumsOf(made('7012345', day, day), day, day, 'hour').map((bucket) => bucket?.energy ?? 0);
      return Math.max(...hours.slice(17, 21)) > 4000;
    });
    expect(peaks.filter(Boolean).length).toBeGreaterThan(25);
  });

  test('where the sun shines on the roof, a summer month is below zero, and a winter one is not', () => {
    const month = (from: string, to: string) =>
      sumOf(netted(made('7012345', from, to), made('7012347', from, to)), from, to);
    expect(month('2026-06-01', '2026-06-30')).toBeLessThan(0);
    expect(month('2025-12-01', '2025-12-31')).toBeGreaterThan(0);
  });

  test('within any year there is a week with a gap and an estimated day; some of yesterday is late', () => {
    for (const end of ['2026-11-26', '2027-02-01', '2027-07-15']) {
      const [from, to] = [addMonths(end, -12), addDays(end, -1)];
      const days = sumsOf(made('7012345', from, to, end), from, to, 'day');
      const statuses = days.map((bucket) => bucket?.status);
      expect(statuses.filter((status) => status === 'missing').length).toBeGreaterThanOrEqual(4);
      expect(statuses.filter((status) => status === 'estimated').length).toBeGreaterThanOrEqual(1);
      expect(statuses.at(-1)).toBe('late');
    }
    const late = meters.filter((one) => {
      const [yesterday] = sumsOf(
        demoMeasurements(one, { from: '2026-11-25', to: '2026-11-25' }, today),
        '2026-11-25',
        '2026-11-25',
        'day',
      );
      return yesterday?.status === 'late';
    });
    expect(late.length).toBeGreaterThan(1);
    expect(late.length).toBeLessThan(meters.length / 2);
  });
});
