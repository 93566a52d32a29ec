import { expect, test } from 'vitest';
import { mayWithdraw, whyNoWithdrawal } from './index.ts';

test.each([
  ['B2C', false, null],
  ['B2C', true, 'seller'],
  ['B2B', false, 'company'],
  ['B2B', true, 'company'],
] as const)(
  '%s, paid to the customer: %s, keeps from withdrawing: %s (order.withdrawalTold)',
  (kind, isRefund, why) => {
    const product = { customerType: kind, isRefund };
    expect([whyNoWithdrawal(product), mayWithdraw(product)]).toEqual([why, why === null]);
  },
);
