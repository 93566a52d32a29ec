import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/* What the retailer's own people do. Part of schema.ts. */

/** Each read of a customer's data by an employee, and each write in a customer's place. The customer may see when and why, not by whom. */
export const staffAccess = pgTable(
  'staff_access',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sub: text().notNull(),
    customerId: text().notNull(),
    operation: text().notNull(),
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
