import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { CustomerAddress, MarketingPermissions, PriceNotifications } from './customerShapes.ts';
import { customerWords, lowerEmail } from './searchIndexes.ts';

export type * from './customerShapes.ts';

/* Who there is. Part of schema.ts. */

const day = () => date({ mode: 'string' });

export const person = pgTable('person', {
  /** What the identity provider calls the person; says nothing about who it is. */
  sub: text().primaryKey(),
  /** Upper case. Never leaves the server unmasked. */
  identityCode: text().notNull().unique(),
  givenName: text().notNull(),
  familyName: text().notNull(),
  /** The person's own customership. */
  customerId: text().references(() => customer.customerId),
  isBlocked: boolean().notNull().default(false),
});

export const employee = pgTable(
  'employee',
  {
    sub: text()
      .primaryKey()
      .references(() => person.sub),
    employeeType: text({ enum: ['customerService', 'sales', 'content'] }).notNull(),
    empInfo: text(),
    salesAgentId: text(),
    askSalesAgentId: boolean().notNull().default(false),
    /** The channels in which they sell, and the points at which. */
    salesChannels: text().array().notNull().default([]),
    salesPoints: jsonb().$type<{ salesPointId: string; name: string }[]>().notNull().default([]),
  },
  (table) => [check('employee_type', sql`${table.employeeType} in ('customerService', 'sales', 'content')`)],
);

export const customer = pgTable(
  'customer',
  {
    customerId: text().primaryKey(),
    customerType: text({ enum: ['B2C', 'B2B'] }).notNull(),
    isCompany: boolean().notNull(),
    isDeceased: boolean().notNull().default(false),
    /** Null for a company. */
    firstName: text(),
    /** A company's name stands here. */
    lastName: text().notNull(),
    businessId: text(),
    email: text(),
    mobileNumber: text(),
    language: text({ enum: ['FI', 'SV', 'EN'] })
      .notNull()
      .default('FI'),
    address: jsonb().$type<CustomerAddress>().notNull(),
    marketingPermissions: jsonb().$type<MarketingPermissions>().notNull(),
    priceNotifications: jsonb().$type<PriceNotifications>().notNull(),
  },
  (table) => [
    check('customer_type', sql`${table.customerType} in ('B2C', 'B2B')`),
    index('customer_email').on(lowerEmail(table)),
    index('customer_words').using('gin', customerWords(table)),
  ],
);

/** A person may act for a customer from `validFrom` to `validTo`, the last day, or until it is revoked. */
export const representation = pgTable(
  'representation',
  {
    sub: text()
      .notNull()
      .references(() => person.sub),
    customerId: text()
      .notNull()
      .references(() => customer.customerId),
    /** What the represented call it by; says nothing of who it is. */
    id: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    validFrom: day().notNull(),
    /** Null: until further notice. */
    validTo: day(),
    revokedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.sub, table.customerId] }),
    index('representation_customer').on(table.customerId),
  ],
);
