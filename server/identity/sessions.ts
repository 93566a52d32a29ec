import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import { session } from '../store/schema.ts';

/** A session ends when so long nothing was renewed, in milliseconds (`session.idle`). */
export const IDLE_TIME = 15 * 60_000;
/** A session ends so long after the sign-in in any case, in milliseconds (`session.absoluteEnd`). */
export const TOTAL_TIME = 8 * 60 * 60_000;

export type Session = typeof session.$inferSelect;

const idleEnd = (now: Date, endsAt: Date) => new Date(Math.min(now.getTime() + IDLE_TIME, endsAt.getTime()));

/** What a sign-in has found out, and how the browser is known from now on. */
type Proven = Pick<Session, 'sub' | 'idToken' | 'strongAuthentication' | 'browser'>;

/**
 * The session of a sign-in. A browser has one: whoever has signed in with it already, and not less strongly, goes on with
 * that one for another eight hours; what else it has ends, as it is another's or not strong enough (`session.oneABrowser`).
 *
 * @param known how the browser was known until now; null where nobody had signed in with it
 */
export async function openSession(context: ServerContext, proven: Proven, known: string | null): Promise<Session> {
  const { database, clock } = context;
  const { sub, idToken, strongAuthentication, browser } = proven;
  if (known === null) return beginSession(context, proven);
  const now = clock();
  const serves = and(
    eq(session.sub, sub),
    strongAuthentication ? eq(session.strongAuthentication, true) : undefined,
    eq(session.browser, known),
  );
  const endsAt = new Date(now.getTime() + TOTAL_TIME);
  const [joined] = await database.db
    .update(session)
    .set({ idToken, browser, endsAt, expiresAt: idleEnd(now, endsAt) })
    .where(and(serves, isNull(session.signedOutAt), gt(session.expiresAt, now)))
    .returning();
  await endWhere(context, eq(session.browser, known));
  return joined ?? beginSession(context, proven);
}

async function beginSession({ database, clock }: ServerContext, proven: Proven): Promise<Session> {
  const now = clock();
  const endsAt = new Date(now.getTime() + TOTAL_TIME);
  const [begun] = await database.db
    .insert(session)
    .values({ ...proven, id: randomUUID(), createdAt: now, expiresAt: idleEnd(now, endsAt), endsAt })
    .returning();
  if (!begun) throw new Error('the session was not kept');
  return begun;
}

/** The session that a browser has now, and whether it had one before that. */
export async function sessionsOf(
  { database, clock }: ServerContext,
  browser: string | null,
): Promise<{ live: Session | null; hasEnded: boolean }> {
  if (browser === null) return { live: null, hasEnded: false };
  const found = await database.db.select().from(session).where(eq(session.browser, browser));
  const now = clock();
  const live = found.find(({ signedOutAt, expiresAt }) => signedOutAt === null && expiresAt > now);
  return { live: live ?? null, hasEnded: live === undefined && found.length > 0 };
}

/**
 * The ID token of the session that a browser had last, for the end of the single sign-on; what has ended is the browser's
 * no more, so that it is given once (`signIn.idToken`). Null where there is none.
 */
export async function takeIdToken({ database, clock }: ServerContext, browser: string | null): Promise<string | null> {
  if (browser === null) return null;
  const hasEnded = or(isNotNull(session.signedOutAt), lte(session.expiresAt, clock()));
  const taken = await database.db
    .update(session)
    .set({ browser: null })
    .where(and(eq(session.browser, browser), hasEnded))
    .returning({ idToken: session.idToken, createdAt: session.createdAt });
  const [last] = taken.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt));
  return last?.idToken ?? null;
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

/** Ends the session, in all tabs of its browser: none of its tokens is good from now on (`signOut.server`). */
export async function endSession(context: ServerContext, { id, browser }: Session): Promise<void> {
  await endWhere(context, browser === null ? eq(session.id, id) : eq(session.browser, browser));
}

/** A browser that was handed over another session than it had: what it had ends (`handOver.again`). */
export async function endOthersOf(context: ServerContext, browser: string, { id }: Session): Promise<void> {
  await endWhere(context, and(eq(session.browser, browser), ne(session.id, id)));
}

async function endWhere({ database, clock }: ServerContext, condition: SQL | undefined): Promise<void> {
  await database.db
    .update(session)
    .set({ signedOutAt: clock(), version: sql`${session.version} + 1` })
    .where(and(condition, isNull(session.signedOutAt)));
}
