import { asc, eq } from 'drizzle-orm';
import type { FrequencyChange } from '../../domain/billing/index.ts';
import type { Standing } from '../../domain/invoices/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { CustomerRow } from './customers.ts';
import type { Queries } from './queries.ts';
import { billingChange, contract, customer, invoice, meteringPoint } from './schema.ts';

export type BilledRow = Awaited<ReturnType<typeof findBilledContracts>>[number];

/** The contracts of a customer with where they deliver to, the oldest first. */
export const findBilledContracts = (db: Queries, customerId: string) =>
  db
    .select({ contract, meteringPoint })
    .from(contract)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
    .where(eq(contract.customerId, customerId))
    .orderBy(asc(contract.startDate), asc(contract.contractNo));

/** Who is invoiced, and how their invoices stand; null where there is no such customer. */
export async function findBillingStanding(
  db: Queries,
  customerId: string,
): Promise<{ payer: CustomerRow; isDeceased: boolean; invoices: Standing[] } | null> {
  const [payer] = await db.select().from(customer).where(eq(customer.customerId, customerId));
  if (!payer) return null;
  const invoices = await db
    .select({
      amountCents: invoice.amountCents,
      dueDate: invoice.dueDate,
      paidCents: invoice.paidCents,
      paidOn: invoice.paidOn,
      creditedOn: invoice.creditedOn,
      inCollectionFrom: invoice.inCollectionFrom,
    })
    .from(invoice)
    .where(eq(invoice.customerId, customerId));
  return { payer, isDeceased: payer.isDeceased, invoices };
}

/** A contract with where it delivers to, which nobody else changes until the transaction ends; null where there is none. */
export async function holdBilledContract(db: Queries, contractNo: string): Promise<BilledRow | null> {
  const [row] = await db
    .select({ contract, meteringPoint })
    .from(contract)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
    .where(eq(contract.contractNo, contractNo))
    .for('no key update', { of: contract });
  return row ?? null;
}

/** Has a contract invoiced every so many months, and keeps who wished it, on its way to the retailer's system. */
export async function changeBilling(
  db: Queries,
  row: Omit<typeof billingChange.$inferInsert, 'changeId' | 'state'>,
): Promise<void> {
  const { contractCode, after } = row;
  await db.update(contract).set({ billingGroupNo: after }).where(eq(contract.contractCode, contractCode));
  await db.insert(billingChange).values(row);
}

/** How often a customer's contracts were to be invoiced, by contract code, the oldest change first. */
export async function findBillingChanges(db: Queries, customerId: string): Promise<Map<string, FrequencyChange[]>> {
  const rows = await db
    .select({ change: billingChange })
    .from(billingChange)
    .innerJoin(contract, eq(contract.contractCode, billingChange.contractCode))
    .where(eq(contract.customerId, customerId))
    .orderBy(asc(billingChange.receivedAt));
  const changes = new Map<string, FrequencyChange[]>();
  for (const { change } of rows) {
    const { contractCode, before, after, receivedAt } = change;
    const known = changes.get(contractCode) ?? [];
    changes.set(contractCode, [...known, { day: helsinkiToday(receivedAt.getTime()), before, after }]);
  }
  return changes;
}
