import { addDays, helsinkiToday } from '../../../domain/time/index.ts';
import { termination } from '../../../server/store/schema.ts';
import { namedBy, recipientOf, type Kind } from '../kind.ts';

/** Notice of a contract. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  request: ({ key, about }) => ({
    path: `/api/contract/${about}/termination`,
    body: { reason: 'switching', lastDay: addDays(helsinkiToday(Date.now()), 30), email: recipientOf(key) },
  }),
  rows: async ({ db }) =>
    (await db.select({ email: termination.email }).from(termination)).map(({ email }) => namedBy(email)),
  mails: 1,
};
