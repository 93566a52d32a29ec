import type { Day } from '../time/index.ts';

interface Price {
  kind: string;
  amount: string;
  unit: string;
  fromDate?: Day | null;
}

/** What energy costs by: a price of its own, or the exchange and a margin. */
const ofEnergy: readonly string[] = ['energy', 'margin'];

/**
 * The prices of days whose energy has a price of its own, beside what the contract costs otherwise (`priceLock.made`).
 *
 * @param energy null where none is locked: the prices are those of the contract
 */
export const pricesWithLock = <Of extends Price>(
  prices: readonly Of[],
  energy: Pick<Of, 'amount' | 'unit'> | null,
): Of[] =>
  energy === null
    ? [...prices]
    : [
        ...prices.filter(({ kind }) => !ofEnergy.includes(kind)),
        { kind: 'energy', amount: energy.amount, unit: energy.unit, fromDate: null } as Of,
      ];
