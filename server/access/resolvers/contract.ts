import { eq } from 'drizzle-orm';
import { contract } from '../../store/schema.ts';
import type { Resolver } from '../objects.ts';

declare module '../objects.ts' {
  interface ObjectRows {
    contract: typeof contract.$inferSelect;
  }
}

/** A contract, by its number. */
export const resolver: Resolver<typeof contract.$inferSelect> = async ({ database }, contractNo) => {
  const [row] = await database.db.select().from(contract).where(eq(contract.contractNo, contractNo));
  return row ? { customerId: row.customerId, row } : null;
};
