import { box } from '../../../tests/orders/offering.ts';
import { idOfGiven, secretOf } from '../given.ts';
import type { Kind } from '../kind.ts';
import { orderRows } from '../orderRows.ts';

/** An offer is accepted by its link. */
export const kind: Kind = {
  take: ({ writer }) => writer.given.offers.pop() ?? null,
  isOfStranger: true,
  request: ({ about }) => ({
    path: '/api/offer/link/accept',
    body: { secret: secretOf(about), consents: [box('terms'), box('earlyStart')] },
  }),
  rows: orderRows,
  nameOf: ({ about }) => idOfGiven(about),
  mails: 1,
};
