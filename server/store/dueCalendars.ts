import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { invoiceHead, type InvoiceHead } from './invoices.ts';
import type { Queries } from './queries.ts';
import { dueCalendar, invoice, person } from './schema.ts';

export type DueCalendarRow = typeof dueCalendar.$inferSelect;

type Whose = Pick<DueCalendarRow, 'sub' | 'customerId'>;

const isOf = ({ sub, customerId }: Whose) => and(eq(dueCalendar.sub, sub), eq(dueCalendar.customerId, customerId));

/** The subscription of a person to a customer's due days; null where there is none. */
export async function findDueCalendar(db: Queries, whose: Whose): Promise<DueCalendarRow | null> {
  const [row] = await db.select().from(dueCalendar).where(isOf(whose));
  return row ?? null;
}

/** The subscription of an address; null where it was ended, there never was one, or whoever has it is blocked. */
export async function findDueCalendarBy(db: Queries, digest: string): Promise<DueCalendarRow | null> {
  const [found] = await db
    .select({ row: dueCalendar })
    .from(dueCalendar)
    .innerJoin(person, eq(person.sub, dueCalendar.sub))
    .where(and(eq(dueCalendar.digest, digest), eq(person.isBlocked, false)));
  return found?.row ?? null;
}

/** Keeps a subscription; the one that the person had to the same customer is over. */
export async function keepDueCalendar(db: Queries, row: DueCalendarRow): Promise<void> {
  const { digest, locale, subscribedAt } = row;
  await db
    .insert(dueCalendar)
    .values(row)
    .onConflictDoUpdate({
      target: [dueCalendar.sub, dueCalendar.customerId],
      set: { digest, locale, subscribedAt },
    });
}

/** Ends a subscription, where there is one. */
export async function endDueCalendar(db: Queries, whose: Whose): Promise<void> {
  await db.delete(dueCalendar).where(isOf(whose));
}

/** The invoices of a customer that have a due day and something to be paid, whatever was paid since, by that day. */
export const findWithDueDay = (db: Queries, customerId: string): Promise<InvoiceHead[]> =>
  db
    .select(invoiceHead)
    .from(invoice)
    .where(and(eq(invoice.customerId, customerId), isNotNull(invoice.dueDate), gt(invoice.amountCents, 0)))
    .orderBy(asc(invoice.dueDate), asc(invoice.invoiceNo));
