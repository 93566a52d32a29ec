import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';
import { customer, employee, person } from './peopleTables.ts';
import { meteringPoint } from './placeTables.ts';
import { addonProduct, product } from './productTables.ts';

const randomId = sql`gen_random_uuid()::text`;

/* ---- who there is ---- */

export * from './peopleTables.ts';
export type * from './customerShapes.ts';

/* ---- what they have ---- */

export * from './placeTables.ts';

export * from './productTables.ts';
export * from './campaignTables.ts';

export const contract = pgTable(
  'contract',
  {
    contractCode: text().primaryKey(),
    contractNo: text().notNull().unique(),
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    meteringPointNo: text()
      .notNull()
      .references(() => meteringPoint.meteringPointNo),
    /** 0 electricity, 20 heat. */
    contractTypeNo: integer().notNull(),
    /** 16 small production. */
    contractGroupNo: integer().notNull(),
    tariffNo: integer()
      .notNull()
      .references(() => product.tariffNo),
    status: text({ enum: ['A', 'M', 'O', 'S'] }).notNull(),
    startDate: day().notNull(),
    /** The last day. */
    endDate: day(),
    billingGroupNo: integer().notNull(),
    ledgerNo: text().notNull(),
    hasFlexPayment: boolean().notNull().default(false),
    smartPackage: jsonb().$type<{ addonsTariffNumbers: number[]; packageTariffNumber: number }>(),
    allowedReasonForContractEnd: text({ enum: ['moving', 'switching', 'other'] })
      .array()
      .notNull(),
  },
  (table) => [
    index('contract_customer').on(table.customerId),
    index('contract_metering_point').on(table.meteringPointNo),
    check('contract_status', sql`${table.status} in ('A', 'M', 'O', 'S')`),
    check('contract_dates', sql`${table.endDate} is null or ${table.endDate} >= ${table.startDate}`),
  ],
);

/** Which tariff a contract had when. */
export const contractDelivery = pgTable(
  'contract_delivery',
  {
    contractCode: text()
      .notNull()
      .references(() => contract.contractCode),
    tariffNo: integer().notNull(),
    tariffFromDate: day().notNull(),
    tariffToDate: day(),
  },
  (table) => [primaryKey({ columns: [table.contractCode, table.tariffFromDate] })],
);

export const contractAddon = pgTable(
  'contract_addon',
  {
    contractCode: text()
      .notNull()
      .references(() => contract.contractCode),
    tariffNo: integer()
      .notNull()
      .references(() => addonProduct.tariffNo),
    startDate: day().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractCode, table.tariffNo] })],
);

/* ---- who is signed in ---- */

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

/** A customer whom an employee has opened, with a reason, within a session. */
export const actingGrant = pgTable(
  'acting_grant',
  {
    sessionId: text()
      .notNull()
      .references(() => session.id),
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    /** Who opened them. It goes with the role, and does not come back with it (`acting.end`). */
    sub: text()
      .notNull()
      .references(() => employee.sub, { onDelete: 'cascade' }),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    /** What the customer sees as one: all that was read while it was open. */
    visit: text().notNull().default(randomId),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.customerId, table.createdAt] })],
);

export * from './staffTables.ts';

/* ---- what they tell us ---- */

export * from './feedbackTables.ts';

/* ---- what people order ---- */

export * from './draftTables.ts';
export * from './proofTables.ts';
export * from './orderTables.ts';
export * from './consentTables.ts';
export * from './transferTables.ts';
export * from './withdrawalTables.ts';

/* ---- what they end ---- */

export * from './terminationTables.ts';

/* ---- what the server itself keeps ---- */

export * from './serverTables.ts';
