import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boughtIn, ESTIMATED, type Segment } from '../../domain/consumption/index.ts';
import { HOUR_MS, QUARTER_MS } from '../../domain/time/helsinki.ts';
import { firstDayOf, lastDayOf } from '../../domain/time/index.ts';
import { contract } from '../store/schema.ts';
import { days, measured, series, setUpConsumption } from './consumption.testing.ts';

const { here, store, reader } = setUpConsumption();

test('both days of daylight saving come whole, by hour and by day (consumption.intervals)', async () => {
  const read = await reader();
  await store(
    '7100001',
    'consumption',
    days('2026-03-29', '2026-03-29', HOUR_MS, 1000),
    days('2026-10-25', '2026-10-25', QUARTER_MS, 250),
  );
  const by = async (day: string, resolution: string) =>
    (await read(series('7100001', day, day, resolution, '&isNettingApplied=false'))).body.segments;
  const hours = (count: number, from: string) => [
    { from, step: 'PT1H', values: Array(count).fill(1), status: measured(count), incomplete: [] },
  ];
  expect(await by('2026-03-29', 'hour')).toEqual(hours(23, '2026-03-28T22:00:00.000Z'));
  expect(await by('2026-10-25', 'hour')).toEqual(hours(25, '2026-10-24T21:00:00.000Z'));
  expect(await by('2026-10-25', 'minute')).toEqual([
    {
      from: '2026-10-24T21:00:00.000Z',
      step: 'PT15M',
      values: Array(100).fill(0.25),
      status: measured(100),
      incomplete: [],
    },
  ]);
  expect(await by('2026-10-25', 'day')).toEqual([
    { from: '2026-10-24T21:00:00.000Z', step: 'P1D', values: [25], status: measured(1), incomplete: [] },
  ]);
});

test('a range in which the step changes is two segments as measured, and one by hour (consumption.steps)', async () => {
  const read = await reader();
  await store(
    '7100001',
    'consumption',
    days('2026-04-07', '2026-04-07', HOUR_MS, 800),
    days('2026-04-08', '2026-04-08', QUARTER_MS, 200),
  );
  const { body } = await read(series('7100001', '2026-04-07', '2026-04-08', 'minute'));
  expect(body.segments).toEqual([
    {
      from: '2026-04-06T21:00:00.000Z',
      step: 'PT1H',
      values: Array(24).fill(0.8),
      status: measured(24),
      incomplete: [],
    },
    {
      from: '2026-04-07T21:00:00.000Z',
      step: 'PT15M',
      values: Array(96).fill(0.2),
      status: measured(96),
      incomplete: [],
    },
  ]);
  const byHour = await read(series('7100001', '2026-04-07', '2026-04-08', 'hour'));
  expect(byHour.body.segments).toMatchObject([{ step: 'PT1H', values: Array(48).fill(0.8) }]);
});

test('a week with a gap, an estimated day and a late yesterday say so, and nothing of them is a zero (consumption.status, consumption.late, consumption.sums)', async () => {
  const read = await reader();
  const week = days('2026-11-09', '2026-11-15', HOUR_MS, 1000);
  const lately = days('2026-11-16', '2026-11-19', HOUR_MS, 500);
  lately.status.fill(ESTIMATED, 24, 48);
  const before: Segment = { ...week, values: week.values.slice(0, 30), status: week.status.slice(0, 30) };
  const after = days('2026-11-13', '2026-11-15', HOUR_MS, 1000);
  const gap = { ...days('2026-11-01', '2026-11-08', HOUR_MS, 0) };
  gap.values = gap.values.slice(0, 24);
  gap.status = new Uint8Array(24);
  await store('7100001', 'consumption', gap, before, after, lately);
  const { body } = await read(series('7100001', '2026-11-01', '2026-11-21', 'day', '&isNettingApplied=false'));
  expect(body.segments).toEqual([
    {
      from: '2026-10-31T22:00:00.000Z',
      step: 'P1D',
      values: [0, ...Array(7).fill(null), 24, 6, null, null, 24, 24, 24, 12, 12, 12, 12, null],
      status: [
        { status: 'measured', count: 1 },
        { status: 'missing', count: 7 },
        { status: 'measured', count: 1 },
        { status: 'late', count: 3 },
        { status: 'measured', count: 4 },
        { status: 'estimated', count: 1 },
        { status: 'measured', count: 2 },
        { status: 'late', count: 1 },
      ],
      incomplete: [
        ...[1, 2, 3, 4, 5, 6, 7].map((index) => ({ index, estimatedHours: 0, lateHours: 0, missingHours: 24 })),
        { index: 9, estimatedHours: 0, lateHours: 18, missingHours: 0 },
        { index: 10, estimatedHours: 0, lateHours: 24, missingHours: 0 },
        { index: 11, estimatedHours: 0, lateHours: 24, missingHours: 0 },
        { index: 16, estimatedHours: 24, lateHours: 0, missingHours: 0 },
        { index: 19, estimatedHours: 0, lateHours: 24, missingHours: 0 },
      ],
    },
  ]);
  const total = await read(
    'v2/consumption/total?meteringPointNo=7100001&from=2026-11-09&to=2026-11-20&includeCost=true&isNetting=false',
  );
  expect(total.body).toEqual({
    energy: 150,
    unit: 'kWh',
    sold: null,
    cost: 15,
    costGap: null,
    status: 'late',
    estimatedHours: 24,
    lateHours: 90,
    missingHours: 0,
    weather: null,
  });
  expect(
    (await read('consumption/latest-measurement?meteringPointNo=7100001&customerId=111111&isNetting=false')).body,
  ).toEqual({
    latestMeasurement: '2026-11-19',
  });
});

