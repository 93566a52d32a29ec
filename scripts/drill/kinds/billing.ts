import { billingChange } from '../../../server/store/schema.ts';
import type { Kind } from '../kind.ts';

/** How often a contract is invoiced is changed, of each contract once. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  request: ({ about }, { customerId }) => ({
    path: '/api/invoices/frequency',
    body: { customerId, contractNo: about, frequency: 3 },
  }),
  rows: async ({ db }) =>
    (await db.select({ contractCode: billingChange.contractCode }).from(billingChange)).map(({ contractCode }) =>
      contractCode.slice(1),
    ),
  nameOf: ({ about }) => about,
  mails: 1,
  mailOf: ({ subject }) => /^Sopimuksen (\d+) laskutusväli/.exec(subject)?.[1] ?? null,
};
