import { expect, test } from 'vitest';
import { isWithinWithdrawal, mayWithdraw, whyNoWithdrawal } from './index.ts';

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

test.each([
  ['2026-12-05', true],
  ['2026-12-06', false],
])('ordered on 21 November, what begins on %s begins within the 14 days: %j (transfer.earlyStart)', (day, expected) => {
  expect(isWithinWithdrawal(day, '2026-11-21')).toBe(expected);
});
