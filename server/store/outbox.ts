import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Mail } from '../effects/mail.ts';
import type { Queries } from './queries.ts';
import { outboxMessage } from './schema.ts';

export type OutboxMessage = typeof outboxMessage.$inferSelect;

/** A mail that goes with a write: either both hold or neither. */
export interface Posted {
  recipient: string;
  /** Whom an answer goes to; null: nobody. */
  replyTo: string | null;
  mail: Mail;
}

/** So many of the newest messages are listed. */
const LISTED = 200;

/**
 * Takes messages that are due, for one sender alone: several server processes never take the same one, and none waits
 * for another. The oldest comes first. The attempt counts from here on, so that a message at which a process dies is not tried for ever.
 *
 * @param until when a message of which nothing was said may be taken again
 */
export async function takeDue(db: Queries, now: Date, until: Date, count: number): Promise<OutboxMessage[]> {
  const due = db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(and(eq(outboxMessage.state, 'waiting'), lte(outboxMessage.dueAt, now)))
    .orderBy(asc(outboxMessage.dueAt), asc(outboxMessage.createdAt))
    .limit(count)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(outboxMessage)
    .set({ dueAt: until, attempts: sql`${outboxMessage.attempts} + 1` })
    .where(inArray(outboxMessage.id, due))
    .returning();
  // An update returns its rows in an order of its own.
  return taken.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Says what became of a message that was taken; not of one that another sender has taken since. */
export async function mark(
  db: Queries,
  { id, attempts }: OutboxMessage,
  outcome: Partial<Pick<OutboxMessage, 'state' | 'dueAt' | 'sentAt' | 'fault'>>,
): Promise<void> {
  await db
    .update(outboxMessage)
    .set(outcome)
    .where(and(eq(outboxMessage.id, id), eq(outboxMessage.attempts, attempts)));
}

/** Gives messages back that were taken and not tried. */
export async function giveBack(db: Queries, messages: readonly OutboxMessage[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  await db
    .update(outboxMessage)
    .set({ dueAt: now, attempts: sql`${outboxMessage.attempts} - 1` })
    .where(
      inArray(
        outboxMessage.id,
        messages.map(({ id }) => id),
      ),
    );
}

/** The newest messages first. */
export function listMessages(db: Queries): Promise<OutboxMessage[]> {
  return db.select().from(outboxMessage).orderBy(desc(outboxMessage.createdAt), asc(outboxMessage.id)).limit(LISTED);
}

export async function findMessage(db: Queries, id: string): Promise<OutboxMessage | null> {
  const [found] = await db.select().from(outboxMessage).where(eq(outboxMessage.id, id));
  return found ?? null;
}

/** Removes what was sent before the instant; what failed stays until somebody has looked at it. */
export async function removeSent(db: Queries, before: Date): Promise<void> {
  await db.delete(outboxMessage).where(and(eq(outboxMessage.state, 'sent'), lt(outboxMessage.createdAt, before)));
}

/** Puts in mails that no write with a key has caused. */
export async function post(db: Queries, mails: readonly Posted[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  await db
    .insert(outboxMessage)
    .values(mails.map((mail) => ({ ...mail, id: randomUUID(), dueAt: now, createdAt: now })));
}

/** Puts in a reminder, which goes out later; one of that id that is there already stays as it is. */
export async function postReminder(
  db: Queries,
  mail: Posted & { id: string; remindsOf: string },
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<void> {
  await db
    .insert(outboxMessage)
    .values({ ...mail, dueAt, createdAt: now })
    .onConflictDoNothing();
}

/** Takes away what waits to remind of something that was done meanwhile. */
export async function removeReminders(db: Queries, remindsOf: string): Promise<void> {
  await db.delete(outboxMessage).where(and(eq(outboxMessage.remindsOf, remindsOf), eq(outboxMessage.state, 'waiting')));
}

/** How many mails wait, of those were due before an instant, and were given up. */
export async function countOutbox(
  db: Queries,
  before: Date,
): Promise<Record<'waiting' | 'overdue' | 'failed', number>> {
  const isWaiting = eq(outboxMessage.state, 'waiting');
  const [waiting, overdue, failed] = await Promise.all([
    db.$count(outboxMessage, isWaiting),
    db.$count(outboxMessage, and(isWaiting, lt(outboxMessage.dueAt, before))),
    db.$count(outboxMessage, eq(outboxMessage.state, 'failed')),
  ]);
  return { waiting, overdue, failed };
}
