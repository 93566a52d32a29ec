import type { Day } from '../time/index.ts';

/** Of the prices that were agreed on those that have begun by a day, in their order: of a kind the last one holds (`contract.agreedPrices`). */
export const reachedOn = <Price extends { fromDate?: Day | null }>(prices: readonly Price[], day: Day): Price[] =>
  prices.filter(({ fromDate }) => (fromDate ?? day) <= day);
