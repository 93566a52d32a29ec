import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import type { Queries } from '../store/database.ts';
import { session } from '../store/schema.ts';
import { holdLock } from '../store/writes.ts';

/** A session ends when so long nothing was renewed, in milliseconds (`session.idle`). */
export const IDLE_TIME = 15 * 60_000;
/** A session ends so long after the sign-in in any case, in milliseconds (`session.absoluteEnd`). */
export const TOTAL_TIME = 8 * 60 * 60_000;

export type Session = typeof session.$inferSelect;

const idleEnd = (now: Date, endsAt: Date) => new Date(Math.min(now.getTime() + IDLE_TIME, endsAt.getTime()));

/** What a sign-in has found out. */
type Proven = Pick<Session, 'sub' | 'idToken' | 'strongAuthentication'>;

/** The browser in which a sign-in ends. */
interface SignedInWith {
  memory: {
    /** How it is known; null where nobody has begun to sign in with it. */
    browser: string | null;
    /** Names it anew, and answers how it is known from now on (`session.renamed`). */
    rename(): string;
  };
  begunAt: Date;
}

/**
 * The session of a sign-in. A browser has one: whoever has signed in with it already, and not less strongly, goes on with
 * that one; what else it has ends, as it is another's or not strong enough (`session.oneABrowser`). It goes on for another
 * eight hours, but a strong one by strong authentication alone (`session.strongEnd`).
 * Sign-ins that end at the same moment come one after the other, and a later one finds what the first has left, though the
 * browser was not told yet how it is named now: it keeps that name (`session.atOnce`).
 *
 * @param place null for a session of no browser
 */
export async function openSession(
  { database, clock }: ServerContext,
  proven: Proven,
  place: SignedInWith | null,
): Promise<Session> {
  const known = place?.memory.browser ?? null;
  if (place === null || known === null)
    return beginSession(database.db, clock(), {
      ...proven,
      browser: place?.memory.rename() ?? null,
      formerBrowser: null,
    });
  return database.transaction(async (db) => {
    await holdLock(db, `browser:${known}`);
    const now = clock();
    const isNamedSince = gt(session.endsAt, new Date(place.begunAt.getTime() + TOTAL_TIME));
    const [first] = await db
      .select({ browser: session.browser })
      .from(session)
      .where(and(eq(session.formerBrowser, known), isNull(session.signedOutAt), isNamedSince));
    if (!proven.strongAuthentication) {
      const stronger = await joinStrong(db, now, proven, first?.browser ?? known);
      if (stronger) return stronger;
    }
    const browser = first?.browser ?? place.memory.rename();
    const isOfBrowser = inArray(session.browser, [known, browser]);
    const serves = and(
      eq(session.sub, proven.sub),
      eq(session.strongAuthentication, proven.strongAuthentication),
      isLiveAt(now),
    );
    const endsAt = new Date(now.getTime() + TOTAL_TIME);
    const [joined] = await db
      .update(session)
      .set({ idToken: proven.idToken, browser, formerBrowser: known, endsAt, expiresAt: idleEnd(now, endsAt) })
      .where(and(isOfBrowser, serves))
      .returning();
    await endWhere(db, now, and(isHeldBy(known, browser), joined && ne(session.id, joined.id)));
    return joined ?? beginSession(db, now, { ...proven, browser, formerBrowser: known });
  });
}

const isLiveAt = (now: Date) => and(isNull(session.signedOutAt), gt(session.expiresAt, now));

/**
 * The strong session that a browser has is that of a weak sign-in too, and ends when it would have ended: nothing strong was
 * proven anew (`session.strongEnd`). It has the name that it was given when it was, so the browser keeps that.
 */
async function joinStrong(
  db: Queries,
  now: Date,
  { sub, idToken }: Proven,
  browser: string,
): Promise<Session | undefined> {
  const idle = sql.param(new Date(now.getTime() + IDLE_TIME), session.expiresAt);
  const isTheirs = and(eq(session.browser, browser), eq(session.sub, sub), eq(session.strongAuthentication, true));
  const [joined] = await db
    .update(session)
    .set({ idToken, expiresAt: sql`least(${idle}, ${session.endsAt})` })
    .where(and(isTheirs, isLiveAt(now)))
    .returning();
  return joined;
}

async function beginSession(
  db: Queries,
  now: Date,
  begins: Proven & Pick<Session, 'browser' | 'formerBrowser'>,
): Promise<Session> {
  const endsAt = new Date(now.getTime() + TOTAL_TIME);
  const [begun] = await db
    .insert(session)
    .values({ ...begins, id: randomUUID(), createdAt: now, expiresAt: idleEnd(now, endsAt), endsAt })
    .returning();
  if (!begun) throw new Error('the session was not kept');
  return begun;
}

/**
 * The session that a browser has now, and whether it had one before that; and when somebody proved who they are in it last,
 * in seconds of the issuer's clock, 0 where nobody did.
 */
export async function sessionsOf(
  { database, clock }: ServerContext,
  browser: string | null,
): Promise<{ live: Session | null; hasEnded: boolean; lastProof: number }> {
  if (browser === null) return { live: null, hasEnded: false, lastProof: 0 };
  const found = await database.db.select().from(session).where(eq(session.browser, browser));
  const now = clock();
  const live = found.find(({ signedOutAt, expiresAt }) => signedOutAt === null && expiresAt > now);
  const lastProof = Math.max(0, ...found.map(({ idToken }) => provenAt(idToken)));
  return { live: live ?? null, hasEnded: live === undefined && found.length > 0, lastProof };
}

function provenAt(idToken: string): number {
  const { auth_time: at, iat = 0 } = decodeJwt<{ auth_time?: number }>(idToken);
  return at ?? iat;
}

/**
 * The ID token of the session that a browser had last, for the end of the single sign-on; it is given once
 * (`signIn.idToken`). What has ended stays the browser's: whether the single sign-on ends as well is not known here, and
 * whoever signs in next proves anew who they are (`signIn.anew`). Null where there is none.
 */
export async function takeIdToken({ database, clock }: ServerContext, browser: string | null): Promise<string | null> {
  if (browser === null) return null;
  const hasEnded = or(isNotNull(session.signedOutAt), lte(session.expiresAt, clock()));
  const taken = await database.db
    .update(session)
    .set({ isIdTokenGiven: true })
    .where(and(eq(session.browser, browser), eq(session.isIdTokenGiven, false), hasEnded))
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
export async function endSession({ database, clock }: ServerContext, { id, browser }: Session): Promise<void> {
  await endWhere(database.db, clock(), browser === null ? eq(session.id, id) : eq(session.browser, browser));
}

/** What a browser has signed in to, and what it was handed over from elsewhere. */
const isHeldBy = (...browsers: string[]) => or(inArray(session.browser, browsers), inArray(session.handedTo, browsers));

/**
 * A browser is handed over a session to which another has signed in: what it had ends, also what was handed to it before
 * (`handOver.again`). Hand-overs at the same moment come one after the other.
 */
export async function handTo({ database, clock }: ServerContext, browser: string, { id }: Session): Promise<void> {
  await database.transaction(async (db) => {
    await holdLock(db, `browser:${browser}`);
    await db.update(session).set({ handedTo: browser }).where(eq(session.id, id));
    await endWhere(db, clock(), and(isHeldBy(browser), ne(session.id, id)));
  });
}

async function endWhere(db: Queries, now: Date, condition: SQL | undefined): Promise<void> {
  await db
    .update(session)
    .set({ signedOutAt: now, version: sql`${session.version} + 1` })
    .where(and(condition, isNull(session.signedOutAt)));
}
