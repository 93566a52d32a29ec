import { eq } from 'drizzle-orm';
import type { CustomerRow } from './customers.ts';
import type { Queries } from './queries.ts';
import { contactUpdate, customer } from './schema.ts';

/** A customer whom nobody else changes until the transaction ends; null where there is none. */
export async function holdCustomer(db: Queries, customerId: string): Promise<CustomerRow | null> {
  const [held] = await db.select().from(customer).where(eq(customer.customerId, customerId)).for('no key update');
  return held ?? null;
}

/** Keeps an update, on its way to the retailer's system. @param row `value` is sealed under `updateId` */
export async function addContactUpdate(db: Queries, row: typeof contactUpdate.$inferInsert): Promise<void> {
  await db.insert(contactUpdate).values(row);
}

/** Where mails to a customer go from now on. */
export async function setEmail(db: Queries, customerId: string, email: string): Promise<void> {
  await db.update(customer).set({ email }).where(eq(customer.customerId, customerId));
}
