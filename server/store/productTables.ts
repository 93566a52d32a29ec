import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

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
  unit: 'c/kWh' | 'EUR/MWh' | 'EUR/month';
}

export const product = pgTable('product', {
  tariffNo: integer().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
  description: jsonb().$type<LocalText>(),
  /** What kind of thing it is, as the contract list names it. */
  label: jsonb().$type<LocalText>().notNull(),
  icon: text({ enum: ['electricity', 'heat', 'production'] }).notNull(),
  noticePeriodDays: integer(),
  prices: jsonb()
    .$type<(UnitPrice & { kind: 'energy' | 'margin' | 'baseFee' | 'powerFee' | 'compensation' })[]>()
    .notNull(),
});

export const addonProduct = pgTable('addon_product', {
  tariffNo: integer().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
  vapType: text({ enum: ['environmental', 'other'] }).notNull(),
  price: jsonb().$type<UnitPrice>().notNull(),
});
