import { addDays, helsinkiToday } from '../../../domain/time/index.ts';
import { transfer } from '../../../server/store/schema.ts';
import { namedBy, recipientOf, type Kind } from '../kind.ts';

/** A contract is offered to somebody else. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  request: ({ key, about }) => ({
    path: `/api/contract/${about}/transfer`,
    body: { day: addDays(helsinkiToday(Date.now()), 20), email: recipientOf(key), phone: '0401234567' },
  }),
  rows: async ({ db }) =>
    (await db.select({ email: transfer.email }).from(transfer)).map(({ email }) => namedBy(email)),
  mails: 1,
};
