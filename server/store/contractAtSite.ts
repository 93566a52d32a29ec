import { eq } from 'drizzle-orm';
import { holdPoint } from './meteringPoints.ts';
import type { Queries } from './queries.ts';
import { contract, meteringPoint, product } from './schema.ts';

/** A contract with where it is delivered and what was sold. */
export interface ContractAtSite {
  contract: typeof contract.$inferSelect;
  meteringPoint: typeof meteringPoint.$inferSelect;
  product: typeof product.$inferSelect;
}

/** A contract, by its code; null where there is none. */
export async function findContractAtSite(db: Queries, contractCode: string): Promise<ContractAtSite | null> {
  const [row] = await db
    .select({ contract, meteringPoint, product })
    .from(contract)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
    .innerJoin(product, eq(product.tariffNo, contract.tariffNo))
    .where(eq(contract.contractCode, contractCode));
  return row ?? null;
}

/** The same, and nobody else changes it, hands it over or puts another in its place until the transaction ends. Held first. */
export async function holdContractAtSite(db: Queries, contractCode: string): Promise<ContractAtSite | null> {
  const found = await findContractAtSite(db, contractCode);
  if (found) await holdPoint(db, found.meteringPoint.meteringPointNo);
  await db.select().from(contract).where(eq(contract.contractCode, contractCode)).for('update');
  return findContractAtSite(db, contractCode);
}
