import { priceParts } from '../prices/vat.ts';
import { addMonths, type Day } from '../time/index.ts';
import type { CampaignPrice, CampaignProduct } from '../types.ts';

export interface LaterPrice {
  kind: keyof CampaignProduct['prices'];
  price: CampaignPrice;
  /** Of the starting period that is before it. */
  months: number;
  /** From when; null while nobody knows when the supply begins. */
  from: Day | null;
}

/**
 * What follows the prices of a starting period, and from when (`order.laterPrice`): those of its prices that are others outside
 * of the campaign. None where a contract has no such period.
 *
 * @param startDate of the supply, in Europe/Helsinki; null where it is not known yet
 */
export function laterPrices(
  { prices, contractTerm: { kind, months } }: Pick<CampaignProduct, 'prices' | 'contractTerm'>,
  startDate: Day | null,
): LaterPrice[] {
  if (kind !== 'startingPeriod' || months === null) return [];
  const from = startDate === null ? null : addMonths(startDate, months);
  return Object.entries(prices).flatMap(([of, { normalPriceInclVat, vatPercentage, pricingUnit }]): LaterPrice[] => {
    if (normalPriceInclVat === null) return [];
    const parts = priceParts({ amount: normalPriceInclVat, isVatIncluded: true }, vatPercentage);
    const price = { ...parts, vatPercentage, pricingUnit, normalPriceInclVat: null };
    return [{ kind: of as LaterPrice['kind'], price, months, from }];
  });
}
