import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Day } from '../../domain/time/index.ts';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import {
  contract,
  customer,
  invoice,
  invoicePostponement,
  invoicesMade,
  invoiceTicket,
  meteringPoint,
} from './schema.ts';

export type InvoiceRow = typeof invoice.$inferSelect;
/** Without what stands in it, and what it is compared with. */
export type InvoiceHead = Omit<InvoiceRow, 'body' | 'billedTogether'>;

/** The columns of `InvoiceHead`. */
export const invoiceHead = {
  invoiceNo: invoice.invoiceNo,
  customerId: invoice.customerId,
  kind: invoice.kind,
  contents: invoice.contents,
  meteringPointNos: invoice.meteringPointNos,
  ledgerNo: invoice.ledgerNo,
  fromDate: invoice.fromDate,
  toDate: invoice.toDate,
  invoiceDate: invoice.invoiceDate,
  dueDate: invoice.dueDate,
  postponedFrom: invoice.postponedFrom,
  amountCents: invoice.amountCents,
  paidCents: invoice.paidCents,
  paidOn: invoice.paidOn,
  remindedOn: invoice.remindedOn,
  creditedOn: invoice.creditedOn,
  inCollectionFrom: invoice.inCollectionFrom,
  isAtBank: invoice.isAtBank,
};

/** The places that some invoices are for, each once, in the order of their numbers. */
export async function findInvoicedSites(db: Queries, meteringPointNos: readonly string[]) {
  return db
    .select()
    .from(meteringPoint)
    .where(inArray(meteringPoint.meteringPointNo, [...meteringPointNos]))
    .orderBy(meteringPoint.meteringPointNo);
}

/** An invoice; null where there is none of the number. */
export async function findInvoice(db: Queries, invoiceNo: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoice).where(eq(invoice.invoiceNo, invoiceNo));
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function holdInvoice(db: Queries, invoiceNo: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoice).where(eq(invoice.invoiceNo, invoiceNo)).for('update');
  return row ?? null;
}

/** Gives an invoice its new due day, and keeps who wished it, on its way to the retailer's system. */
export async function postponeTo(
  db: Queries,
  row: Omit<typeof invoicePostponement.$inferInsert, 'state'>,
): Promise<void> {
  const { invoiceNo, postponedFrom, dueDate } = row;
  await db.update(invoice).set({ postponedFrom, dueDate }).where(eq(invoice.invoiceNo, invoiceNo));
  await db.insert(invoicePostponement).values(row);
}

/** The bills of the same contents that came before one, the latest first: thirteen of them, a year and one. */
export const findEarlierBills = (db: Queries, of: InvoiceRow): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.customerId, of.customerId),
        eq(invoice.billedTogether, of.billedTogether),
        inArray(invoice.kind, ['supply', 'heat', 'final']),
        lt(invoice.fromDate, of.fromDate),
        isNull(invoice.creditedOn),
        ne(invoice.invoiceNo, of.invoiceNo),
      ),
    )
    .orderBy(desc(invoice.fromDate), desc(invoice.invoiceDate))
    .limit(13);

/** Which customers share a delivery site with one: each has, or had, a contract at it (`invoice.additionalOwners`). */
export async function findOwnersBeside(db: Queries, customerId: string): Promise<string[]> {
  const own = db.select({ no: contract.meteringPointNo }).from(contract).where(eq(contract.customerId, customerId));
  const rows = await db
    .selectDistinct({ customerId: contract.customerId })
    .from(contract)
    .where(and(inArray(contract.meteringPointNo, own), ne(contract.customerId, customerId)))
    .orderBy(contract.customerId);
  return rows.map((row) => row.customerId);
}

const BATCH = 40;

/** Puts invoices in; one that is there already stays as it is. */
export async function addInvoices(db: Queries, rows: readonly (typeof invoice.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH)
    await db
      .insert(invoice)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing();
}

const madeOf = prepared((db) =>
  db
    .select()
    .from(invoicesMade)
    .where(eq(invoicesMade.customerId, sql.placeholder('customerId')))
    .prepare('invoices_made'),
);

/** Until which day the invoices of a customer were made; null where none were. */
export async function madeThrough(db: Queries, customerId: string): Promise<Day | null> {
  const [row] = await madeOf(db).execute({ customerId });
  return row?.through ?? null;
}

/**
 * Notes until which day they are made, in the transaction that puts them in. @returns false where somebody else has noted a
 * day since `after` was read: what they made is there then
 */
export async function noteMade(
  db: Queries,
  customerId: string,
  { after, through }: { after: Day | null; through: Day },
): Promise<boolean> {
  const row = { customerId, through };
  const noted =
    after === null
      ? await db.insert(invoicesMade).values(row).onConflictDoNothing().returning()
      : await db
          .update(invoicesMade)
          .set(row)
          .where(and(eq(invoicesMade.customerId, customerId), eq(invoicesMade.through, after)))
          .returning();
  return noted.length > 0;
}

/** The customer, and the metering points of every contract that they have or had; null where there is no such customer. */
export async function findBilled(db: Queries, customerId: string) {
  const [found] = await db.select().from(customer).where(eq(customer.customerId, customerId));
  if (!found) return null;
  const points = await db
    .selectDistinct({ meteringPointNo: contract.meteringPointNo, nettedInto: meteringPoint.nettedInto })
    .from(contract)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
    .where(eq(contract.customerId, customerId))
    .orderBy(contract.meteringPointNo);
  return { customer: found, points };
}

/** Keeps a ticket. */
export async function addTicket(db: Queries, row: typeof invoiceTicket.$inferInsert): Promise<void> {
  await db.insert(invoiceTicket).values(row);
}

/**
 * Takes a ticket of an invoice, which is gone then (`invoice.ticket`).
 *
 * @returns the session in which it was asked for; null where there is none, or no ticket that is still good
 */
export async function takeTicket(
  db: Queries,
  { digest, invoiceNo, now }: { digest: string; invoiceNo: string; now: Date },
): Promise<string | null> {
  const [taken] = await db
    .delete(invoiceTicket)
    .where(
      and(eq(invoiceTicket.digest, digest), eq(invoiceTicket.invoiceNo, invoiceNo), gt(invoiceTicket.expiresAt, now)),
    )
    .returning({ sessionId: invoiceTicket.sessionId });
  return taken?.sessionId ?? null;
}

/** Forgets the tickets that nobody has used in time. */
export async function dropTickets(db: Queries, now: Date): Promise<void> {
  await db.delete(invoiceTicket).where(lte(invoiceTicket.expiresAt, now));
}
