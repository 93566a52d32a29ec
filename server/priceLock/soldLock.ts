import { LOCK_TARIFF } from '../../domain/priceLock/index.ts';
import { findCampaignProducts, type CampaignProductRow } from '../store/campaigns.ts';
import type { Queries } from '../store/queries.ts';

/** Whether what is ordered locks a price, by its tariff (`priceLock.tariffs`). */
export const isLock = ({ tariffNo }: { tariffNo: number }): boolean => tariffNo === LOCK_TARIFF;

/** The lock that a campaign sells; null where it sells something else. */
export const findSoldLock = async (db: Queries, campaignId: string): Promise<CampaignProductRow | null> =>
  (await findCampaignProducts(db, campaignId)).find(isLock) ?? null;
