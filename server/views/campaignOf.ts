import type { Campaign } from '../../domain/types.ts';
import type { Contents } from '../content/contents.ts';
import type { ContentSettings } from '../content/shapes.ts';
import { isLock } from '../priceLock/soldLock.ts';
import { ProblemError } from '../problem.ts';
import { findCampaign, findCampaignProducts, findExchangeMean } from '../store/campaigns.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';
import { campaignView } from './campaigns.ts';

/** The id that stands for a campaign of the settings, or the id itself (`campaign.default`). */
const campaignNamed = (id: string, { campaigns }: ContentSettings): string =>
  id === 'b2c' ? campaigns.consumers : id === 'b2b' ? campaigns.companies : id;

/**
 * A campaign with its products as it is on a day, by its id or the one that stands for it.
 *
 * @throws ProblemError `resource.notFound`
 */
export async function campaignOf(
  db: Queries,
  { settings, documents }: Pick<Contents, 'settings' | 'documents'>,
  { campaignId: named, locale, today }: { campaignId: string; locale: Locale; today: string },
): Promise<Campaign> {
  const campaignId = campaignNamed(named, settings);
  const campaign = await findCampaign(db, campaignId);
  if (!campaign) throw new ProblemError('resource.notFound');
  // One after the other: a read that is put on record runs in a transaction, where PGlite mixes up what runs at once.
  const products = await findCampaignProducts(db, campaignId);
  // A lock is sold to contracts that are there, and has pages of its own (`priceLock.alone`).
  if (products.some(isLock)) throw new ProblemError('resource.notFound');
  const exchangeMean = await findExchangeMean(db);
  return campaignView(campaign, products, { locale, today, exchangeMean, documents });
}
