import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import { banksIn } from '../../domain/eInvoice/index.ts';
import { startDays } from '../../domain/orders/start.ts';
import type { CampaignTemplate } from '../../domain/types.ts';
import type { Contents } from '../content/contents.ts';
import { ProblemError } from '../problem.ts';
import { findCampaign, findCampaignProduct, findCampaignServices, findExchangeMean } from '../store/campaigns.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';
import { campaignPrice, campaignProductView, campaignServicesView, campaignSummary } from './campaigns.ts';

/**
 * A product as a campaign sells it on a day, with all that its order may ask.
 *
 * @throws ProblemError `resource.notFound`; `campaign.closed` where the campaign is not open on the day
 */
export async function campaignTemplate(
  db: Queries,
  { settings, consents, documents }: Pick<Contents, 'settings' | 'consents' | 'documents'>,
  { campaignId, templateId, locale, today }: { campaignId: string; templateId: string; locale: Locale; today: string },
): Promise<CampaignTemplate> {
  // One after the other: a transaction asks nothing at the same time.
  const campaign = await findCampaign(db, campaignId);
  const product = await findCampaignProduct(db, campaignId, templateId);
  if (!campaign || !product) throw new ProblemError('resource.notFound');
  const summary = campaignSummary(campaign, { locale, today });
  if (summary.state !== 'open') throw new ProblemError('campaign.closed');
  const sold = product.hasServices ? await findCampaignServices(db, campaignId) : [];
  // What is in the product already is not sold beside it (`catalogue.services`).
  const services = sold.filter(({ addon }) => !product.addons.some(({ fi }) => fi === addon.name.fi));
  const reader = { locale, today, exchangeMean: await findExchangeMean(db), documents };
  return {
    campaign: summary,
    product: campaignProductView(product, campaign, reader),
    services: campaignServicesView(services, reader),
    consents: [...consents],
    start: startDays(today),
    paperInvoiceFee: campaignPrice(campaign.paperInvoiceFee, vatPercentageOn(today)),
    eInvoiceBanks: banksIn(settings.eInvoiceBanks, locale),
    ...bannerOf(settings, campaignId, locale),
  };
}

/** What the thank-you of the campaign says besides, where the settings name something (`order.banner`). */
function bannerOf(
  { campaignBanners }: Contents['settings'],
  campaignId: string,
  locale: Locale,
): Pick<CampaignTemplate, 'banner'> {
  const found = campaignBanners.find(({ campaign }) => campaign === campaignId);
  if (!found) return {};
  const { title, text, link, tariffNo } = found;
  return {
    banner: {
      ...(tariffNo !== undefined && { tariffNo }),
      title: title[locale],
      text: text[locale],
      link: link && { href: link.href, label: link.label[locale] },
    },
  };
}
