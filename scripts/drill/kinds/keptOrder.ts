import { keptOf } from '../kept.ts';
import { orderBy, orderName, takeSite } from '../orderRows.ts';

/** A stranger's order, which waits until whoever it was has proven who they are. */
export const kind = keptOf({
  take: takeSite,
  path: '/api/contract/order?initialImport=true',
  action: 'order',
  body: (intent, { person: { givenName, familyName, identityCode } }) =>
    orderBy(intent, { person: { firstName: givenName, lastName: familyName, identityCode } }),
  nameOf: orderName,
});
