import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { addonProduct, campaign, campaignProduct, campaignService, exchangeMean } from './schema.ts';

export type CampaignRow = typeof campaign.$inferSelect;
export type CampaignProductRow = typeof campaignProduct.$inferSelect;
export interface CampaignServiceRow {
  service: typeof campaignService.$inferSelect;
  addon: typeof addonProduct.$inferSelect;
}

const PRICE_AREA = 'FI';

const campaignOf = prepared((db) =>
  db
    .select()
    .from(campaign)
    .where(eq(campaign.campaignId, sql.placeholder('campaignId')))
    .prepare('campaign'),
);

/** A campaign; null where there is none. */
export async function findCampaign(db: Queries, campaignId: string): Promise<CampaignRow | null> {
  const [found] = await campaignOf(db).execute({ campaignId });
  return found ?? null;
}

const productsOf = prepared((db) =>
  db
    .select()
    .from(campaignProduct)
    .where(eq(campaignProduct.campaignId, sql.placeholder('campaignId')))
    .orderBy(asc(campaignProduct.position))
    .prepare('products_of_campaign'),
);

/** The products of a campaign, in its order. */
export const findCampaignProducts = (db: Queries, campaignId: string): Promise<CampaignProductRow[]> =>
  productsOf(db).execute({ campaignId });

const productOf = prepared((db) =>
  db
    .select()
    .from(campaignProduct)
    .where(
      and(
        eq(campaignProduct.campaignId, sql.placeholder('campaignId')),
        eq(campaignProduct.templateId, sql.placeholder('templateId')),
      ),
    )
    .prepare('product_of_campaign'),
);

/** A product of a campaign; null where it has none such. */
export async function findCampaignProduct(
  db: Queries,
  campaignId: string,
  templateId: string,
): Promise<CampaignProductRow | null> {
  const [found] = await productOf(db).execute({ campaignId, templateId });
  return found ?? null;
}

/** What a campaign offers, as kind and tariff. */
export type OfferedProduct = [productKind: CampaignProductRow['productKind'], tariffNo: number];

/**
 * What the campaigns that stand for customers of each kind offer them, for within a statement: the kind of the customers beside
 * each product. The ids of the campaigns are the placeholders `consumers` and `companies`, the day is `today`.
 */
export function offeredToEach(db: Queries) {
  const today = sql`${sql.placeholder('today')}::date`;
  const ofKind = sql`case ${campaign.customerType} when 'B2C' then ${sql.placeholder('consumers')}::text
    else ${sql.placeholder('companies')}::text end`;
  const { productKind, tariffNo } = campaignProduct;
  return db
    .select({ rows: sql`json_agg(json_build_array(${campaign.customerType}, ${productKind}, ${tariffNo}))` })
    .from(campaign)
    .innerJoin(campaignProduct, eq(campaignProduct.campaignId, campaign.campaignId))
    .where(
      and(
        // By their ids first, of which there is an index.
        inArray(campaign.campaignId, [sql.placeholder('consumers'), sql.placeholder('companies')]),
        eq(campaign.campaignId, ofKind),
        lte(campaign.opensOn, today),
        or(isNull(campaign.closesOn), gte(campaign.closesOn, today)),
      ),
    );
}

const servicesOf = prepared((db) =>
  db
    .select({ service: campaignService, addon: addonProduct })
    .from(campaignService)
    .innerJoin(addonProduct, eq(addonProduct.tariffNo, campaignService.tariffNo))
    .where(eq(campaignService.campaignId, sql.placeholder('campaignId')))
    .orderBy(asc(campaignService.position))
    .prepare('services_of_campaign'),
);

/** The services that may be ordered with the products of a campaign, in its order. */
export const findCampaignServices = (db: Queries, campaignId: string): Promise<CampaignServiceRow[]> =>
  servicesOf(db).execute({ campaignId });

const meanOf = prepared((db) =>
  db
    .select({ average: exchangeMean.average })
    .from(exchangeMean)
    .where(eq(exchangeMean.priceArea, PRICE_AREA))
    .prepare('exchange_mean'),
);

/** The mean of the exchange over the last twelve months, without VAT, in c/kWh; null where nobody knows it. */
export async function findExchangeMean(db: Queries): Promise<string | null> {
  const [found] = await meanOf(db).execute();
  return found?.average ?? null;
}
