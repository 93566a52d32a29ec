import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NewMove, OrderAddress } from '../../domain/types.ts';
import { day, instant } from './columns.ts';
import { contract } from './contractTables.ts';
import type { ReplacedContract } from './orderTables.ts';
import { customer, person } from './peopleTables.ts';

/* Which contracts have moved with their customers. Part of schema.ts. */

/** A move with both its halves: the old home's contract that ends, and the new home's that begins (`move.made`). */
export const move = pgTable(
  'move',
  {
    /** The number in what the person is told, `M-2026-000123`. */
    serialNo: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of the write that it was asked for with: the same for the same intent. */
    moveId: uuid().notNull().unique(),
    /** Of the old home. */
    contractCode: text().notNull(),
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    lastDay: day().notNull(),
    /** What belongs to the building of the old home, and how it stood before it ended. */
    ended: jsonb().$type<ReplacedContract[]>().notNull(),
    /** Of the new home; null while the retailer looks for its metering point. */
    newContractCode: text(),
    startDate: day().notNull(),
    /** As it was typed. */
    newHome: jsonb().$type<NewMove['newHome']>().notNull(),
    /** Where the confirmation goes. */
    email: text().notNull(),
    phone: text().notNull(),
    /** Where the last bill goes; null: to the e-mail address. */
    billAddress: jsonb().$type<OrderAddress>(),
    /** By what it was named before anybody had proven who they are; null where they had. */
    named: jsonb().$type<NonNullable<NewMove['named']>>(),
    language: text({ enum: ['FI', 'SV', 'EN'] }).notNull(),
    /** The person who moves; null where an employee has taken it down. */
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
    index('move_state').on(table.state, table.receivedAt),
    index('move_customer').on(table.customerId),
    // A contract moves once, whatever comes at the same moment.
    uniqueIndex('move_contract')
      .on(table.contractCode)
      .where(sql`${table.state} <> 'failed'`),
    check('move_state', sql`${table.state} in ('waiting', 'done', 'failed')`),
    check('move_staff', sql`(${table.employee} is null) <> (${table.sub} is null)`),
  ],
);

/** A short link that opens one contract for a move, without a sign-in (`move.link`). */
export const moveLink = pgTable(
  'move_link',
  {
    /** Digest of what the link says. */
    secret: text().primaryKey(),
    contractCode: text()
      .notNull()
      .references(() => contract.contractCode),
    createdAt: instant().notNull(),
  },
  (table) => [index('move_link_contract').on(table.contractCode)],
);
