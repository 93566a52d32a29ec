import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Campaign, CampaignProduct, OrderStep } from '../../domain/types.ts';
import { addonProduct, type LocalText, type UnitPrice } from './productTables.ts';

/* What is sold now, and on what terms. Part of schema.ts. */

const day = () => date({ mode: 'string' });

/** A price of a campaign, as it was agreed on: with VAT for consumers, without for companies. */
export interface CampaignUnitPrice extends UnitPrice {
  /** Outside of the campaign; null where it is the same. */
  normalAmount: string | null;
  isVatIncluded: boolean;
}

/** What comes with every contract of a campaign. */
export interface IncludedText {
  icon: Campaign['included'][number]['icon'];
  title: LocalText;
  text: LocalText;
}

export const campaign = pgTable(
  'campaign',
  {
    campaignId: text().primaryKey(),
    name: jsonb().$type<LocalText>().notNull(),
    customerType: text({ enum: ['B2C', 'B2B'] }).notNull(),
    opensOn: day().notNull(),
    /** The last day; null until further notice. */
    closesOn: day(),
    heading: jsonb().$type<LocalText>().notNull(),
    lead: jsonb().$type<LocalText>().notNull(),
    included: jsonb().$type<IncludedText[]>().notNull(),
    questions: jsonb().$type<{ question: LocalText; answer: LocalText }[]>().notNull(),
    paperInvoiceFee: jsonb().$type<CampaignUnitPrice>().notNull(),
  },
  (table) => [check('campaign_customer_type', sql`${table.customerType} in ('B2C', 'B2B')`)],
);

/** A product as a campaign sells it. */
export const campaignProduct = pgTable(
  'campaign_product',
  {
    campaignId: text()
      .notNull()
      .references(() => campaign.campaignId),
    templateId: text().notNull(),
    /** Its place in the campaign, from 0. */
    position: integer().notNull(),
    /** Of `product`, or of `addonProduct` where it is a value-added service. */
    tariffNo: integer().notNull(),
    campaignCode: text().notNull(),
    name: jsonb().$type<LocalText>().notNull(),
    tagline: jsonb().$type<LocalText>().notNull(),
    productKind: text({ enum: ['Electricity', 'SmallProduction', 'Heat', 'ValueAdded'] }).notNull(),
    formLayout: text({ enum: ['electricity', 'smallProduction', 'heat', 'valueAdded'] }).notNull(),
    activityStep: text().array().$type<OrderStep[]>().notNull(),
    contractTerm: jsonb().$type<CampaignProduct['contractTerm']>().notNull(),
    noticePeriodDays: integer().notNull(),
    prices: jsonb()
      .$type<Partial<Record<'flatRate' | 'addonFee' | 'energy' | 'baseFee', CampaignUnitPrice>>>()
      .notNull(),
    /** What the margin, its price of energy, is called where the rest of the price follows the exchange; null where none does. */
    marginLabel: jsonb().$type<LocalText>(),
    monthlyFeeLabel: jsonb().$type<LocalText>(),
    /** Who delivers it in the retailer's place, and gets the person's data for that. */
    partnerName: text(),
    isRefund: boolean().notNull(),
    isSmartPackage: boolean().notNull(),
    isPopular: boolean().notNull(),
    sellingPoints: jsonb().$type<LocalText[]>().notNull(),
    salesTexts: jsonb()
      .$type<{ web: LocalText; priceOfferAccepted?: LocalText; priceOfferRejected?: LocalText }>()
      .notNull(),
    addons: jsonb().$type<LocalText[]>().notNull(),
    /** Whether the services of the campaign go with it. */
    hasServices: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.templateId] })],
);

/** A value-added service that may be ordered with the products of a campaign. */
export const campaignService = pgTable(
  'campaign_service',
  {
    campaignId: text()
      .notNull()
      .references(() => campaign.campaignId),
    templateId: text().notNull(),
    position: integer().notNull(),
    tariffNo: integer()
      .notNull()
      .references(() => addonProduct.tariffNo),
    price: jsonb().$type<CampaignUnitPrice>().notNull(),
    isPopular: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.templateId] })],
);

/** The mean of the exchange over the last twelve months, without VAT, in c/kWh. */
export const exchangeMean = pgTable('exchange_mean', {
  priceArea: text().primaryKey(),
  average: numeric({ precision: 9, scale: 4 }).notNull(),
});
