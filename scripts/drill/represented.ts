import { inArray } from 'drizzle-orm';
import type { Database } from '../../server/store/database.ts';
import { customer, dueCalendar, representation } from '../../server/store/schema.ts';
import { chunksOf } from './chunks.ts';
import { recipientOf, type Represented } from './kind.ts';

/** What the number of a customer begins with to whose due days somebody has subscribed. */
export const SUBSCRIBED = '96';

/** The numbers of a client's customers. @param client two digits for it @param count of each sort */
export function representedBy(client: string, count: number): Represented {
  const numbers = (prefix: string) =>
    Array.from({ length: count }, (_, no) => `${prefix}${client}${String(no).padStart(4, '0')}`);
  return {
    mailed: numbers('93'),
    unmailed: numbers('94'),
    unsubscribed: numbers('95'),
    subscribed: numbers(SUBSCRIBED),
  };
}

interface Client {
  person: { sub: string };
  customerId: string;
  represented: Represented;
}

/** Puts in those whom clients may act for: they are as the client is. */
export async function addRepresented({ db }: Database, clients: readonly Client[]): Promise<void> {
  const rows = await db
    .select()
    .from(customer)
    .where(
      inArray(
        customer.customerId,
        clients.map(({ customerId }) => customerId),
      ),
    );
  for (const { person, customerId, represented } of clients) {
    const own = rows.find((row) => row.customerId === customerId);
    if (!own) throw new Error(`the demo has no customer ${customerId}`);
    const { mailed, unmailed, unsubscribed, subscribed } = represented;
    const others = [...unmailed, ...unsubscribed, ...subscribed];
    const added = [
      ...mailed.map((no) => ({ ...own, customerId: no, email: recipientOf(no) })),
      ...others.map((no) => ({ ...own, customerId: no, email: null })),
    ];
    for (const some of chunksOf(added)) await db.insert(customer).values(some);
    const { sub } = person;
    for (const some of chunksOf([...mailed, ...others]))
      await db.insert(representation).values(some.map((no) => ({ sub, customerId: no, validFrom: '2025-01-01' })));
    const calendar = { sub, locale: 'fi' as const, subscribedAt: new Date() };
    for (const some of chunksOf(subscribed))
      await db.insert(dueCalendar).values(some.map((no) => ({ ...calendar, customerId: no, digest: `of ${no}` })));
  }
}
