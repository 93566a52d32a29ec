import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CampaignPrice } from '../../domain/types.ts';

/* What is sold. Part of schema.ts. */

/** A text in the three languages. */
export interface LocalText {
  fi: string;
  sv: string;
  en: string;
}

export interface UnitPrice {
  /** A decimal number as text, with VAT. */
  amount: string;
  unit: CampaignPrice['pricingUnit'];
}

/** A price of a contract, from a day on, where it is not its first. */
export interface AgreedPrice extends UnitPrice {
  kind: 'energy' | 'margin' | 'baseFee' | 'powerFee' | 'compensation';
  /** `YYYY-MM-DD` in Europe/Helsinki; null: from the start of the supply. */
  fromDate: string | null;
}

export const product = pgTable('product', {
  tariffNo: integer().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
  description: jsonb().$type<LocalText>(),
  /** What kind of thing it is, as the contract list names it. */
  label: jsonb().$type<LocalText>().notNull(),
  icon: text({ enum: ['electricity', 'heat', 'production'] }).notNull(),
  noticePeriodDays: integer(),
  prices: jsonb().$type<Omit<AgreedPrice, 'fromDate'>[]>().notNull(),
});

export const addonProduct = pgTable('addon_product', {
  tariffNo: integer().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
  description: jsonb().$type<LocalText>(),
  vapType: text({ enum: ['environmental', 'other'] }).notNull(),
  price: jsonb().$type<UnitPrice>().notNull(),
  /** It goes on when the supply ends. */
  isDetached: boolean().notNull().default(false),
  isSmartPackage: boolean().notNull().default(false),
  /** Of a package, the services that it includes. */
  addonsTariffNumbers: integer().array().notNull().default([]),
  /** Who delivers it in the retailer's place, and gets the person's data for that. */
  partnerName: text(),
  icon: text({ enum: ['wind', 'water', 'sun', 'shield', 'bell', 'charging', 'package', 'service'] })
    .notNull()
    .default('service'),
  /** What the contents' settings tell popular ones by. */
  validityLabel: text(),
  /** How long it goes on after somebody has wished it to end. */
  noticePeriodDays: integer().notNull().default(30),
  /** By which template the retailer's system ends it. */
  terminateTemplateNo: integer().notNull().default(1),
});
