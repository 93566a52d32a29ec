import { groupOf } from '../contracts/index.ts';
import { addDays, addMonths, type Day } from '../time/index.ts';
import type { RemovalBlock } from '../types.ts';
import type { AddedContract } from './which.ts';

/** What of an add-on that stands with a contract decides whether, and when, it may end. */
export interface RemovableAddon {
  tariffNo: number;
  startDate: Day;
  /** The last day; null: until further notice. */
  endDate: Day | null;
  /** Of a package, the tariffs that it includes. */
  addonsTariffNumbers: readonly number[];
  noticePeriodDays: number;
  /** It goes on when the contract ends. */
  isDetached: boolean;
}

/** The contract with all that stands with it. */
export interface RemovedFrom {
  contract: Pick<AddedContract, 'status' | 'startDate' | 'endDate'>;
  held: readonly RemovableAddon[];
  /** The tariffs that the contract's own package includes. */
  included: readonly number[];
}

/** Whether an add-on is there on a day, or is still to come: its last day has not passed. */
export const standsOn = ({ endDate }: { endDate: Day | null }, day: Day): boolean => endDate === null || endDate >= day;

/**
 * The days that may be the last one of an add-on (`removal.days`): from its notice on, and not before it has begun; for a year,
 * or until its contract ends, unless it goes on without that.
 *
 * @param today `YYYY-MM-DD` in Europe/Helsinki
 * @returns both included; `first` is after `last` where no day may be chosen
 */
export function removalDays(
  addon: Pick<RemovableAddon, 'startDate' | 'noticePeriodDays' | 'isDetached'>,
  { endDate }: Pick<AddedContract, 'endDate'>,
  today: Day,
): { first: Day; last: Day } {
  const noticed = addDays(today, addon.noticePeriodDays);
  const first = addon.startDate > noticed ? addon.startDate : noticed;
  const year = addMonths(today, 12);
  const isBound = endDate !== null && !addon.isDetached;
  // What begins later than in a year may end on its first day.
  const within = year < first ? first : year;
  return { first, last: isBound && endDate < within ? endDate : within };
}

/** Whether a package that stands there, or is to, includes an add-on (`removal.included`). */
const isIncluded = ({ tariffNo }: Pick<RemovableAddon, 'tariffNo'>, from: RemovedFrom, today: Day): boolean =>
  from.included.includes(tariffNo) ||
  from.held.some((one) => standsOn(one, today) && one.addonsTariffNumbers.includes(tariffNo));

/**
 * Why an add-on cannot be ended on a day; null where it can (`removal.which`).
 *
 * @param today `YYYY-MM-DD` in Europe/Helsinki
 */
export function whyNoRemoval(addon: RemovableAddon, from: RemovedFrom, today: Day): RemovalBlock | null {
  if (groupOf(from.contract, today) === 'ended') return 'ended';
  if (addon.endDate !== null) return 'ending';
  if (isIncluded(addon, from, today)) return 'included';
  const { first, last } = removalDays(addon, from.contract, today);
  return first > last ? 'withContract' : null;
}

/** The add-ons that a package takes along when it ends: those that it includes and that would go on (`removal.package`). */
export const endsWith = <Held extends RemovableAddon>(
  { addonsTariffNumbers }: Pick<RemovableAddon, 'addonsTariffNumbers'>,
  held: readonly Held[],
  lastDay: Day,
): Held[] =>
  held.filter(
    ({ tariffNo, endDate }) => addonsTariffNumbers.includes(tariffNo) && (endDate === null || endDate > lastDay),
  );
