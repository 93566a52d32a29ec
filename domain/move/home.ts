import { groupOf, kindOf } from '../contracts/index.ts';
import { isSameLine, type PlaceAddress } from '../places/index.ts';
import type { Day } from '../time/index.ts';
import type { Movable } from './days.ts';

/** Where a contract is delivered, as far as it tells one home from another. */
export type HomeAddress = PlaceAddress & { postalCode: string };

/** Whether two addresses are of one home, however they are written (`place.line`). */
export const isSameHome = (one: HomeAddress, next: HomeAddress): boolean =>
  one.postalCode === next.postalCode && isSameLine(one, next);

/**
 * The contracts of the old home that end there with the move, as they belong to the building: its heat and its small production,
 * where they run or are to begin (`move.ends`). Those that are ending already end as they were to.
 *
 * @param others of the same customer
 * @param today in Europe/Helsinki
 */
export function endingWith<C extends Movable>(
  others: readonly C[],
  { home, addressOf, today }: { home: HomeAddress; addressOf(contract: C): HomeAddress; today: Day },
): C[] {
  return others.filter((contract) => {
    if (kindOf(contract) === 'electricity' || !isSameHome(addressOf(contract), home)) return false;
    const group = groupOf(contract, today);
    return contract.status !== 'M' && (group === 'active' || group === 'starting');
  });
}
