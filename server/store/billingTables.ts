import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { contract } from './contractTables.ts';
import { person } from './peopleTables.ts';

/* How often contracts were to be invoiced. Part of schema.ts. */

/** A change of how often a contract is invoiced, on its way to the retailer's system; the contract has it at once. */
export const billingChange = pgTable(
  'billing_change',
  {
    changeId: text()
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    contractCode: text()
      .notNull()
      .references(() => contract.contractCode),
    /** In months between invoices. */
    before: integer().notNull(),
    after: integer().notNull(),
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
    index('billing_change_contract').on(table.contractCode),
    index('billing_change_state').on(table.state, table.receivedAt),
    check('billing_change_state', sql`${table.state} in ('waiting', 'done', 'failed')`),
    check('billing_change_months', sql`${table.after} between 1 and 3 and ${table.after} <> ${table.before}`),
    check('billing_change_staff', sql`(${table.employee} is null) <> (${table.sub} is null)`),
  ],
);
