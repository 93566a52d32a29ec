/* Sums of invoices, in whole cents (`invoice.exact`). */

/** Whole cents as a decimal number of the API, with both decimals: `128.40`. */
export function centsText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** To the nearest whole number; a half is rounded away from zero. */
export const roundHalf = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) || 0;

/**
 * Exact amounts in whole larger ones, so that they sum to a total: what is left over by rounding down goes, one each, to
 * those of which most was cut off, of equal ones to the first (`invoice.largestRemainder`).
 *
 * @param exact whole numbers, in the smaller unit; all together as good as `total * unit`
 * @param unit how many of the smaller are one of the larger
 * @param total in the larger unit; left out: their sum, rounded
 */
export function sharesOf(
  exact: readonly number[],
  unit: number,
  total = roundHalf(exact.reduce((sum, one) => sum + one, 0) / unit),
): number[] {
  const shares = exact.map((one) => Math.floor(one / unit));
  if (shares.length === 0) return [];
  const order = exact
    .map((one, index) => ({ index, cut: one - (shares[index] ?? 0) * unit }))
    .sort((a, b) => b.cut - a.cut || a.index - b.index);
  let left = total - shares.reduce((sum, one) => sum + one, 0);
  const step = Math.sign(left);
  // Where too much has been given, those of which least was cut off give it back.
  if (step < 0) order.reverse();
  for (let at = 0; left !== 0; at = (at + 1) % order.length, left -= step) {
    const index = order[at]?.index ?? 0;
    shares[index] = (shares[index] ?? 0) + step;
  }
  return shares;
}
