import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day } from './columns.ts';
import { customer } from './peopleTables.ts';
import { meteringPoint } from './placeTables.ts';
import { addonProduct, product, type AgreedPrice, type UnitPrice } from './productTables.ts';

/* What customers have agreed on. Part of schema.ts. */

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
    /** As they were ordered; null: those of its product. */
    prices: jsonb().$type<AgreedPrice[]>(),
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
    /** Of a month that was locked, what its energy costs; null: that of the contract, or of the tariff. */
    energyPrice: jsonb().$type<UnitPrice>(),
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
    /** The last day; null: until further notice. */
    endDate: day(),
    /** As it was ordered; null: that of the service. */
    price: jsonb().$type<UnitPrice>(),
  },
  (table) => [
    // One that has ended may begin anew: each time is a row.
    primaryKey({ columns: [table.contractCode, table.tariffNo, table.startDate] }),
    check('contract_addon_dates', sql`${table.endDate} is null or ${table.endDate} >= ${table.startDate}`),
  ],
);
