import { byStranger } from '../../../tests/priceLock/locking.ts';
import { keptOf } from '../kept.ts';
import { recipientOf } from '../kind.ts';
import { lockConsents, orderName } from '../orderRows.ts';

/** A stranger's lock, who names the metering point of a contract and proves it later. */
export const kind = keptOf({
  take: ({ writer, isLockOpen }) => (isLockOpen ? (writer.contracts.pop() ?? null) : null),
  path: '/api/contract/vap-addition',
  action: 'vapAddition',
  body: (intent) => ({
    ...byStranger(`Y${intent.about}`),
    email: recipientOf(orderName(intent)),
    consents: lockConsents(),
  }),
  nameOf: orderName,
});
