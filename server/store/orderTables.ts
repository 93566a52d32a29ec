import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CampaignTemplate, OrderForm } from '../../domain/types.ts';
import { instant, type ContractTerm } from './columns.ts';
import { customer, person } from './peopleTables.ts';
import type { LocalText, UnitPrice } from './productTables.ts';

/* What people order, and what the demo's registers say of them. Part of schema.ts. */

const day = () => date({ mode: 'string' });

/** A contract whose place an order takes, and how it stood before, so that it can go on. */
export interface ReplacedContract {
  contractCode: string;
  productName: LocalText;
  before: ContractTerm;
  /** As the order has left it. */
  left: ContractTerm;
}

/** What an employee did: who, why, where customers are acted for, and what they sell under. */
const soldBy = {
  employee: text(),
  actingReason: text(),
  brand: text(),
  salesAgentId: text(),
  salesPointId: text(),
  salesPoint: text(),
  salesChannel: text(),
};

/** An order that has been made, by somebody who is known: one row an intent. */
export const productOrder = pgTable(
  'product_order',
  {
    orderId: uuid().primaryKey(),
    /** Eight digits, which people are told. */
    orderNo: text().notNull().unique(),
    /** Null while there is no customer: of what was refused, of an offer to who is none, of a company that others run. */
    customerId: text().references(() => customer.customerId),
    /** The person who has ordered, and proven to be that person; null where an employee has. */
    sub: text().references(() => person.sub),
    campaignId: text().notNull(),
    templateId: text().notNull(),
    tariffNo: integer().notNull(),
    campaignCode: text().notNull(),
    /** What was typed, without identity code and IBAN. */
    form: jsonb().$type<OrderForm>().notNull(),
    /** Where it is paid to, sealed; null where nothing is paid, and of what was refused. */
    iban: text(),
    /** The contracts that it takes the place of. */
    contracts: text().array().notNull(),
    /** Those that it has ended; once it was withdrawn from those that go on. */
    replaced: jsonb().$type<ReplacedContract[]>().notNull().default([]),
    meteringPointNo: text(),
    /** The contract that it came to; null where there is none yet. */
    contractCode: text(),
    /** Of an add-on: the contract to which it was added. */
    addedTo: text(),
    startDate: day(),
    /** What it costs to have ended a running term early for it, with VAT, of a company without; null where it costs nothing. */
    earlyEndFeeCents: integer(),
    /** The consumer has asked, in a box of its own, that supply begins within the time of withdrawal. */
    isEarlyStartWished: boolean().notNull().default(false),
    language: text({ enum: ['FI', 'SV', 'EN'] }).notNull(),
    rafCode: text(),
    ...soldBy,
    isOffer: boolean().notNull(),
    isCreditable: boolean().notNull(),
    /** What makes the supply possible without credit. */
    security: jsonb().$type<{ kind: 'deposit' | 'prepayment'; cents: number }>(),
    isLiableCompanyGrid: boolean().notNull(),
    isSccHouseType: boolean().notNull(),
    /** They had contracts before. */
    isCustomer: boolean().notNull(),
    /** In the retailer's system; null where it did not get there. */
    importNo: text(),
    /** Digest of the secret in the receipt's link to the withdrawal. */
    withdrawal: text().unique(),
    /** Digest of the secret in the link by which an offer is accepted; it stays when it has been. */
    acceptance: text().unique(),
    /** The last day on which that may be; null of what never was an offer. */
    offerLastDay: day(),
    /** The product as it was offered, in the order's language. */
    offered: jsonb().$type<CampaignTemplate>(),
    /** Identity code and IBAN that were typed with an offer, sealed; null once it is accepted or over. */
    offerSecrets: text(),
    /** When whom it was offered to said that they do not want it; null where they have not. */
    declinedAt: instant(),
    /** Of what was an offer: when it was accepted. */
    createdAt: instant().notNull(),
  },
  (table) => [
    index('product_order_customer').on(table.customerId, table.createdAt),
    check('product_order_staff', sql`(${table.employee} is null) <> (${table.sub} is null)`),
  ],
);

/** Somebody has not taken a price offer and is to be called: one row an intent. Nothing is ordered, so nobody has proven anything. */
export const contactRequest = pgTable(
  'contact_request',
  {
    orderId: uuid().primaryKey(),
    /** Eight digits, which people are told. */
    requestNo: text().notNull().unique(),
    /** Null where they are no customer, or not known as one. */
    customerId: text().references(() => customer.customerId),
    /** Of whoever has signed in; null of a stranger, and of an employee's. */
    sub: text().references(() => person.sub),
    campaignId: text().notNull(),
    templateId: text().notNull(),
    tariffNo: integer().notNull(),
    campaignCode: text().notNull(),
    /** The contracts whose place the offer would have taken. */
    contracts: text().array().notNull(),
    /** As it was typed; null where they are known. */
    name: text(),
    companyName: text(),
    businessId: text(),
    email: text().notNull(),
    phone: text().notNull(),
    language: text({ enum: ['FI', 'SV', 'EN'] }).notNull(),
    ...soldBy,
    createdAt: instant().notNull(),
  },
  (table) => [index('contact_request_customer').on(table.customerId, table.createdAt)],
);

/** A service of an order: an import of its own. */
export const orderedService = pgTable(
  'ordered_service',
  {
    orderId: uuid()
      .notNull()
      .references(() => productOrder.orderId),
    templateId: text().notNull(),
    tariffNo: integer().notNull(),
    /** Null where it has not come through. */
    importNo: text(),
    /** What it costs, as it was ordered; null where that is what its product costs. */
    price: jsonb().$type<UnitPrice>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.templateId] })],
);

/** A code by which somebody brings a friend. */
export const referral = pgTable('referral', {
  /** In upper case. */
  rafCode: text().primaryKey(),
  firstName: text().notNull(),
  benefit: jsonb().$type<LocalText>().notNull(),
});

/**
 * How the demo's registers speak of a person: who has no row is trusted, and answered as it should be. A retailer asks
 * registers of its own.
 */
export const personOfRegisters = pgTable('person_of_registers', {
  sub: text()
    .primaryKey()
    .references(() => person.sub),
  isCreditable: boolean().notNull().default(true),
  /** In cents: with so much in advance the credit register would trust them; null: with nothing. */
  depositCents: integer(),
  creditMood: text({ enum: ['slow', 'away', 'wrong'] }),
  identityMood: text({ enum: ['slow', 'away', 'wrong'] }),
  importMood: text({ enum: ['slow', 'away', 'wrong'] }),
  /** `once`: a service does not come through with its order, but does when it is tried again. */
  serviceMood: text({ enum: ['away', 'once'] }),
});

/* Numbers that the systems behind give, one after the other. */
export const orderImportNumber = pgSequence('order_import_number', { startWith: 700_200 });
export const contractNumber = pgSequence('contract_number', { startWith: 27_010_000_001 });
export const customerNumber = pgSequence('customer_number', { startWith: 40_500_001 });
export const ledgerNumber = pgSequence('ledger_number', { startWith: 5_100_001 });
