import { writtenBy } from '../access/writtenBy.ts';
import { orderEInvoice } from '../eInvoice/order.ts';
import { eInvoiceOf } from '../eInvoice/standing.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'eInvoice'> = {
  getEInvoice: async ({ params: { customerId }, locale }, _actor, { database: { db }, clock, contents }) => ({
    status: 200,
    body: await eInvoiceOf(db, { customerId, locale, now: clock(), settings: contents.current.settings }),
  }),

  orderEInvoice: async ({ body, locale, raw }, actor, { database: { db }, clock, contents }) => {
    const { settings } = contents.current;
    const by = writtenBy(actor, raw.relation);
    const { answer, mails } = await orderEInvoice(db, { ...body, by, locale, now: clock(), settings });
    return { status: 201, body: answer, mails };
  },
};
