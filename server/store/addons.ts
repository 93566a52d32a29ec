import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Day } from '../../domain/time/index.ts';
import type { CampaignProductRow } from './campaigns.ts';
import type { Queries } from './queries.ts';
import { addonProduct, campaignProduct, contract, contractAddon } from './schema.ts';
import { standsFrom } from './standing.ts';

export type AddonProductRow = typeof addonProduct.$inferSelect;

/** An add-on as a campaign sells it, and as what. */
export interface SoldAddon {
  product: CampaignProductRow;
  addon: AddonProductRow;
}

/** The add-ons of a campaign, in its order. */
export async function findSoldAddons(db: Queries, campaignId: string): Promise<SoldAddon[]> {
  return db
    .select({ product: campaignProduct, addon: addonProduct })
    .from(campaignProduct)
    .innerJoin(addonProduct, eq(addonProduct.tariffNo, campaignProduct.tariffNo))
    .where(and(eq(campaignProduct.campaignId, campaignId), eq(campaignProduct.productKind, 'ValueAdded')))
    .orderBy(asc(campaignProduct.position));
}

/** The add-ons of all the contracts of a customer that have not ended on a day, each with the contract that it stands with. */
export async function findAddonsOf(
  db: Queries,
  customerId: string,
  day: Day,
): Promise<{ contractCode: string; addon: AddonProductRow }[]> {
  return db
    .select({ contractCode: contractAddon.contractCode, addon: addonProduct })
    .from(contractAddon)
    .innerJoin(contract, eq(contract.contractCode, contractAddon.contractCode))
    .innerJoin(addonProduct, eq(addonProduct.tariffNo, contractAddon.tariffNo))
    .where(and(eq(contract.customerId, customerId), standsFrom(day)))
    .orderBy(asc(contractAddon.startDate), asc(contractAddon.tariffNo));
}

/** What is sold under tariffs of add-ons. */
export const findAddonsByTariff = async (db: Queries, tariffNos: readonly number[]): Promise<AddonProductRow[]> =>
  tariffNos.length === 0
    ? []
    : db
        .select()
        .from(addonProduct)
        .where(inArray(addonProduct.tariffNo, [...tariffNos]))
        .orderBy(asc(addonProduct.tariffNo));

/** The tariffs of all environmental add-ons. */
export async function findEnvironmental(db: Queries): Promise<number[]> {
  const rows = await db
    .select({ tariffNo: addonProduct.tariffNo })
    .from(addonProduct)
    .where(eq(addonProduct.vapType, 'environmental'));
  return rows.map(({ tariffNo }) => tariffNo);
}

/** Takes an add-on from a contract, to which it was added by an order: of one that has begun anew the last time. */
export async function removeAddon(db: Queries, contractCode: string, tariffNo: number): Promise<void> {
  const own = and(eq(contractAddon.contractCode, contractCode), eq(contractAddon.tariffNo, tariffNo));
  const [last] = await db
    .select({ startDate: contractAddon.startDate })
    .from(contractAddon)
    .where(own)
    .orderBy(desc(contractAddon.startDate))
    .limit(1);
  if (last) await db.delete(contractAddon).where(and(own, eq(contractAddon.startDate, last.startDate)));
}
