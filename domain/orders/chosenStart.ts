import { addDays, type Day } from '../time/index.ts';
import type { CampaignTemplate, OrderForm } from '../types.ts';
import { isWithinWithdrawal, lastWithdrawalDay, mayWithdraw } from './withdrawalRight.ts';

type Start = NonNullable<OrderForm['start']>;
type StartDays = CampaignTemplate['start'];
type Ordered = Pick<CampaignTemplate, 'start'> & {
  product: Pick<CampaignTemplate['product'], 'customerType' | 'isRefund'>;
  /** An add-on has its own day (`addition.start`). */
  addition?: { startDate: Day } | undefined;
};

/**
 * The first day on which supply may begin (`order.startDays`): today where one moves in, tomorrow where a contract with the
 * retailer is replaced, after the notice of the present contract where the supplier changes, and never before the day after a
 * fixed term's last one.
 *
 * @param contractEndsOn the last day of the present contract's fixed term; null where it has none
 */
export function earliestStart(reason: Start['reason'], days: StartDays, contractEndsOn: Day | null): Day {
  if (reason === 'change') return addDays(days.today, 1);
  if (reason === 'moving') return days.earliestMoving;
  const afterTerm = contractEndsOn === null ? days.earliestSwitching : addDays(contractEndsOn, 1);
  return afterTerm > days.earliestSwitching ? afterTerm : days.earliestSwitching;
}

/** Whether supply begins while a consumer may still withdraw: then they must ask for it expressly (`order.earlyStart`). */
export const isEarlyStart = ({ product, start: { today } }: Ordered, startDate: Day | null): boolean =>
  mayWithdraw(product) && startDate !== null && isWithinWithdrawal(startDate, today);

/**
 * The day on which supply begins where none is chosen: the first that may be, and where the supplier changes the first that no
 * consumer has to ask for expressly (`order.startDays`).
 */
export function suggestedStart(reason: Start['reason'], template: Ordered, contractEndsOn: Day | null): Day {
  const { today, latest } = template.start;
  const first = earliestStart(reason, template.start, contractEndsOn);
  if (reason !== 'switching' || !isEarlyStart(template, first)) return first;
  const afterWithdrawal = addDays(lastWithdrawalDay(today), 1);
  return afterWithdrawal <= latest ? afterWithdrawal : first;
}

/** The day on which supply is to begin: the chosen one, the suggested, or that of an add-on. Null where the product has no start. */
export function startDateOf(
  { start, presentSupplier }: Pick<OrderForm, 'start' | 'presentSupplier'>,
  template: Ordered,
): Day | null {
  if (template.addition) return template.addition.startDate;
  if (start === null) return null;
  return start.date ?? suggestedStart(start.reason, template, presentSupplier?.contractEndsOn ?? null);
}
