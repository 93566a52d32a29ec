import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';
import type { InvoiceContents } from './invoiceShapes.ts';
import { customer, person } from './peopleTables.ts';
import { session } from './sessionTables.ts';

export type * from './invoiceShapes.ts';

/* What customers are billed for. Part of schema.ts. */

/** An invoice as it was sent, and what became of it since. All amounts are whole cents, with VAT. */
export const invoice = pgTable(
  'invoice',
  {
    invoiceNo: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    kind: text({ enum: ['supply', 'heat', 'credit', 'final', 'equalising', 'collection'] }).notNull(),
    /** What is billed together; its invoices follow on each other, and are compared with each other. */
    billedTogether: text().notNull(),
    contents: text({ enum: ['electricity', 'districtHeat', 'production', 'service'] })
      .array()
      .notNull(),
    meteringPointNos: text().array().notNull(),
    ledgerNo: text().notNull(),
    fromDate: day().notNull(),
    /** The last day. */
    toDate: day().notNull(),
    invoiceDate: day().notNull(),
    /** Null for a credit. */
    dueDate: day(),
    postponedFrom: day(),
    amountCents: integer().notNull(),
    /** What was paid in all, and when last. The demo's customers pay on days to come too. */
    paidCents: integer().notNull().default(0),
    paidOn: day(),
    remindedOn: day(),
    creditedOn: day(),
    inCollectionFrom: day(),
    /** The bank has it as an e-invoice. */
    isAtBank: boolean().notNull().default(false),
    body: jsonb().$type<InvoiceContents>().notNull(),
  },
  (table) => [
    index('invoice_customer').on(table.customerId, table.invoiceDate, table.invoiceNo),
    unique('invoice_once').on(table.customerId, table.billedTogether, table.kind, table.fromDate, table.invoiceDate),
    check('invoice_kind', sql`${table.kind} in ('supply', 'heat', 'credit', 'final', 'equalising', 'collection')`),
    check('invoice_days', sql`${table.toDate} >= ${table.fromDate}`),
  ],
);

/** Until which day the demo has made a customer's invoices: it makes them when somebody first asks for them. */
export const invoicesMade = pgTable('invoices_made', {
  customerId: text()
    .primaryKey()
    .references(() => customer.customerId),
  through: day().notNull(),
});

/** What lets a browser fetch the PDF of an invoice once. */
export const invoiceTicket = pgTable(
  'invoice_ticket',
  {
    /** Of what stands in the address. */
    digest: text().primaryKey(),
    invoiceNo: text()
      .notNull()
      .references(() => invoice.invoiceNo, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    /** In which it was asked for; null of one that a version before has made, which opens nothing. */
    sessionId: text().references(() => session.id, { onDelete: 'cascade' }),
  },
  (table) => [index('invoice_ticket_expires').on(table.expiresAt)],
);

/** Which due days were postponed, by whom, on their way to the retailer's system. */
export const invoicePostponement = pgTable(
  'invoice_postponement',
  {
    invoiceNo: text()
      .primaryKey()
      .references(() => invoice.invoiceNo, { onDelete: 'cascade' }),
    postponedFrom: day().notNull(),
    dueDate: day().notNull(),
    /** The person who wished it; null where an employee has. */
    sub: text().references(() => person.sub),
    /** Of an employee: who, and why the customer was opened. */
    employee: text(),
    actingReason: text(),
    state: text({ enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    receivedAt: instant().notNull(),
  },
  (table) => [
    index('invoice_postponement_state').on(table.state, table.receivedAt),
    check('invoice_postponement_state', sql`${table.state} in ('waiting', 'done', 'failed')`),
    check('invoice_postponement_days', sql`${table.dueDate} > ${table.postponedFrom}`),
    check('invoice_postponement_staff', sql`(${table.employee} is null) <> (${table.sub} is null)`),
  ],
);
