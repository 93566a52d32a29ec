import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/* What the server itself keeps: nothing here is about customers. Part of schema.ts. */

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

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

/** The first answer to a write, kept so that a repetition gets the same. */
export const idempotencyRecord = pgTable(
  'idempotency_record',
  {
    actor: text().notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    /** SHA-256 of the request. */
    fingerprint: text().notNull(),
    status: integer().notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] })],
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
