import { underProof } from '../../../server/store/schema.ts';
import { solvedPuzzle } from '../../../tests/support/botCheck.ts';
import type { Kind } from '../kind.ts';
import { orderBy, orderName, takeSite } from '../orderRows.ts';

/** A stranger's order, which waits until whoever it was has proven who they are. */
export const kind: Kind = {
  take: takeSite,
  isOfStranger: true,
  request: async (intent, { person: { givenName, familyName, identityCode } }, database) => ({
    path: '/api/contract/order?initialImport=true',
    body: orderBy(intent, { person: { firstName: givenName, lastName: familyName, identityCode } }),
    // Good for one try.
    headers: { 'x-bot-check': await solvedPuzzle({ database, clock: () => new Date() }, 'order') },
  }),
  rows: async ({ db }) => (await db.select({ id: underProof.id }).from(underProof)).map(({ id }) => id),
  nameOf: orderName,
  mails: 0,
};
