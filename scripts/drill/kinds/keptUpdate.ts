import { orderIdOf } from '../../../server/orders/orderId.ts';
import { keptOf } from '../kept.ts';
import { recipientOf } from '../kind.ts';

/** A stranger's change of an e-mail address, of a customer who had none; it waits for its proof. */
export const kind = keptOf({
  take: ({ writer }) => writer.represented.unmailed.pop() ?? null,
  path: '/api/update',
  action: 'update',
  body: ({ key, about }) => ({ kind: 'emailAddress', customerNo: about, value: recipientOf(orderIdOf(key)) }),
  nameOf: ({ key }) => orderIdOf(key),
});
