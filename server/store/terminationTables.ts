import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrderAddress } from '../../domain/types.ts';
import { day, instant } from './columns.ts';
import { customer, person } from './peopleTables.ts';

/* Which contracts customers have given notice of. Part of schema.ts. */

export const termination = pgTable(
  'termination',
  {
    /** The number in what the person is told, `T-2026-000123`. */
    serialNo: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractCode: text().notNull(),
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    reason: text({ enum: ['moving', 'switching', 'other'] }).notNull(),
    lastDay: day().notNull(),
    /** Where the confirmation goes. */
    email: text().notNull(),
    /** Where the last bill goes; null: to the e-mail address. */
    billAddress: jsonb().$type<OrderAddress>(),
    language: text({ enum: ['FI', 'SV', 'EN'] }).notNull(),
    /** The person who has given notice; null where an employee has. */
    sub: text().references(() => person.sub),
    /** Of an employee: who, and why the customer was opened. */
    employee: text(),
    actingReason: text(),
    /** On its way to the retailer's system, there, or not taken by it. */
    state: text({ enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    receivedAt: instant().notNull(),
  },
  (table) => [
    index('termination_state').on(table.state, table.receivedAt),
    // Of a contract notice is given once, whatever comes at the same moment.
    uniqueIndex('termination_contract')
      .on(table.contractCode)
      .where(sql`${table.state} <> 'failed'`),
    check('termination_reason', sql`${table.reason} in ('moving', 'switching', 'other')`),
    check('termination_state', sql`${table.state} in ('waiting', 'done', 'failed')`),
    check('termination_staff', sql`(${table.employee} is null) <> (${table.sub} is null)`),
  ],
);
