import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { monthlyEstimate } from '../../../domain/orders/estimate.ts';
import { estimatedYearlyUse } from '../../../domain/orders/yearlyUse.ts';
import type { CampaignProduct, OrderForm } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { PriceLine } from './useOrderWords.ts';

/**
 * What the product would cost in a home like that, in a line; where nothing was told of the home, with the use that was chosen
 * at the campaign, and none where that was not either (`order.estimate`).
 */
export function useEstimate(): (
  product: CampaignProduct,
  household: OrderForm['household'] | undefined,
) => PriceLine[] {
  const { t } = useLingui();
  const { number, price } = useFormats();
  const { use } = useSearch({ strict: false });
  return (product, household) => {
    if (!household && use === undefined) return [];
    const kilowattHours = household ? estimatedYearlyUse(product.productKind, household) : Number(use);
    const cents = monthlyEstimate(product, kilowattHours, product.customerType === 'B2C');
    if (cents === null) return [];
    const inYear = number(String(kilowattHours));
    return [
      {
        label: t({ id: 'order.estimate', message: `Arvio, ${inYear} kWh vuodessa` }),
        value: price((cents / 100).toFixed(2), 'EUR/month'),
      },
    ];
  };
}
