import type { Kind } from '../kind.ts';
import { known, orderBy, orderName, orderRows } from '../orderRows.ts';

/** Another product for a contract. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  request: (intent, writer) => {
    const contractCode = `K${intent.about}`;
    const order = orderBy(
      intent,
      {
        ...known(writer),
        deliverySite: null,
        billing: null,
        household: null,
        services: [],
        start: { reason: 'change', date: null },
      },
      { contracts: [contractCode] },
    );
    return { path: '/api/contract/product-change?initialImport=true', body: { contractCode, order } };
  },
  rows: orderRows,
  nameOf: orderName,
  mails: 1,
};
