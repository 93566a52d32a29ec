import { invoicePostponement } from '../../../server/store/schema.ts';
import type { Kind } from '../kind.ts';

/** The due day of an invoice is postponed. */
export const kind: Kind = {
  take: ({ writer }) => writer.invoices.pop() ?? null,
  request: ({ about }, { customerId }) => ({
    path: '/api/invoices/postpone',
    body: { customerId, invoiceNo: about },
  }),
  rows: async ({ db }) =>
    (await db.select({ invoiceNo: invoicePostponement.invoiceNo }).from(invoicePostponement)).map(
      ({ invoiceNo }) => invoiceNo,
    ),
  nameOf: ({ about }) => about,
  mails: 1,
  mailOf: ({ subject }) => /^Laskun (\d+) eräpäivä/.exec(subject)?.[1] ?? null,
};
