import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/* What people have agreed to. Part of schema.ts. */

/**
 * Each time that somebody has given or withdrawn a consent. Rows are added and never changed, which a trigger of the database
 * sees to: today's state is the last one.
 */
export const consent = pgTable(
  'consent',
  {
    consentNo: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['marketing', 'contract'] }).notNull(),
    useCase: text({ enum: ['ContractForm', 'MyMove', 'VapAddition', 'MyProductChange', 'MyMoveAnonymous'] }).notNull(),
    consentId: text().notNull(),
    /** The version that was read, and its words in the language in which they were. */
    version: text().notNull(),
    words: text().notNull(),
    language: text({ enum: ['FI', 'SV', 'EN'] }).notNull(),
    /** Whose consent it is. */
    customerId: text(),
    /** Of the person who gave it; null where an employee noted it. */
    sub: text(),
    /** The employee who noted it. */
    employee: text(),
    /** `portal`, or the sales channel of an employee. */
    channel: text().notNull(),
    /** What it was given with: the id of an order. */
    source: text(),
    isGiven: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('consent_customer').on(table.customerId, table.consentId, table.consentNo),
    check('consent_kind', sql`${table.kind} in ('marketing', 'contract')`),
  ],
);
