import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { Mail } from '../effects/mail.ts';

/* What the server itself keeps. Of customers it holds nothing but the mails that wait. Part of schema.ts. */

/** A key that several server processes share. */
export const signingKey = pgTable('signing_key', {
  kid: text().primaryKey(),
  use: text({ enum: ['portal', 'identityProvider', 'identityProviderCookies', 'botCheck'] })
    .notNull()
    .unique(),
  secret: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: instant().notNull(),
});

/** What the embedded identity provider remembers. */
export const identityProviderRecord = pgTable(
  'identity_provider_record',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    uid: text(),
    grantId: text(),
    consumedAt: instant(),
    expiresAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    uniqueIndex('identity_provider_uid').on(table.model, table.uid),
    index('identity_provider_grant').on(table.grantId),
  ],
);

/**
 * What became of each write, by the key that its caller gave it; kept for some days. The row is written with the write
 * itself, so whoever sees it sees it with its answer.
 */
export const idempotencyRecord = pgTable(
  'idempotency_record',
  {
    key: text().primaryKey(),
    /** Who wrote: the person's `sub`, or `anonymous`. */
    actor: text().notNull(),
    operation: text().notNull(),
    /** SHA-256 of the request. */
    fingerprint: text().notNull(),
    status: integer().notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: instant().notNull(),
  },
  (table) => [index('idempotency_record_age').on(table.createdAt)],
);

/** A mail that was decided on in the transaction of a write, until it is sent and for some time after. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    /** Names the mail for who receives it, too: a repetition can be recognised by it. */
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    /** Whom an answer goes to; null: nobody. */
    replyTo: text(),
    mail: jsonb().$type<Mail>().notNull(),
    state: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** How often it was taken to be sent. */
    attempts: integer().notNull().default(0),
    /** Not before then is it taken, again or for the first time. */
    dueAt: instant().notNull(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    /** Why the last attempt failed, as a code; null where it did not. */
    fault: text(),
    /** Of a reminder, the name of what it reminds of: who has done that is not reminded. */
    remindsOf: text(),
  },
  (table) => [
    index('outbox_message_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('outbox_message_age').on(table.createdAt),
    index('outbox_message_reminds_of')
      .on(table.remindsOf)
      .where(sql`${table.remindsOf} is not null`),
    check('outbox_message_state', sql`${table.state} in ('waiting', 'sent', 'failed')`),
  ],
);

/** Each puzzle that was solved, until it would not be taken any more: it counts once (`botCheck.singleUse`). */
export const usedBotCheck = pgTable('used_bot_check', {
  signature: text().primaryKey(),
  expiresAt: instant().notNull(),
});

/** What was done to this database as a whole: the day that the demo data stands at, the last reload of the contents. */
export const databaseNote = pgTable('database_note', {
  name: text().primaryKey(),
  value: text().notNull(),
});
