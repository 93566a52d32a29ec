import type { CampaignProduct } from '../types.ts';

/** In days, from the confirmation on (Consumer Protection Act 6:14). */
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
