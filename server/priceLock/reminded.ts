import { whyNoPriceLock } from '../../domain/priceLock/index.ts';
import type { Day } from '../../domain/time/index.ts';
import { findContractAtSite } from '../store/contractAtSite.ts';
import { findDeliveries } from '../store/deliveries.ts';
import type { Queries } from '../store/queries.ts';

/** What a reminder to lock the price of a contract for the month that begins on a day reminds of. */
export const lockReminded = (contractCode: string, from: Day): string => `priceLock ${contractCode} ${from}`;

/**
 * Whether what a reminder reminds of may still be done: the contract may have ended, moved or changed since it was asked for
 * (`priceLock.remind`).
 *
 * @param remindsOf as `lockReminded` says it
 * @param today in Europe/Helsinki
 */
export async function isStillToLock(db: Queries, remindsOf: string, today: Day): Promise<boolean> {
  const [, contractCode = ''] = remindsOf.split(' ');
  const present = await findContractAtSite(db, contractCode);
  if (!present) return false;
  const deliveryDetails = await findDeliveries(db, contractCode);
  return whyNoPriceLock({ ...present.contract, deliveryDetails }, today) === null;
}
