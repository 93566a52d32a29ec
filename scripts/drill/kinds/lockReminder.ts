import { eq, sql } from 'drizzle-orm';
import { outboxMessage } from '../../../server/store/schema.ts';
import { namedBy, recipientOf, type Kind } from '../kind.ts';

/** Who wants to lock the price of a contract is reminded of the next window; its mail, which waits for that, is its row. */
export const kind: Kind = {
  take: ({ writer, isLockOpen }) => (isLockOpen ? null : (writer.contracts.pop() ?? null)),
  request: ({ key, about }, { customerId }) => ({
    path: `/api/contract/${customerId}/${about}/price-lock-reminder`,
    body: { email: recipientOf(key) },
  }),
  rows: async ({ db }) => {
    const reminders = await db
      .select({ recipient: outboxMessage.recipient })
      .from(outboxMessage)
      .where(eq(sql`${outboxMessage.mail} ->> 'subject'`, 'Hinnan lukitus on auki'));
    return reminders.map(({ recipient }) => namedBy(recipient));
  },
  mails: 1,
};
