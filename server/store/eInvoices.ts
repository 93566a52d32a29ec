import { desc, eq } from 'drizzle-orm';
import type { ContractTerm } from '../../domain/contracts/index.ts';
import type { CustomerRow } from './customers.ts';
import type { Queries } from './queries.ts';
import { contract, customer, eInvoiceOrder } from './schema.ts';

export type EInvoiceOrderRow = typeof eInvoiceOrder.$inferSelect;

/** Who pays, under which contracts, and what they have ordered last. */
export interface EInvoicePayer {
  payer: CustomerRow;
  contracts: ContractTerm[];
  last: EInvoiceOrderRow | null;
}

async function withOrders(db: Queries, payer: CustomerRow | undefined): Promise<EInvoicePayer | null> {
  if (!payer) return null;
  const contracts = await db
    .select({ status: contract.status, startDate: contract.startDate, endDate: contract.endDate })
    .from(contract)
    .where(eq(contract.customerId, payer.customerId));
  const [last = null] = await db
    .select()
    .from(eInvoiceOrder)
    .where(eq(eInvoiceOrder.customerId, payer.customerId))
    .orderBy(desc(eInvoiceOrder.receivedAt), desc(eInvoiceOrder.orderId))
    .limit(1);
  return { payer, contracts, last };
}

/** A customer as one who pays; null where there is none. */
export async function findEInvoicePayer(db: Queries, customerId: string): Promise<EInvoicePayer | null> {
  const [payer] = await db.select().from(customer).where(eq(customer.customerId, customerId));
  return withOrders(db, payer);
}

/** The same, and nobody else orders for them until the transaction ends. */
export async function holdEInvoicePayer(db: Queries, customerId: string): Promise<EInvoicePayer | null> {
  const [payer] = await db.select().from(customer).where(eq(customer.customerId, customerId)).for('no key update');
  return withOrders(db, payer);
}

/** Keeps an order, on its way to the retailer's system. */
export async function addEInvoiceOrder(
  db: Queries,
  row: Omit<typeof eInvoiceOrder.$inferInsert, 'orderId' | 'state' | 'approvedOn'>,
): Promise<void> {
  await db.insert(eInvoiceOrder).values(row);
}
