import { divideRounded, toUnits } from '../prices/decimal.ts';
import type { CampaignPrice, CampaignProduct } from '../types.ts';

/** What a price is multiplied by to become ten-thousandths of a cent a year, as a fraction. */
type Share = readonly [times: bigint, over: bigint];

const CENTS = 100n;
const MONTHS = 12n;
const DAYS = 365n;
/** Of a price in ten-thousandths. */
const UNITS = 10_000n;

function shareOf(unit: CampaignPrice['pricingUnit'], kilowattHours: bigint): Share | null {
  switch (unit) {
    case 'c/kWh':
      return [kilowattHours, 1n];
    case 'EUR/MWh':
      return [kilowattHours * CENTS, 1_000n];
    case 'EUR/month':
      return [CENTS * MONTHS, 1n];
    case 'EUR/day':
      return [CENTS * DAYS, 1n];
    // Paid by the piece, not by time.
    case 'EUR/pcs':
      return null;
  }
}

/**
 * What a product would cost in a month of a year of such use, in whole cents (`catalogue.estimate`): its energy, with the mean
 * of the exchange where the price follows that, and its monthly fees; without transmission. Null where it has no energy to
 * estimate, or pays the customer.
 *
 * @param kilowattHours of a year, a whole number
 * @param isVatIncluded false for a company, which reads prices without VAT, the mean of the exchange among them
 */
export function monthlyEstimate(
  { prices, hourlyPriced, isRefund }: Pick<CampaignProduct, 'prices' | 'hourlyPriced' | 'isRefund'>,
  kilowattHours: number,
  isVatIncluded: boolean,
): number | null {
  const { energy } = prices;
  if (isRefund || !energy) return null;
  const use = BigInt(kilowattHours);
  const unitsOf = (price: CampaignPrice) => toUnits(isVatIncluded ? price.priceInclVat : price.priceExclVat);
  const parts = Object.values(prices).flatMap((price) => {
    const share = shareOf(price.pricingUnit, use);
    return share ? [(unitsOf(price) * share[0] * 1_000n) / share[1]] : [];
  });
  if (hourlyPriced) parts.push(toUnits(hourlyPriced.averageOfYear) * use * 1_000n);
  const yearly = parts.reduce((sum, part) => sum + part, 0n);
  return Number(divideRounded(yearly, UNITS * 1_000n * MONTHS));
}
