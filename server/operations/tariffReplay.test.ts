import { beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../domain/time/helsinki.ts';
import { addDays } from '../../domain/time/index.ts';
import { slotsOfDay } from '../../domain/spotPrices/index.ts';
import type { ReplayProduct } from '../../domain/types.ts';
import { demoRows as campaignsOf } from '../demo/campaigns.ts';
import { demoAddonProducts } from '../demo/addonProducts.ts';
import * as tables from '../store/schema.ts';
import { writeSpotDay } from '../store/spotPrices.ts';
import { days, setUpConsumption } from './consumption.testing.ts';
import { contract, point } from './reads.testRows.ts';

const { here, fill, store, reader } = setUpConsumption();

/** October known whole at 1 kWh an hour; September without prices of the exchange; of August an hour lacks. */
beforeAll(async () => {
  await fill();
  const { db } = here.database;
  await db
    .insert(tables.addonProduct)
    .values([...demoAddonProducts])
    .onConflictDoNothing();
  for (const { table, rows } of campaignsOf('2026-11-21')) await db.insert(table).values([...rows] as never);
  await db.insert(tables.meteringPoint).values([point('7100009'), point('7100010'), point('7100011')]);
  await db.insert(tables.contract).values([
    contract('7009', { meteringPointNo: '7100009', tariffNo: 412 }),
    contract('7010', { meteringPointNo: '7100010', tariffNo: 412, customerId: '333333' }),
    contract('7011', {
      meteringPointNo: '7100011',
      tariffNo: 412,
      prices: [
        { kind: 'energy', amount: '9', unit: 'c/kWh', fromDate: null },
        { kind: 'baseFee', amount: '0.12', unit: 'EUR/day', fromDate: null },
        { kind: 'energy', amount: '80', unit: 'EUR/MWh', fromDate: '2026-11-01' },
        { kind: 'energy', amount: '7', unit: 'c/kWh', fromDate: '2027-01-01' },
      ],
    }),
  ]);
  for (const no of ['7100009', '7100010', '7100011'])
    await store(no, 'consumption', days('2026-10-01', '2026-10-31', HOUR_MS, 1000));
  await store('7100009', 'consumption', days('2026-09-01', '2026-09-30', HOUR_MS, 1000));
  const august = days('2026-08-01', '2026-08-31', HOUR_MS, 1000);
  await store('7100009', 'consumption', {
    ...august,
    values: august.values.slice(1),
    status: august.status.slice(1),
    from: august.from + HOUR_MS,
  });
  // 0 in the morning, 10 c/kWh from noon on; 12.55 with VAT.
  for (let day = '2026-10-01'; day <= '2026-10-31'; day = addDays(day, 1)) {
    const prices = Array.from({ length: slotsOfDay(day) }, (_, at) => (at < 48 ? 0 : 10_000));
    await here.database.transaction((work) => writeSpotDay(work, { day, prices }));
  }
}, 120_000);

const ask = (no: string, headers = {}) =>
  reader().then((read) => read(`consumption/tariff-replay?meteringPointNo=${no}`, headers));

test('what each month would have cost by the own product and by those sold now (consumption.replay, consumption.replayGap, consumption.shifted)', async () => {
  const { status, body } = await ask('7100009');
  expect(status).toBe(200);
  const unknown = { energy: null, gap: 'measurements', shiftSaving: null };
  expect(body.months).toEqual([
    ...[720, 744, 744, 672, 743, 720, 744, 720, 744].map((missingHours, at) => ({
      month: ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'][at],
      missingHours,
      ...unknown,
    })),
    { month: '2026-08', energy: 743, gap: 'measurements', missingHours: 1, shiftSaving: null },
    { month: '2026-09', energy: 720, gap: 'spotPrice', missingHours: 0, shiftSaving: null },
    // Six of each day's twelve or thirteen hours at 12.55 c go to the morning.
    { month: '2026-10', energy: 745, gap: null, missingHours: 0, shiftSaving: 23.343 },
  ]);
  const costs = (october: number) => ({ costs: [...Array.from({ length: 11 }, () => null), october], total: october });
  expect(body.products).toEqual([
    {
      tariffNo: 412,
      productName: 'Kiinteä',
      kind: 'fixed',
      isOwn: true,
      energyPrice: '10',
      baseFee: '0',
      ...costs(74.5),
    },
    {
      tariffNo: 424,
      productName: 'Kajo Kiinteä 24 kk',
      kind: 'fixed',
      isOwn: false,
      energyPrice: '7.49',
      baseFee: '4.95',
      ...costs(60.75),
    },
    {
      tariffNo: 594,
      productName: 'Kajo Pörssi',
      kind: 'spot',
      isOwn: false,
      energyPrice: '0.39',
      baseFee: '3.95',
      // 373 hours at 12.55 c, and the margin of 745 kWh.
      ...costs(53.67),
    },
  ]);
});

test('the own product counts at the prices of the contract that hold now (consumption.replayProducts)', async () => {
  const { body } = await ask('7100011', { 'accept-language': 'sv' });
  expect(body.products[0]).toMatchObject({ productName: 'Fast', energyPrice: '8', baseFee: '3.65', total: 63.25 });
});

test('a company is shown what companies are sold, with VAT (consumption.replayProducts)', async () => {
  const { body } = await ask('7100010');
  expect(body.products.map((one: ReplayProduct) => [one.tariffNo, one.kind, one.energyPrice, one.baseFee])).toEqual([
    [412, 'fixed', '10', '0'],
    [425, 'fixed', '8.6595', '8.6595'],
    [595, 'spot', '0.4142', '6.9025'],
  ]);
});

test('of heat there is nothing to compare (consumption.replayProducts)', async () => {
  expect((await ask('7100003')).body).toEqual({ months: [], products: [] });
});
