import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';
import { contract } from './contractTables.ts';
import { person } from './peopleTables.ts';
import { addonProduct } from './productTables.ts';

/* Which services of contracts were to end. Part of schema.ts. */

/** The end of a service of a contract, on its way to the retailer's system; the contract has it at once. */
export const addonRemoval = pgTable(
  'addon_removal',
  {
    removalId: text()
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    contractCode: text()
      .notNull()
      .references(() => contract.contractCode),
    tariffNo: integer()
      .notNull()
      .references(() => addonProduct.tariffNo),
    /** Of a package, what it includes and ends with it. */
    endsWithIt: integer().array().notNull().default([]),
    /** By which template the retailer's system ends it. */
    terminateTemplateNo: integer().notNull(),
    /** Its last day. */
    endDate: day().notNull(),
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
    index('addon_removal_contract').on(table.contractCode),
    index('addon_removal_state').on(table.state, table.receivedAt),
    check('addon_removal_state', sql`${table.state} in ('waiting', 'done', 'failed')`),
    check('addon_removal_staff', sql`(${table.employee} is null) <> (${table.sub} is null)`),
  ],
);
