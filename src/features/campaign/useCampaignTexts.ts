import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Campaign, CampaignPrice, CampaignProduct } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** How long a contract binds, in words. */
export function useTermText(): (term: CampaignProduct['contractTerm']) => string {
  const { t } = useLingui();
  const { date } = useFormats();
  return ({ kind, months, endsOn }) => {
    const count = months ?? 0;
    switch (kind) {
      case 'fixedTerm':
        return t({ id: 'campaign.term.months', message: plural(count, { one: '# kuukausi', other: '# kuukautta' }) });
      case 'startingPeriod':
        return t({
          id: 'campaign.term.startingPeriod',
          message: plural(count, {
            one: 'Ei määräaikaa, aloitushinta # kuukauden',
            other: 'Ei määräaikaa, aloitushinta # kuukautta',
          }),
        });
      case 'fixedContractLength': {
        const day = endsOn === null ? '' : date(endsOn);
        return t({ id: 'campaign.term.until', message: `${day} asti` });
      }
      case 'continuous':
        return t({ id: 'campaign.term.none', message: 'Ei määräaikaa' });
    }
  };
}

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
