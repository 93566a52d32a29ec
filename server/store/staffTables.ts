import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customer, employee } from './peopleTables.ts';
import { session } from './sessionTables.ts';

/* What the retailer's own people do. Part of schema.ts. */

/** A customer whom an employee has opened, with a reason, within a session. */
export const actingGrant = pgTable(
  'acting_grant',
  {
    sessionId: text()
      .notNull()
      .references(() => session.id),
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    /** Who opened them. It goes with the role, and does not come back with it (`acting.end`). */
    sub: text()
      .notNull()
      .references(() => employee.sub, { onDelete: 'cascade' }),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    /** What the customer sees as one: all that was read while it was open. */
    visit: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.customerId, table.createdAt] })],
);

/** Each read of a customer's data by an employee, and each write in a customer's place. The customer may see when and why, not by whom. */
export const staffAccess = pgTable(
  'staff_access',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sub: text().notNull(),
    customerId: text().notNull(),
    operation: text().notNull(),
    /** Empty where an employee has made somebody a customer whom nobody had opened. */
    reason: text().notNull(),
    at: instant().notNull(),
    /** Of the grant or the search that it belongs to; null for what is older than visits. */
    visit: text(),
  },
  (table) => [index('staff_access_customer').on(table.customerId, table.at)],
);

/** Each search for a customer by an employee; whom it found stands in `staff_access`, under the same visit. */
export const staffSearch = pgTable('staff_search', {
  visit: text().primaryKey(),
  sub: text().notNull(),
  sought: text().notNull(),
  reason: text().notNull(),
  found: integer().notNull(),
  at: instant().notNull(),
});

/** Those who sell, by the id that is asked of whoever has none of their own. */
export const salesAgent = pgTable('sales_agent', {
  salesAgentId: text().primaryKey(),
  name: text().notNull(),
  salesPoint: text().notNull(),
});
