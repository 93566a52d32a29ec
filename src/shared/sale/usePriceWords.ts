import { useLingui } from '@lingui/react/macro';
import type { CampaignProduct } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** What is said of prices in the same words wherever something is sold (`order.sameWords`). */
export function usePriceWords() {
  const { t, i18n } = useLingui();
  const formats = useFormats();

  /** A price that follows the exchange, by what comes on top of it, such as a margin. */
  const exchangeText = (label: string, amount: string): string => {
    const margin = label.toLocaleLowerCase(i18n.locale);
    return t({ id: 'sale.price.withExchange', message: `Pörssihinta + ${margin} ${amount}` });
  };

  const vatText = ({
    customerType,
    isRefund,
    prices,
  }: Pick<CampaignProduct, 'customerType' | 'isRefund'> & { prices: Record<string, { vatPercentage: string }> }) => {
    const rate = Object.values(prices)[0]?.vatPercentage ?? '0';
    if (isRefund) return t({ id: 'sale.vat.none', message: 'Hyvitys ei sisällä arvonlisäveroa.' });
    const percentage = formats.percentage(rate);
    return customerType === 'B2B'
      ? t({ id: 'sale.vat.excluded', message: `Hinnat eivät sisällä arvonlisäveroa ${percentage}.` })
      : t({ id: 'sale.vat.included', message: `Hinnat sisältävät arvonlisäveron ${percentage}.` });
  };
  return { exchangeText, vatText };
}
