import { addDays, type Day } from '../time/index.ts';
import type { CampaignProduct } from '../types.ts';

/** In days, that of the confirmation not counted (Consumer Protection Act 6:14). */
export const WITHDRAWAL_DAYS = 14;

type Sold = Pick<CampaignProduct, 'customerType' | 'isRefund'>;

/**
 * Why what was ordered may not be withdrawn from (`order.withdrawalTold`): a company is no consumer, and who sells to the
 * retailer buys nothing at a distance. Null: it may.
 */
export function whyNoWithdrawal({ customerType, isRefund }: Sold): 'company' | 'seller' | null {
  if (customerType === 'B2B') return 'company';
  return isRefund ? 'seller' : null;
}

/** Whether an order of the product may be withdrawn from, within the days that the law gives (`order.withdrawalTold`). */
export const mayWithdraw = (product: Sold): boolean => whyNoWithdrawal(product) === null;

/** The last day on which a consumer may withdraw; that of the confirmation does not count (`withdrawal.time`). */
export const lastWithdrawalDay = (confirmedOn: Day): Day => addDays(confirmedOn, WITHDRAWAL_DAYS);

/**
 * Whether what is ordered on a day begins while a consumer may still withdraw: then they must ask for it expressly
 * (`order.earlyStart`, `transfer.earlyStart`).
 */
export const isWithinWithdrawal = (startDate: Day, orderedOn: Day): boolean =>
  startDate <= lastWithdrawalDay(orderedOn);
