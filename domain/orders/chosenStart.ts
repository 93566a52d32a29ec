import { addDays, type Day } from '../time/index.ts';
import type { CampaignTemplate, OrderForm } from '../types.ts';

type Start = NonNullable<OrderForm['start']>;
type StartDays = CampaignTemplate['start'];

/**
 * The first day on which supply may begin (`order.startDays`): today where one moves in, what a change has
 * for it, after the notice of the present
 * contract where the supplier changes, and never before the day after a fixed term's last one.
 *
 * @param contractEndsOn the last day of the present contract's fixed term; null where it has none
 */
export function earliestStart(reason: Start['reason'], days: StartDays, contractEndsOn: Day | null): Day {
  if (reason !== 'switching') return days.earliestMoving;
  const afterTerm = contractEndsOn === null ? days.earliestSwitching : addDays(contractEndsOn, 1);
  return afterTerm > days.earliestSwitching ? afterTerm : days.earliestSwitching;
}

/** The day on which supply is to begin: the chosen one, or the first that may be. Null where the product has no start. */
export function startDateOf(
  { start, presentSupplier }: Pick<OrderForm, 'start' | 'presentSupplier'>,
  days: StartDays,
): Day | null {
  if (start === null) return null;
  return start.date ?? earliestStart(start.reason, days, presentSupplier?.contractEndsOn ?? null);
}
