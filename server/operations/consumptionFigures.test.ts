import { expect, test } from 'vitest';
import { HOUR_MS, QUARTER_MS } from '../../domain/time/helsinki.ts';
import * as tables from '../store/schema.ts';
import { writeSpotDay } from '../store/spotPrices.ts';
import { days, series, setUpConsumption } from './consumption.testing.ts';
import { contract, point } from './reads.testRows.ts';

const { here, fill, store, reader } = setUpConsumption();

test('a total has the weather of its days and what is used without heating, up to yesterday (consumption.weatherCompared, consumption.base, consumption.heated)', async () => {
  const read = await reader();
  // Twenty days of October at −10 °C take 40 kWh, twenty of July at 20 °C take 10.
  for (const [from, to, kWh, tenths] of [
    ['2026-07-01', '2026-07-20', 10_000 / 24, 200],
    ['2026-10-01', '2026-10-20', 40_000 / 24, -100],
  ] as const) {
    await store(
      '7100003',
      'heat',
      days(from, to, HOUR_MS, (at) => Math.floor(((at % 24) + 1) * kWh) - Math.floor((at % 24) * kWh)),
    );
    await store('900331', 'temperature', days(from, to, HOUR_MS, tenths));
  }
  const total = async (query: string) =>
    (await read(`v2/consumption/total?meteringPointNo=7100003&${query}&publicWeatherMeteringPointNo=900331`)).body;
  expect((await total('from=2026-10-01&to=2026-10-20')).weather).toEqual({
    meanTemperature: -10,
    degreeDays: 540,
    baseADay: 10,
    isHeated: true,
  });
  // The other days of October have no temperature.
  expect((await total('from=2026-10-01&to=2026-10-31')).weather).toBeNull();
  expect((await total('from=2026-12-01&to=2026-12-31')).weather).toBeNull();
});

test('heat of 1000 kWh is told in MWh, with its temperatures beside it (consumption.unit, consumption.weather)', async () => {
  const read = await reader();
  const [from, to] = ['2026-01-01', '2026-01-31'];
  await store('7100003', 'heat', days(from, to, HOUR_MS, 2000));
  await store(
    '900331',
    'temperature',
    days(from, to, HOUR_MS, (at) => (at % 24 < 12 ? -120 : -80)),
  );
  const { body } = await read(
    `consumption?meteringPointNo=7100003&resolution=month&from=${from}&to=${to}&publicWeatherMeteringPointNo=900331`,
  );
  expect(body).toEqual({
    consumption: [
      {
        fromTime: '2025-12-31T22:00:00.000Z',
        energy: 1.488,
        unit: 'MWh',
        energyCost: 137.4912,
        energyBaseCost: 137.4912,
        energyBaseDiscountCost: null,
        temperatureCentigrade: -10,
        status: 'measured',
        estimatedHours: 0,
        lateHours: 0,
        missingHours: 0,
      },
    ],
    unit: 'MWh',
    costGap: null,
    weather: [{ fromTime: '2025-12-31T22:00:00.000Z', temperatureCentigrade: -10 }],
  });
  const weather = await read(`v2/weather?resolution=day&from=${from}&to=2026-01-02`, {
    'x-delivery-site-address': encodeURIComponent('Pähkinämäenkatu 7, 33840 Tampere'),
    'accept-language': 'sv',
  });
  expect(weather.body).toEqual({
    place: 'Tammerfors',
    series: [{ from: '2025-12-31T22:00:00.000Z', step: 'P1D', values: [-10, -10] }],
  });
  const elsewhere = await read(`v2/weather?resolution=day&from=${from}&to=${to}`, {
    'x-delivery-site-address': 'Kauppakatu 1, 99999 %E0%A4%A',
  });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'resource.notFound']);
  expect((await read('weather/meteringPoint?meteringPointNo=7100001')).body).toEqual({ meteringPointNumber: '900331' });
});

test('a contract that follows the exchange costs what that says and the margin; where that says nothing there is no cost (consumption.spotCost, consumption.costGap)', async () => {
  const read = await reader();
  await store('7100004', 'consumption', days('2026-05-12', '2026-05-13', HOUR_MS, 1000));
  const asked = series('7100004', '2026-05-12', '2026-05-13', 'day', '&includeCost=true');
  const total = 'v2/consumption/total?meteringPointNo=7100004&from=2026-05-12&to=2026-05-13&includeCost=true';
  expect((await read(asked)).body).toMatchObject({
    costGap: 'spotPrice',
    segments: [{ values: [24, 24], cost: [null, null] }],
  });
  // 2, 4, 6 and 8 c/kWh in each hour, 6.275 with VAT on average; the margin is 0.59.
  const prices = Array.from({ length: 96 }, (_, at) => 2000 * ((at % 4) + 1));
  const write = (day: string, known: (number | null)[]) =>
    here.database.transaction((work) => writeSpotDay(work, { day, prices: known }));
  await write('2026-05-12', prices);
  await write('2026-05-13', [null, ...prices.slice(1)]);
  expect((await read(asked)).body).toMatchObject({ costGap: 'spotPrice', segments: [{ cost: [1.6476, null] }] });
  expect((await read(total)).body).toMatchObject({ cost: null, costGap: 'spotPrice' });
  await write('2026-05-13', prices);
  expect((await read(asked)).body).toMatchObject({ costGap: null, segments: [{ cost: [1.6476, 1.6476] }] });
  expect((await read(total)).body).toMatchObject({ energy: 48, cost: 3.2952, costGap: null });
});

