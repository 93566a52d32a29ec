import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { productOrder } from './orderTables.ts';

/* What people have withdrawn from. Part of schema.ts. */

/** A withdrawal: who, when and how. An order has one. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    /** The number in what the person is told, `PR-2026-000418`. */
    serialNo: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null where it was told in one's own words. */
    orderId: uuid()
      .unique()
      .references(() => productOrder.orderId),
    /** By the link in the confirmation, by who was signed in, or in one's own words. */
    way: text({ enum: ['link', 'signedIn', 'words'] }).notNull(),
    customerId: text(),
    /** The person who was signed in. */
    sub: text(),
    /** Why an employee had opened the customer; null where no employee acted. */
    actingReason: text(),
    name: text().notNull(),
    /** Where the receipt has gone. */
    email: text().notNull(),
    /** One's own words. */
    text: text(),
    language: text({ enum: ['FI', 'SV', 'EN'] }).notNull(),
    /** What is charged; null: nothing. */
    usedCents: integer(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    index('withdrawal_customer').on(table.customerId),
    check('withdrawal_way', sql`${table.way} in ('link', 'signedIn', 'words')`),
    check('withdrawal_text', sql`(${table.orderId} is null) = (${table.text} is not null)`),
  ],
);
