import { isNotNull } from 'drizzle-orm';
import { orderedService } from '../../../server/store/schema.ts';
import { idOfGiven, isGiven, LOST_SERVICE } from '../given.ts';
import type { Kind } from '../kind.ts';

/** A service that did not come through with its order is tried again. */
export const kind: Kind = {
  take: ({ writer }) => writer.given.orders.pop() ?? null,
  request: ({ about }) => ({ path: `/api/contract/order/${idOfGiven(about)}/service/${LOST_SERVICE}` }),
  rows: async ({ db }) => {
    const imported = await db
      .select({ id: orderedService.orderId })
      .from(orderedService)
      .where(isNotNull(orderedService.importNo));
    return imported.map(({ id }) => id).filter(isGiven);
  },
  nameOf: ({ about }) => idOfGiven(about),
  mails: 1,
};
