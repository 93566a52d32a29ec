import { keptRows, puzzleFor } from '../kept.ts';
import type { Kind } from '../kind.ts';
import { orderBy, orderName, takeSite } from '../orderRows.ts';

/** A stranger's order, which waits until whoever it was has proven who they are. */
export const kind: Kind = {
  take: takeSite,
  isOfStranger: true,
  request: async (intent, { person: { givenName, familyName, identityCode } }, database) => ({
    path: '/api/contract/order?initialImport=true',
    body: orderBy(intent, { person: { firstName: givenName, lastName: familyName, identityCode } }),
    headers: await puzzleFor(database, 'order'),
  }),
  rows: keptRows,
  nameOf: orderName,
  mails: 0,
};
