import type { ReplayProduct, TariffReplay } from '../../../domain/types.ts';

/** A product of which it is known what it would have cost. */
export type Counted = ReplayProduct & { total: number };

/** The products that can be compared, the cheapest first (`comparisonPage.order`). */
export const rankedProducts = ({ products }: TariffReplay): Counted[] =>
  products
    .flatMap((product) => (product.total === null ? [] : [{ ...product, total: product.total }]))
    .toSorted((one, other) => one.total - other.total);

/** What spot costs less over the months that count, where a share of what is used in dear hours goes to cheap ones, in euros. */
export const shiftedSaving = ({ months }: TariffReplay, percent: number): number =>
  (months.reduce((sum, { shiftSaving }) => sum + (shiftSaving ?? 0), 0) * percent) / 100;

/** Why there is nothing to choose between; null where there is (`comparisonPage.nothing`). */
export function whyNothing(replay: TariffReplay): 'products' | 'prices' | 'measurements' | null {
  if (rankedProducts(replay).length > 1) return null;
  if (replay.products.length < 2) return 'products';
  return replay.months.some(({ gap }) => gap === 'spotPrice') ? 'prices' : 'measurements';
}
