import { isWithinWithdrawal } from '../../../domain/orders/withdrawalRight.ts';
import { helsinkiToday, priceLockPeriod } from '../../../domain/time/index.ts';
import { lockOf } from '../../../tests/priceLock/locking.ts';
import { recipientOf, type Kind } from '../kind.ts';
import { orderName, orderRows } from '../orderRows.ts';

/** What is agreed to: also that it may begin soon, where it does. */
function consentsOn(today: string) {
  const isSoon = isWithinWithdrawal(priceLockPeriod(today).from, today);
  const boxes = isSoon ? (['terms', 'earlyStart'] as const) : (['terms'] as const);
  return boxes.map((id) => ({ id, version: '2026-11-01', isGiven: true }));
}

/** A lock of the price of a contract. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  request: (intent) => ({
    path: '/api/contract/vap-addition',
    body: lockOf(intent.about, {
      email: recipientOf(orderName(intent)),
      consents: consentsOn(helsinkiToday(Date.now())),
    }),
  }),
  rows: orderRows,
  nameOf: orderName,
  mails: 1,
};
