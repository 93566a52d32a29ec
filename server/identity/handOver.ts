import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import { handOver, session } from '../store/schema.ts';
import { checkLive, type Session } from './sessions.ts';

/** What stands in an address is good for so long, in milliseconds: browsers keep addresses, and show them (`handOver.once`). */
export const HAND_OVER_TIME = 60_000;

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What an address hands over for a session: 256 random bits that say nothing, and are exchanged for its token. */
export async function mintHandOver({ database: { db }, clock }: ServerContext, { id }: Session): Promise<string> {
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  await db.delete(handOver).where(lt(handOver.expiresAt, now));
  await db
    .insert(handOver)
    .values({ digest: digestOf(token), sessionId: id, expiresAt: new Date(now.getTime() + HAND_OVER_TIME) });
  return token;
}

/**
 * The session that an address has handed over. Whoever else has seen the address opens nothing with it, and takes nothing
 * from the browser that was handed over (`handOver.browser`).
 *
 * @param browser who asks, as a session keeps it; of no account where a hand-over counts in any browser
 * @throws ProblemError `session.invalid` for what was exchanged before, is too old, is another browser's or was never
 *   handed over;
 *   `session.ended` or `session.expired` when its session is over
 */
export async function sessionHandedOver(
  { database: { db }, clock, settings }: ServerContext,
  token: string,
  browser: string | null,
): Promise<Session> {
  const sessionsOfBrowser = db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.browser, browser ?? ''));
  const isForBrowser = settings.isStatelessHandOverAllowed ? undefined : inArray(handOver.sessionId, sessionsOfBrowser);
  const [handed] = await db
    .select()
    .from(handOver)
    .where(and(eq(handOver.digest, digestOf(token)), isForBrowser));
  if (!handed || handed.expiresAt <= clock()) throw new ProblemError('session.invalid');
  const [found] = await db.select().from(session).where(eq(session.id, handed.sessionId));
  if (!found) throw new ProblemError('session.ended');
  checkLive(found, found.version, clock());
  return found;
}

/**
 * Takes out of the table what an address has handed over, so that it counts once, however often it is shown at once.
 *
 * @throws ProblemError `session.invalid` for what was taken before
 */
export async function takeHandOver({ database: { db } }: ServerContext, token: string): Promise<void> {
  const taken = await db
    .delete(handOver)
    .where(eq(handOver.digest, digestOf(token)))
    .returning({ sessionId: handOver.sessionId });
  if (taken.length === 0) throw new ProblemError('session.invalid');
}
