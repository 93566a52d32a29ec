import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import { session } from '../store/schema.ts';

/** A session ends when so long nothing was renewed, in milliseconds (`session.idle`). */
export const IDLE_TIME = 15 * 60_000;
/** A session ends so long after the sign-in in any case, in milliseconds (`session.absoluteEnd`). */
export const TOTAL_TIME = 8 * 60 * 60_000;

export type Session = typeof session.$inferSelect;

const idleEnd = (now: Date, endsAt: Date) => new Date(Math.min(now.getTime() + IDLE_TIME, endsAt.getTime()));

export async function beginSession(
  { database, clock }: ServerContext,
  { sub, idToken, strongAuthentication }: Pick<Session, 'sub' | 'idToken' | 'strongAuthentication'>,
): Promise<Session> {
  const now = clock();
  const endsAt = new Date(now.getTime() + TOTAL_TIME);
  const [begun] = await database.db
    .insert(session)
    .values({
      id: randomUUID(),
      sub,
      idToken,
      strongAuthentication,
      createdAt: now,
      expiresAt: idleEnd(now, endsAt),
      endsAt,
    })
    .returning();
  if (!begun) throw new Error('the session was not kept');
  return begun;
}

/**
 * Holds a session to its end and to the version of a token; asked at every call, so that a sign-out holds at once and at
 * every server.
 *
 * @throws ProblemError `session.ended` when it was signed out or is another's version, `session.expired` when its time
 *   is over
 */
export function checkLive({ signedOutAt, version, expiresAt }: Session, versionOfToken: number, now: Date): void {
  if (signedOutAt !== null || version !== versionOfToken) throw new ProblemError('session.ended');
  if (expiresAt <= now) throw new ProblemError('session.expired');
}

/** Moves the idle end. @throws ProblemError `session.ended` when it was signed out meanwhile */
export async function renewSession({ database, clock }: ServerContext, live: Session): Promise<Session> {
  const [renewed] = await database.db
    .update(session)
    .set({ expiresAt: idleEnd(clock(), live.endsAt) })
    .where(and(eq(session.id, live.id), eq(session.version, live.version), isNull(session.signedOutAt)))
    .returning();
  if (!renewed) throw new ProblemError('session.ended');
  return renewed;
}

/** Ends the session: none of its tokens is good from now on (`signOut.server`). */
export async function endSession({ database, clock }: ServerContext, id: string): Promise<void> {
  await database.db
    .update(session)
    .set({ signedOutAt: clock(), version: sql`${session.version} + 1` })
    .where(and(eq(session.id, id), isNull(session.signedOutAt)));
}
