import type { Kind } from '../kind.ts';
import { known, orderBy, orderName, orderRows, takeSite } from '../orderRows.ts';

export const kind: Kind = {
  take: takeSite,
  request: (intent, writer) => ({
    path: '/api/contract/order?initialImport=true',
    body: orderBy(intent, known(writer)),
  }),
  rows: orderRows,
  nameOf: orderName,
  mails: 1,
};
