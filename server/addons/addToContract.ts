import type { Addition, CampaignTemplate } from '../../domain/types.ts';
import { unitPrice } from '../orders/unitPrice.ts';
import { lockMonth } from '../priceLock/lockMonth.ts';
import { addAddon } from '../store/newCustomers.ts';
import type { Queries } from '../store/queries.ts';

/**
 * Makes what was ordered stand with its contract from its day on, at the price that was read (`addition.made`); a lock changes the
 * tariff of its month (`priceLock.made`).
 */
export async function addToContract(
  db: Queries,
  { product: { tariffNo, prices } }: Pick<CampaignTemplate, 'product'>,
  { contractCode, startDate, lock }: Addition,
): Promise<void> {
  if (lock) return lockMonth(db, { contractCode, lock, prices });
  const price = prices.addonFee ?? prices.energy;
  await addAddon(db, { contractCode, tariffNo, startDate, price: price ? unitPrice(price) : null });
}
