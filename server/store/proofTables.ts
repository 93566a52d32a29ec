import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/* What awaits the proof of who has asked for it. Part of schema.ts. */

/**
 * Whatever somebody asked for before they have proven who they are, until they do, give it up or let the time go by. What
 * they asked for is there while it waits and no longer, and only as who has the key can read it (`proof.sealed`).
 */
export const underProof = pgTable(
  'under_proof',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['order', 'vapAddition', 'productChange', 'move', 'update'] }).notNull(),
    state: text({ enum: ['waiting', 'verified', 'cancelled', 'expired'] })
      .notNull()
      .default('waiting'),
    /** Sealed; null once it waits no more. */
    body: text(),
    /** A keyed digest of the identity code of whoever must prove it; null where nobody was named, until somebody has. */
    person: text(),
    /** Digest of the secret by which a browser is bound to it. */
    verifier: text().notNull(),
    /** Digest of the secret that the bound browser holds; null until the verifier is used, once. */
    holder: text(),
    /** The language in which it was asked for. */
    locale: text({ enum: ['fi', 'sv', 'en'] })
      .notNull()
      .default('fi'),
    createdAt: instant().notNull(),
    /** Until when it waits. */
    until: instant().notNull(),
    /** What the proof came to, so that doing it twice answers the same. */
    answer: jsonb().$type<unknown>(),
  },
  (table) => [
    index('under_proof_waiting')
      .on(table.until)
      .where(sql`${table.state} = 'waiting'`),
    index('under_proof_age').on(table.createdAt),
    check('under_proof_kind', sql`${table.kind} in ('order', 'vapAddition', 'productChange', 'move', 'update')`),
    check('under_proof_state', sql`${table.state} in ('waiting', 'verified', 'cancelled', 'expired')`),
    check('under_proof_body', sql`(${table.state} = 'waiting') = (${table.body} is not null)`),
    check('under_proof_person', sql`${table.state} <> 'verified' or ${table.person} is not null`),
  ],
);
