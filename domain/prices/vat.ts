import { divideRounded, fromUnits, toUnits } from './decimal.ts';

const HUNDRED = toUnits('100');

/** A price with and without its VAT, all decimal strings. */
export interface PriceParts {
  priceInclVat: string;
  priceExclVat: string;
  vatAmount: string;
}

/**
 * A price in its parts, to four decimals (`catalogue.vat`). What was agreed on stays as it is, with VAT for a consumer and
 * without for a company; the other is worked out, and the VAT is what lies between them.
 *
 * @param percentage of VAT, as a decimal string
 */
export function priceParts(
  { amount, isVatIncluded }: { amount: string; isVatIncluded: boolean },
  percentage: string,
): PriceParts {
  const agreed = toUnits(amount);
  const whole = HUNDRED + toUnits(percentage);
  const other = isVatIncluded ? divideRounded(agreed * HUNDRED, whole) : divideRounded(agreed * whole, HUNDRED);
  const [incl, excl] = isVatIncluded ? [agreed, other] : [other, agreed];
  return { priceInclVat: fromUnits(incl), priceExclVat: fromUnits(excl), vatAmount: fromUnits(incl - excl) };
}
