import { and, eq, isNull, like } from 'drizzle-orm';
import { customer, dueCalendar } from '../../../server/store/schema.ts';
import type { Kind } from '../kind.ts';
import { SUBSCRIBED } from '../represented.ts';

/** A subscription to due days is ended; its row is what is not there any more. */
export const kind: Kind = {
  take: ({ writer }) => writer.represented.subscribed.pop() ?? null,
  isNatural: true,
  request: ({ about }) => ({ method: 'DELETE', path: `/api/invoices/calendar/${about}/subscription` }),
  rows: async ({ db }) => {
    const ended = await db
      .select({ customerId: customer.customerId })
      .from(customer)
      .leftJoin(dueCalendar, eq(dueCalendar.customerId, customer.customerId))
      .where(and(like(customer.customerId, `${SUBSCRIBED}%`), isNull(dueCalendar.customerId)));
    return ended.map(({ customerId }) => customerId);
  },
  nameOf: ({ about }) => about,
  mails: 0,
};
