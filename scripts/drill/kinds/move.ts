import { move } from '../../../server/store/schema.ts';
import { addDays, helsinkiToday } from '../../../domain/time/index.ts';
import { moveOf, newAddress } from '../../../tests/moves/moving.ts';
import { namedBy, recipientOf, type Kind } from '../kind.ts';

/** A contract that moves, to a place that the retailer looks for. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  request: ({ key, about }) => {
    const day = addDays(helsinkiToday(Date.now()), 30);
    return {
      path: '/api/contract/move',
      body: moveOf({
        contractNo: about,
        startDate: day,
        lastDay: day,
        newHome: { address: { ...newAddress, streetName: 'Olematonkatu' }, meteringPointId: null, isToBeFound: true },
        email: recipientOf(key),
      }),
    };
  },
  rows: async ({ db }) => (await db.select({ email: move.email }).from(move)).map(({ email }) => namedBy(email)),
  mails: 1,
};
