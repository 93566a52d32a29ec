import { dueCalendar } from '../../../server/store/schema.ts';
import type { Kind } from '../kind.ts';

/** A calendar is given the address of the due days of a customer, each once; sent again it is given another. */
export const kind: Kind = {
  take: ({ writer }) => writer.represented.unsubscribed.pop() ?? null,
  isNatural: true,
  request: ({ about }) => ({ path: `/api/invoices/calendar/${about}/subscription` }),
  rows: async ({ db }) =>
    (await db.select({ customerId: dueCalendar.customerId }).from(dueCalendar)).map(({ customerId }) => customerId),
  nameOf: ({ about }) => about,
  mails: 0,
};
