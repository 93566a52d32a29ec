import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Queries } from './queries.ts';
import {
  addonProduct,
  contract,
  contractAddon,
  contractDelivery,
  meteringPoint,
  product,
  termination,
} from './schema.ts';
import { standsFrom } from './standing.ts';

/** A contract of which notice is given, with its site and what was sold. */
export interface HeldContract {
  contract: typeof contract.$inferSelect;
  meteringPoint: typeof meteringPoint.$inferSelect;
  product: typeof product.$inferSelect;
  addons: (typeof addonProduct.$inferSelect)[];
}

/** A contract with the services that have not ended on a day, which nobody else changes until the transaction ends; null where there is none of the number. */
export async function holdContract(db: Queries, contractNo: string, day: string): Promise<HeldContract | null> {
  const [held] = await db.select().from(contract).where(eq(contract.contractNo, contractNo)).for('update');
  if (!held) return null;
  const [site] = await db.select().from(meteringPoint).where(eq(meteringPoint.meteringPointNo, held.meteringPointNo));
  const [sold] = await db.select().from(product).where(eq(product.tariffNo, held.tariffNo));
  if (!site || !sold) throw new Error('a contract without its site or product');
  const addons = await db
    .select({ addon: addonProduct })
    .from(contractAddon)
    .innerJoin(addonProduct, eq(addonProduct.tariffNo, contractAddon.tariffNo))
    .where(and(eq(contractAddon.contractCode, held.contractCode), standsFrom(day)))
    .orderBy(asc(contractAddon.startDate), asc(contractAddon.tariffNo));
  return { contract: held, meteringPoint: site, product: sold, addons: addons.map(({ addon }) => addon) };
}

/** Ends a contract on a day, and its tariffs with it: from then on it is ending. */
export async function endContract(db: Queries, contractCode: string, lastDay: string): Promise<void> {
  await db.update(contract).set({ status: 'M', endDate: lastDay }).where(eq(contract.contractCode, contractCode));
  const ofContract = eq(contractDelivery.contractCode, contractCode);
  await db.delete(contractDelivery).where(and(ofContract, gt(contractDelivery.tariffFromDate, lastDay)));
  await db
    .update(contractDelivery)
    .set({ tariffToDate: lastDay })
    .where(and(ofContract, or(isNull(contractDelivery.tariffToDate), gt(contractDelivery.tariffToDate, lastDay))));
}

type NewTerminationRow = Omit<typeof termination.$inferInsert, 'serialNo' | 'state'>;

/** Keeps a notice, on its way to the retailer's system. @returns its serial number; some may be left out */
export async function addTermination(db: Queries, row: NewTerminationRow): Promise<number> {
  const [added] = await db.insert(termination).values(row).returning({ serialNo: termination.serialNo });
  if (!added) throw new Error('the notice was not kept');
  return added.serialNo;
}
