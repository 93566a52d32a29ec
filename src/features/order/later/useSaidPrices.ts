import { useLingui } from '@lingui/react/macro';
import type { CampaignPrice, CampaignProduct } from '../../../../domain/types.ts';
import { useProductLines, type PriceLine } from '../useOrderWords.ts';

/** Prices where they are agreed on: beside those of a company stands that they are without VAT (`order.vatTold`). */
export function useSaidPrices() {
  const { t } = useLingui();
  const { priceLines, priceOf } = useProductLines();
  const said = (amount: string, { customerType, isRefund }: Pick<CampaignProduct, 'customerType' | 'isRefund'>) =>
    customerType === 'B2B' && !isRefund ? t({ id: 'order.price.withoutVat', message: `${amount}, alv 0 %` }) : amount;
  return {
    priceLines: (product: CampaignProduct, startDate: string | null): PriceLine[] =>
      priceLines(product, startDate).map(({ label, value }) => ({ label, value: said(value, product) })),
    priceOf: (product: Pick<CampaignProduct, 'customerType' | 'isRefund'>, price: CampaignPrice): string =>
      said(priceOf(product, price), product),
  };
}
