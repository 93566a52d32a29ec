import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from './queries.ts';
import { actingGrant, customer, session } from './schema.ts';

export type Grant = typeof actingGrant.$inferSelect;

/** What was opened ends by itself so long afterwards, in milliseconds, whatever becomes of the session (`acting.end`). */
const OPEN_TIME = 8 * 60 * 60_000;

/** Whether what nobody has closed is open yet. */
export const isStillOpen = ({ createdAt }: Pick<Grant, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < OPEN_TIME;

const isOpenIn = (sessionId: string) => and(eq(actingGrant.sessionId, sessionId), isNull(actingGrant.endedAt));

/** Ends what is open in a session. */
export async function endGrants(db: Queries, sessionId: string, at: Date): Promise<void> {
  await db.update(actingGrant).set({ endedAt: at }).where(isOpenIn(sessionId));
}

/**
 * Opens a customer in a session, in the place of the one that was open; those who open at once do so one after the other.
 *
 * @param db of a transaction
 */
export async function openGrant(
  db: Queries,
  { sessionId, customerId, reason, at }: { sessionId: string; customerId: string; reason: string; at: Date },
): Promise<Grant> {
  const [whose] = await db.select({ sub: session.sub }).from(session).where(eq(session.id, sessionId)).for('update');
  if (!whose) throw new Error('there is no such session');
  await endGrants(db, sessionId, at);
  const opened = { reason, visit: randomUUID(), endedAt: null };
  const [grant] = await db
    .insert(actingGrant)
    .values({ sessionId, customerId, ...whose, createdAt: at, ...opened })
    // The same one within the same millisecond.
    .onConflictDoUpdate({ target: [actingGrant.sessionId, actingGrant.customerId, actingGrant.createdAt], set: opened })
    .returning();
  if (!grant) throw new Error('the customer was not opened');
  return grant;
}

/** What is open in a session; null where nothing is. */
export async function findOpenGrant(db: Queries, sessionId: string, now: Date): Promise<Grant | null> {
  const [open] = await db
    .select()
    .from(actingGrant)
    .where(isOpenIn(sessionId))
    .orderBy(desc(actingGrant.createdAt))
    .limit(1);
  return open && isStillOpen(open, now) ? open : null;
}

/** What was opened in a session, each customer once, as it was opened last; the last one first, `most` of them. */
export async function findRecentGrants(db: Queries, sessionId: string, most: number): Promise<Grant[]> {
  const last = db
    .selectDistinctOn([actingGrant.customerId])
    .from(actingGrant)
    .where(eq(actingGrant.sessionId, sessionId))
    .orderBy(actingGrant.customerId, desc(actingGrant.createdAt))
    .as('last');
  return db.select().from(last).orderBy(desc(last.createdAt), desc(last.customerId)).limit(most);
}

/** Whether there is such a customer, of whom nothing is read. */
export async function isCustomer(db: Queries, customerId: string): Promise<boolean> {
  const found = await db.select({ id: customer.customerId }).from(customer).where(eq(customer.customerId, customerId));
  return found.length > 0;
}
