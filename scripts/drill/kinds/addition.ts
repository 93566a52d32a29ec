import { additionTo } from '../../../tests/addons/adding.ts';
import { recipientOf, type Kind } from '../kind.ts';
import { orderName, orderRows } from '../orderRows.ts';

/** An add-on to a contract. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  request: (intent) => ({
    path: '/api/contract/vap-addition',
    body: additionTo(intent.about, 'sahkovahti', { email: recipientOf(orderName(intent)) }),
  }),
  rows: orderRows,
  nameOf: orderName,
  mails: 1,
};
