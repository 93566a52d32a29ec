import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths } from '../../domain/time/index.ts';
import { lockMonth, unlockMonth } from '../priceLock/lockMonth.ts';
import { wrapEmbedded, type Database } from '../store/database.ts';
import { findDeliveries } from '../store/deliveries.ts';
import { seedDemo } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await wrapEmbedded(await PGlite.create());
}, 60_000);
afterAll(() => database.close());

const at = (instant: string) => seedDemo(database, () => new Date(instant));

test('of what a contract ran on, all stays where a person has changed some (demo.kept)', async () => {
  const { db } = database;
  const contractCode = 'K24013090027';
  await at('2027-03-02T10:00:00Z');
  const before = await findDeliveries(db, contractCode);
  const net = { priceExclVat: '5.38', vatAmount: '1.37', vatPercentage: '25.5' };
  const energy = { ...net, priceInclVat: '6.75', pricingUnit: 'c/kWh' as const, normalPriceInclVat: null };
  const lock = { contractCode, lock: { from: '2027-04-01', to: '2027-04-30' }, prices: { energy } };
  await lockMonth(db, lock);
  const locked = await findDeliveries(db, contractCode);
  await at('2027-04-01T10:00:00Z');
  expect(await findDeliveries(db, contractCode)).toEqual(locked);

  await unlockMonth(db, contractCode, { startDate: '2027-04-01' }, '2027-03-03');
  expect(await findDeliveries(db, contractCode)).toEqual(before);
  await lockMonth(db, { ...lock, lock: { from: '2027-05-01', to: '2027-05-31' } });
  expect((await findDeliveries(db, contractCode)).map(({ tariffNo }) => tariffNo)).toEqual([309, 478, 309, 478, 309]);
  await unlockMonth(db, contractCode, { startDate: '2027-05-01' }, '2027-04-03');
  await at('2027-04-03T10:00:00Z');
  expect((await findDeliveries(db, contractCode)).map(({ tariffFromDate }) => tariffFromDate)).toEqual(
    before.map(({ tariffFromDate }, index) => (index === 0 ? tariffFromDate : addMonths(tariffFromDate, 1))),
  );
});
