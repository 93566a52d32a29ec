import { LOCK_TARIFF, withLock, withoutLock } from '../../domain/priceLock/index.ts';
import type { CampaignTemplate, LockedMonth } from '../../domain/types.ts';
import { unitPrice } from '../orders/unitPrice.ts';
import { holdContractAtSite } from '../store/contractAtSite.ts';
import { findDeliveries, putDeliveries } from '../store/deliveries.ts';
import { removeReminders } from '../store/outbox.ts';
import type { Queries } from '../store/queries.ts';
import { lockReminded } from './reminded.ts';

interface Locked {
  contractCode: string;
  lock: LockedMonth;
  prices: CampaignTemplate['product']['prices'];
}

/**
 * Gives a month of a contract the price that was read; what ran goes on afterwards (`priceLock.made`), and nobody is reminded
 * of it any more (`priceLock.remind`). To be called with the contract held.
 */
export async function lockMonth(db: Queries, { contractCode, lock, prices }: Locked): Promise<void> {
  if (!prices.energy) throw new Error('a lock without a price');
  const locked = {
    contractCode,
    tariffNo: LOCK_TARIFF,
    tariffFromDate: lock.from,
    tariffToDate: lock.to,
    energyPrice: unitPrice(prices.energy),
  };
  await putDeliveries(db, contractCode, withLock(await findDeliveries(db, contractCode), locked));
  await removeReminders(db, lockReminded(contractCode, lock.from));
}

/**
 * Takes a lock that was withdrawn from away from its contract (`priceLock.withdrawn`). One that has begun ends with the day.
 *
 * @param today `YYYY-MM-DD` in Europe/Helsinki
 */
export async function unlockMonth(
  db: Queries,
  contractCode: string,
  { startDate }: { startDate: string | null },
  today: string,
): Promise<void> {
  const held = await holdContractAtSite(db, contractCode);
  if (!held || startDate === null) return;
  const running = {
    contractCode,
    tariffNo: held.contract.tariffNo,
    tariffFromDate: startDate,
    tariffToDate: null,
    energyPrice: null,
  };
  const deliveries = await findDeliveries(db, contractCode);
  await putDeliveries(db, contractCode, withoutLock(deliveries, { lockFrom: startDate, running, today }));
}
