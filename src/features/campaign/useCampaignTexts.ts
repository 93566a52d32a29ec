import type { Campaign, CampaignPrice, CampaignProduct } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** Prices as the campaign's own readers know them: companies without VAT (`campaign.business`). */
export function useShownPrice({ customerType }: Pick<Campaign, 'customerType'>) {
  const { price, priceFigure } = useFormats();
  const amountOf = (of: CampaignPrice) => (customerType === 'B2B' ? of.priceExclVat : of.priceInclVat);
  return {
    /** `7,49` and `c/kWh` apart. */
    figure: (of: CampaignPrice) => priceFigure(amountOf(of), of.pricingUnit),
    text: (of: CampaignPrice) => price(amountOf(of), of.pricingUnit),
  };
}

/** The price that a product is known by: of its energy, or what it costs a month. */
export const mainPriceOf = ({ prices }: Pick<CampaignProduct, 'prices'>): CampaignPrice | undefined =>
  prices.energy ?? prices.flatRate ?? prices.addonFee ?? prices.baseFee;
