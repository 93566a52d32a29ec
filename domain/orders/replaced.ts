import { addDays, type Day } from '../time/index.ts';
import type { Contract, ReplacedContract } from '../types.ts';

/** Of a contract, what is told of it before another takes its place. */
export interface Replaceable extends Pick<Contract, 'productName' | 'status' | 'startDate' | 'endDate'> {
  /** What its services are called, and whether they end with it. */
  services: readonly { productName: string; isDetached: boolean }[];
}

const nameOf = ({ productName }: Replaceable['services'][number]) => productName;

/**
 * What comes of the contracts whose place a new one takes (`order.replacedTold`). Those that end before it anyway are none.
 *
 * @param startDate of the new one; null where it is not known yet
 */
export function replacedContracts(contracts: readonly Replaceable[], startDate: Day | null): ReplacedContract[] {
  const dayBefore = startDate === null ? null : addDays(startDate, -1);
  return contracts
    .filter(({ status, endDate }) => status !== 'S' && (dayBefore === null || endDate === null || endDate > dayBefore))
    .map(({ productName, services, startDate: begun }) => {
      // One that has not begun by then never does.
      const neverBegins = dayBefore !== null && begun > dayBefore;
      return {
        productName,
        lastDay: neverBegins ? null : dayBefore,
        ...(neverBegins && { neverBegins }),
        services: services.filter(({ isDetached }) => !isDetached).map(nameOf),
        servicesGoOn: services.filter(({ isDetached }) => isDetached).map(nameOf),
      };
    });
}
