import { isNotNull } from 'drizzle-orm';
import { productOrder } from '../../../server/store/schema.ts';
import { secretOf } from '../given.ts';
import type { Kind } from '../kind.ts';

/** An offer is declined by its link. */
export const kind: Kind = {
  take: ({ writer }) => writer.given.offers.pop() ?? null,
  isOfStranger: true,
  request: ({ about }) => ({ path: '/api/offer/link/decline', body: { secret: secretOf(about) } }),
  rows: async ({ db }) => {
    const declined = await db
      .select({ no: productOrder.orderNo })
      .from(productOrder)
      .where(isNotNull(productOrder.declinedAt));
    return declined.map(({ no }) => no);
  },
  nameOf: ({ about }) => about,
  mails: 0,
};
