import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';
import { customer, person } from './peopleTables.ts';

/* Into which banks e-invoices were ordered. Part of schema.ts. */

/** An order of e-invoices, on its way to the retailer's system and the bank; of a customer the last one holds. */
export const eInvoiceOrder = pgTable(
  'e_invoice_order',
  {
    orderId: text()
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    /** As the contents name it. */
    bankId: text().notNull(),
    /** When the customer has approved it in the bank; null until then. */
    approvedOn: day(),
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
    index('e_invoice_order_customer').on(table.customerId, table.receivedAt),
    index('e_invoice_order_state').on(table.state, table.receivedAt),
    check('e_invoice_order_state', sql`${table.state} in ('waiting', 'done', 'failed')`),
    check('e_invoice_order_staff', sql`(${table.employee} is null) <> (${table.sub} is null)`),
  ],
);
