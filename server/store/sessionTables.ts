import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { person } from './peopleTables.ts';

/* Who is signed in. Part of schema.ts. */

/** A sign-in that has begun and not yet come back from the identity provider. */
export const signIn = pgTable('sign_in', {
  state: text().primaryKey(),
  codeVerifier: text().notNull(),
  nonce: text().notNull(),
  /** Path of the portal to come back to, with the place within the page. */
  location: text().notNull(),
  /** The language that was asked for; null where none was. */
  locale: text({ enum: ['fi', 'sv', 'en'] }),
  /** The session that the browser had, which a new tab of it takes up; null where a person signs in. */
  resumes: text(),
  /** The second of the issuer's clock after which the person must have proven anew; null where a proof of late serves. */
  provenAfter: integer(),
  expiresAt: instant().notNull(),
});

export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    sub: text()
      .notNull()
      .references(() => person.sub),
    /** A token is good only with the version that its session has now. */
    version: integer().notNull().default(1),
    strongAuthentication: boolean().notNull(),
    /** For the identity provider's end of session. */
    idToken: text().notNull(),
    /** That was given to the browser, and is not again. */
    isIdTokenGiven: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    /** Idle end: 15 minutes after the last renewal. */
    expiresAt: instant().notNull(),
    /** Absolute end: 8 hours after the sign-in. */
    endsAt: instant().notNull(),
    signedOutAt: instant(),
    /** The browser that has it, a digest of what its cookie says; its tabs share the session. */
    browser: text(),
    /** How the browser was known until the sign-in named it anew: another that ends at the same moment knows it by that. */
    formerBrowser: text(),
    /** The browser to which it was handed over, where another has signed in to it (`handOver.stateless`). */
    handedTo: text(),
    /** What a seller has given for this session, where it must be asked. */
    salesAgentId: text(),
  },
  (table) => [
    index('session_sub').on(table.sub),
    index('session_browser').on(table.browser),
    index('session_former_browser').on(table.formerBrowser),
    index('session_handed_to').on(table.handedTo),
  ],
);

/** What an address hands over: it is exchanged once, soon, for a token of its session. */
export const handOver = pgTable('hand_over', {
  /** Of what stands in the address. */
  digest: text().primaryKey(),
  sessionId: text()
    .notNull()
    .references(() => session.id, { onDelete: 'cascade' }),
  expiresAt: instant().notNull(),
});
