import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day } from './columns.ts';

import { customer } from './peopleTables.ts';
import { meteringPoint } from './placeTables.ts';

/* Which customers pay the same sum each month. Part of schema.ts. */

/** An account by which the bills of a place are the same each month; once a year it is equalised. */
export const energyAccount = pgTable(
  'energy_account',
  {
    ledgerNo: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    kind: text({ enum: ['energyAccount', 'flexPayment'] }).notNull(),
    /** What is billed together with it goes by the account. */
    meteringPointNo: text()
      .notNull()
      .references(() => meteringPoint.meteringPointNo),
    /** What was agreed, in cents with VAT. */
    monthlyCents: integer().notNull(),
    /** The first day of the first month that goes by it. */
    startsOn: day().notNull(),
    /** 1 is January. */
    equalisingMonth: integer().notNull(),
    /** Of a flex payment: the least that may be agreed, and the most that may be owed, in cents. */
    lowestCents: integer(),
    mostOwedCents: integer(),
  },
  (table) => [
    index('energy_account_customer').on(table.customerId),
    check('energy_account_kind', sql`${table.kind} in ('energyAccount', 'flexPayment')`),
    check('energy_account_month', sql`${table.equalisingMonth} between 1 and 12`),
    check('energy_account_sum', sql`${table.monthlyCents} > 0`),
    check(
      'energy_account_terms',
      sql`(${table.kind} = 'flexPayment') = (${table.lowestCents} is not null and ${table.mostOwedCents} is not null)`,
    ),
  ],
);
