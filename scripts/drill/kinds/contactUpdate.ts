import { contactUpdate } from '../../../server/store/schema.ts';
import { orderIdOf } from '../../../server/orders/orderId.ts';
import type { Kind } from '../kind.ts';

/** An account is changed by its customer, who has signed in through a bank. Its mail goes to an address that others go to as well. */
export const kind: Kind = {
  request: (_intent, { customerId }) => ({
    path: '/api/update',
    body: { kind: 'bankAccount', customerNo: customerId, value: 'FI2112345600000785' },
  }),
  rows: async ({ db }) => (await db.select({ id: contactUpdate.updateId }).from(contactUpdate)).map(({ id }) => id),
  nameOf: ({ key }) => orderIdOf(key),
  mails: 0,
};