test('what duo comes to, where prices of the exchange are known (consumption.effect)', async () => {
  const read = await reader();
  const { db } = here.database;
  await db.insert(tables.meteringPoint).values(point('7100005'));
  const smartPackage = { addonsTariffNumbers: [], packageTariffNumber: 548 };
  await db.insert(tables.contract).values(contract('7006', { meteringPointNo: '7100005', smartPackage }));
  await store(
    '7100005',
    'consumption',
    days('2026-09-01', '2026-09-01', HOUR_MS, (at) => (at < 12 ? 3000 : 1000)),
  );
  // 0 in the night, 10 c/kWh from noon on; 12.55 with VAT.
  const prices = Array.from({ length: 96 }, (_, at) => (at < 48 ? 0 : 10_000));
  await here.database.transaction((work) => writeSpotDay(work, { day: '2026-09-01', prices }));
  const { body } = await read('v2/consumption/duo-comparison?meteringPointNo=7100005&from=2026-09-17');
  expect(body.duoHistory).toEqual([
    { month: '2026-09', energy: 48, ownAverage: 3.1375, plainAverage: 6.275, effect: -3.1375 },
    { month: '2026-10', energy: null, ownAverage: null, plainAverage: null, effect: null },
    { month: '2026-11', energy: null, ownAverage: null, plainAverage: null, effect: null },
  ]);
  expect((await read('consumption/duo-comparison?meteringPointNo=7100001&from=2026-09-01')).body).toEqual({
    duoHistory: [],
  });
});

test.each([
  ['from=2026-02-30&to=2026-03-01&resolution=day', 'consumption.rangeInvalid', 'query.from', 'day'],
  ['from=2026-03-01&to=2026-02-30&resolution=day', 'consumption.rangeInvalid', 'query.to', 'day'],
  ['from=2026-03-02&to=2026-03-01&resolution=day', 'consumption.rangeInvalid', 'query.to', 'order'],
  ['from=2016-12-31&to=2026-03-01&resolution=day', 'consumption.rangeInvalid', 'query.from', 'history'],
  ['from=2026-03-01&to=2027-01-01&resolution=day', 'consumption.rangeInvalid', 'query.to', 'history'],
  ['from=2025-01-01&to=2026-01-02&resolution=hour', 'consumption.rangeTooLong', 'query.resolution', 'length'],
  ['from=2026-01-01&to=2026-02-01&resolution=minute', 'consumption.rangeTooLong', 'query.resolution', 'length'],
])('%s is refused as %s (consumption.answered, consumption.history)', async (query, code, field, rule) => {
  const read = await reader();
  for (const path of ['consumption', 'v2/consumption']) {
    const { status, body } = await read(`${path}?meteringPointNo=7100001&${query}`);
    expect([status, body.code, body.errors]).toEqual([422, code, [{ field, rule }]]);
  }
});

test('years that are over may be kept by the browser, and nothing is sent to whoever has them (consumption.kept)', async () => {
  const read = await reader();
  const url = series('7012345', '2024-01-01', '2024-12-31', 'day', '&customerId=111111');
  const first = await read(url);
  expect([first.status, first.headers['cache-control'], first.headers.etag]).toEqual([
    200,
    'private, no-cache',
    expect.stringMatching(/^W\//),
  ]);
  const again = await read(url, { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.body]).toEqual([304, null]);
  const running = await read(series('7012345', '2026-01-01', '2026-11-20', 'day', '&customerId=111111'));
  expect([running.headers['cache-control'], running.headers.etag]).toEqual(['no-store', undefined]);
});

test('what is put into a month leaves the rest, and twice is as once (store.measurements)', async () => {
  await fill();
  const { db } = here.database;
  const rows = async () => db.select().from(tables.measurementMonth);
  await store('7199999', 'consumption', days('2026-02-01', '2026-02-28', HOUR_MS, 1));
  await store('7199999', 'consumption', days('2026-02-10', '2026-02-10', QUARTER_MS, 7));
  const before = await rows();
  await store('7199999', 'consumption', days('2026-02-10', '2026-02-10', QUARTER_MS, 7));
  expect(await rows()).toEqual(before);
});
