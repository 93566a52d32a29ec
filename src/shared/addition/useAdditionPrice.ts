import type { Addon, CampaignPrice } from '../../../domain/types.ts';
import type { Figure } from '../../i18n/formats.ts';
import { useFormats } from '../../i18n/useFormats.ts';

type Priced = Pick<Addon, 'prices' | 'customerType'>;

/** The price of what is added: by the month, or by what is used. */
export const priceOf = ({ prices }: Pick<Addon, 'prices'>): CampaignPrice | undefined =>
  prices.addonFee ?? prices.energy;

/** How the price of what is added is written: for companies without VAT, as they read prices. */
export function useAdditionPrice() {
  const { price, priceFigure } = useFormats();
  const amountOf = (of: CampaignPrice, customerType: Addon['customerType']) =>
    customerType === 'B2B' ? of.priceExclVat : of.priceInclVat;
  const text = (added: Priced): string => {
    const of = priceOf(added);
    return of ? price(amountOf(of, added.customerType), of.pricingUnit) : '';
  };
  const figure = (added: Priced): Figure | undefined => {
    const of = priceOf(added);
    return of && priceFigure(amountOf(of, added.customerType), of.pricingUnit);
  };
  return { text, figure };
}
