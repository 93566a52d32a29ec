import type { Addon } from '../../domain/types.ts';
import type { Contents } from '../content/contents.ts';
import type { SoldAddon } from '../store/addons.ts';
import type { CampaignRow } from '../store/campaigns.ts';
import type { Locale } from '../texts.ts';
import { campaignProductView } from './campaigns.ts';

interface Reader {
  locale: Locale;
  /** Prices carry the VAT of this day, `YYYY-MM-DD` in Helsinki. */
  today: string;
  contents: Pick<Contents, 'settings' | 'documents' | 'modals'>;
}

/** What may be read of an add-on besides stands in a modal that is called after it. */
const modalOf = (templateId: string) => `addon-${templateId}`;

/** An add-on of a campaign as the API shows it, as it is for whoever has none. */
export function addonView(
  { product, addon }: SoldAddon,
  campaign: Pick<CampaignRow, 'customerType'>,
  { locale, today, contents }: Reader,
): Addon {
  const { settings, documents, modals } = contents;
  const sold = campaignProductView(product, campaign, { locale, today, exchangeMean: null, documents });
  const { addonFee, energy } = sold.prices;
  const modalId = modalOf(sold.templateId);
  return {
    templateId: sold.templateId,
    tariffNo: sold.tariffNo,
    campaignCode: sold.campaignCode,
    productName: sold.productName,
    vapType: addon.vapType,
    contractValidityLabel: addon.validityLabel,
    customerType: sold.customerType,
    prices: { ...(addonFee && { addonFee }), ...(energy && { energy }) },
    salesTexts: { web: sold.salesTexts.web },
    icon: addon.icon,
    modalId: modals[locale].has(modalId) ? modalId : null,
    detachedAddon: addon.isDetached,
    isSmartPackage: addon.isSmartPackage,
    isPopular: addon.validityLabel !== null && settings.popularAddonLabels.includes(addon.validityLabel),
    isIncluded: false,
    takesIn: [],
    noticePeriodDays: sold.noticePeriodDays,
    personalDataTransferNeeded: sold.personalDataTransferNeeded,
    partnerName: sold.partnerName,
    terms: sold.terms,
  };
}
