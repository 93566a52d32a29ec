import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TransferAcceptance } from '../../domain/types.ts';
import { day, instant, type ContractTerm } from './columns.ts';
import { customer, person } from './peopleTables.ts';

/* Contracts that are handed over. Part of schema.ts. */

/** A contract that its holder hands over to another person: one row an offer. */
export const transfer = pgTable(
  'transfer',
  {
    transferId: uuid().primaryKey().defaultRandom(),
    contractCode: text().notNull(),
    /** The present holder. */
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    /** Who has offered it: the person; or an employee, and why. */
    sub: text().references(() => person.sub),
    employee: text(),
    actingReason: text(),
    /** From when on it is the new holder's. */
    day: day().notNull(),
    /** Where the link went. */
    email: text().notNull(),
    phone: text().notNull(),
    /** Digest of the secret in the link. */
    secret: text().notNull().unique(),
    language: text({ enum: ['FI', 'SV', 'EN'] }).notNull(),
    state: text({ enum: ['waiting', 'accepted', 'cancelled', 'expired'] })
      .notNull()
      .default('waiting'),
    cancelledBy: text({ enum: ['holder', 'newHolder'] }),
    createdAt: instant().notNull(),
    /** When it was accepted, cancelled or found to be over. */
    endedAt: instant(),
    /** The person who has accepted it, and as which customer. */
    newSub: text().references(() => person.sub),
    newCustomerId: text().references(() => customer.customerId),
    newLanguage: text({ enum: ['FI', 'SV', 'EN'] }),
    /** The new holder's contract; it is gone where the transfer was taken back. */
    newContractCode: text(),
    /** What the new holder has given. */
    form: jsonb().$type<Omit<TransferAcceptance, 'consents'>>(),
    /** How the contract stood before it was handed over, so that it can be as it was. */
    before: jsonb().$type<ContractTerm>(),
  },
  (table) => [
    index('transfer_contract').on(table.contractCode, table.createdAt),
    index('transfer_waiting')
      .on(table.day)
      .where(sql`${table.state} = 'waiting'`),
    check('transfer_state', sql`${table.state} in ('waiting', 'accepted', 'cancelled', 'expired')`),
    check('transfer_staff', sql`(${table.employee} is null) <> (${table.sub} is null)`),
    check('transfer_accepted', sql`${table.state} <> 'accepted' or ${table.newCustomerId} is not null`),
  ],
);
