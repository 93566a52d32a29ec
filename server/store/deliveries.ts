import { asc, eq } from 'drizzle-orm';
import type { Queries } from './queries.ts';
import { contractDelivery } from './schema.ts';

export type DeliveryRow = typeof contractDelivery.$inferSelect;

/** Which tariffs a contract has had, has and will have, the oldest first. */
export const findDeliveries = (db: Queries, contractCode: string): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(contractDelivery)
    .where(eq(contractDelivery.contractCode, contractCode))
    .orderBy(asc(contractDelivery.tariffFromDate));

/** Gives a contract these tariffs in the place of those that it has; to be called in a transaction that holds the contract. */
export async function putDeliveries(db: Queries, contractCode: string, rows: readonly DeliveryRow[]): Promise<void> {
  await db.delete(contractDelivery).where(eq(contractDelivery.contractCode, contractCode));
  if (rows.length > 0) await db.insert(contractDelivery).values([...rows]);
}
