import { orderIdOf } from '../../../server/orders/orderId.ts';
import type { Kind } from '../kind.ts';
import { updateRows } from '../updateRows.ts';

/** An account is changed by its customer, who has signed in through a bank. Its mail goes to an address that others go to as well. */
export const kind: Kind = {
  request: (_intent, { customerId }) => ({
    path: '/api/update',
    body: { kind: 'bankAccount', customerNo: customerId, value: 'FI2112345600000785' },
  }),
  rows: updateRows,
  nameOf: ({ key }) => orderIdOf(key),
  mails: 0,
};