test('who joined eight months ago begins then, and a former customer has their own time alone (consumption.whose)', async () => {
  const read = await reader();
  const { body } = await read(series('7100001', '2026-01-01', '2026-03-31', 'month', '&isNettingApplied=false'));
  expect(body.segments).toMatchObject([{ from: '2026-02-28T22:00:00.000Z', step: 'P1M', values: [23] }]);
  expect(body.segments[0].incomplete).toEqual([{ index: 0, estimatedHours: 0, lateHours: 0, missingHours: 10 * 24 }]);

  await store('7100004', 'consumption', days('2026-05-01', '2026-05-20', HOUR_MS, 1000));
  const may = (customer: string) =>
    read(`v2/consumption/total?meteringPointNo=7100004&from=2026-05-01&to=2026-05-31${customer}`);
  expect((await may('&customerId=111111')).body).toMatchObject({ energy: 240, missingHours: 264 });
  // Who is named has it now, or had it last.
  expect((await may('')).body).toMatchObject({ energy: 240 });
  expect([(await may('&customerId=222222')).status, (await may('&customerId=333333')).status]).toEqual([404, 404]);
});

test('while another’s contract that began before goes on nobody else reads what is measured there (consumption.others)', async () => {
  const read = await reader();
  const { db } = here.database;
  await store('7100004', 'consumption', days('2026-05-01', '2026-05-20', HOUR_MS, 1000));
  const total = async () =>
    (await read('v2/consumption/total?meteringPointNo=7100004&from=2026-05-01&to=2026-05-31')).body.energy;
  const begins = (startDate: string) => db.update(contract).set({ startDate }).where(eq(contract.contractNo, '7005'));
  const ends = (endDate: string | null) => db.update(contract).set({ endDate }).where(eq(contract.contractNo, '7004'));
  const says = (status: 'A' | 'S') => db.update(contract).set({ status }).where(eq(contract.contractNo, '7004'));
  await begins('2026-05-06');
  expect(await total()).toBe(240);
  await Promise.all([ends(null), says('A')]);
  expect(await total()).toBe(null);
  await Promise.all([ends('2026-05-10'), says('S'), begins('2026-05-11')]);
});

test('what is produced is set off within each interval, and a sunny month is below zero, what was sold beside it (consumption.netting, consumption.sold)', async () => {
  const read = await reader();
  const atNoon = (at: number) => (at % 24 >= 9 && at % 24 < 17 ? 3000 : 0);
  for (const month of ['2026-05', '2026-07']) {
    const [from, to] = [firstDayOf(month), lastDayOf(month)];
    await store('7100001', 'consumption', days(from, to, HOUR_MS, 500));
    await store('7100002', 'production', days(from, to, HOUR_MS, atNoon));
  }
  const july = await read(series('7100001', '2026-07-01', '2026-07-31', 'month', '&includeCost=true'));
  // Bought is what is used in the sixteen other hours: 8 kWh a day at ten cents.
  expect(july.body).toMatchObject({ isNetted: true, segments: [{ values: [-372], cost: [24.8], sold: [620] }] });
  const may = await read(series('7100001', '2026-05-01', '2026-05-31', 'month'));
  expect(may.body).toMatchObject({ isNetted: false, segments: [{ values: [372] }] });
  expect(may.body.segments[0]).not.toHaveProperty('sold');
  const whole = await read('consumption/total?meteringPointNo=7100001&from=2026-07-01&to=2026-07-31&isNetting=false');
  expect(whole.body).toMatchObject({ energy: 372, sold: null, cost: null, costGap: null });
  const sums = await read(
    'v2/consumption/total?meteringPointNo=7100001&from=2026-07-01&to=2026-07-31&includeCost=true',
  );
  expect(sums.body).toMatchObject({ energy: -372, sold: 620, cost: 24.8 });
  expect(boughtIn(sums.body)).toBe(248);
  const made = await read(series('7100002', '2026-07-01', '2026-07-01', 'day'));
  expect(made.body.segments).toMatchObject([{ values: [24] }]);
});

test('five years month by month, with the class of a year (consumption.comparison, consumption.class, consumption.estimate)', async () => {
  const read = await reader();
  const { body } = await read('v2/consumption/comparison?meteringPointNo=7100001&isNetting=false');
  expect(body.consumptions.map(({ year }: { year: number }) => year)).toEqual([2022, 2023, 2024, 2025, 2026]);
  const months = body.consumptions[4].months as { month: string; energy: number | null }[];
  expect(months.map(({ month, energy }) => [month, energy])).toEqual([
    ['2026-03', 23],
    ['2026-04', 38.4],
    ['2026-05', 372],
    ['2026-06', null],
    ['2026-07', 372],
    ['2026-08', null],
    ['2026-09', null],
    ['2026-10', 25],
    ['2026-11', 150],
  ]);
  expect(body).toMatchObject({ annualEstimateFailure: null, consumptionClass: 'S' });
  // Where it is netted, what was sold stands beside, and the estimate is of what was bought (consumption.bought).
  const { body: netted } = await read('v2/consumption/comparison?meteringPointNo=7100001');
  expect(netted.consumptions[4].months[4]).toMatchObject({ month: '2026-07', energy: -372, sold: 620 });
  expect(netted.consumptions[4]).toMatchObject({ energy: 61.4, sold: 620 });
  // From April to July 38.4, 372 and 248 were bought; a year is three times that.
  expect(netted.annualEstimate).toBe(1975.2);
  const none = await read('consumption/comparison?meteringPointNo=7099999');
  expect(none.body).toMatchObject({ annualEstimate: null, annualEstimateFailure: 'latestMeasurementNotFound' });
});
