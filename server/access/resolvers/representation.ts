import { eq } from 'drizzle-orm';
import { representation } from '../../store/schema.ts';
import type { Resolver } from '../objects.ts';

declare module '../objects.ts' {
  interface ObjectRows {
    representation: Pick<typeof representation.$inferSelect, 'id'>;
  }
}

/** A right to act for a customer: it is the customer's. */
export const resolver: Resolver<Pick<typeof representation.$inferSelect, 'id'>> = async ({ database }, id) => {
  const [row] = await database.db
    .select({ id: representation.id, customerId: representation.customerId })
    .from(representation)
    .where(eq(representation.id, id));
  return row ? { customerId: row.customerId, row: { id: row.id } } : null;
};
