import { eq, or } from 'drizzle-orm';
import { contract } from '../../store/schema.ts';
import type { Resolver } from '../objects.ts';

declare module '../objects.ts' {
  interface ObjectRows {
    contract: typeof contract.$inferSelect;
  }
}

/** A contract, by its number or its code: the specification's calls name it by either. */
export const resolver: Resolver<typeof contract.$inferSelect> = async ({ database }, name) => {
  const isNamed = or(eq(contract.contractNo, name), eq(contract.contractCode, name));
  const [row] = await database.db.select().from(contract).where(isNamed);
  return row ? { customerId: row.customerId, row } : null;
};
