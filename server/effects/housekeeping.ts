import { inArray, lt } from 'drizzle-orm';
import { helsinkiToday } from '../../domain/time/index.ts';
import { removeSent } from '../store/outbox.ts';
import { actingGrant, idempotencyRecord, session } from '../store/schema.ts';
import { forgetOverOffers } from '../store/offers.ts';
import { expireProofs, removeProofs } from '../store/proofs.ts';
import type { SenderParts } from './sender.ts';

const DAY = 24 * 60 * 60_000;
/** In milliseconds: a write can be looked up, and its repetition is known as one, for so long (`server.idempotency`). */
export const KEPT_WRITES = 7 * DAY;
/** In milliseconds: a mail that was sent can be looked at for so long (`mail.kept`). */
export const KEPT_MAILS = 30 * DAY;
/** In milliseconds: of a session that is over nothing is kept longer (`session.kept`). */
export const KEPT_SESSIONS = DAY;
/** In milliseconds: what became of something that awaited its proof can be asked for so long (`proof.expiry`). */
export const KEPT_PROOFS = 30 * DAY;

/** Forgets what was asked for and not proven in time: of it nothing is kept longer than it waits (`proof.expiry`). */
export async function dropUnproven({
  database: { db },
  clock,
}: Pick<SenderParts, 'database' | 'clock'>): Promise<void> {
  await expireProofs(db, clock());
}

/** Removes what has served its time. At several processes at once it does no harm. */
export async function keepHouse({ database: { db }, clock }: Pick<SenderParts, 'database' | 'clock'>): Promise<void> {
  const now = clock().getTime();
  await db.delete(idempotencyRecord).where(lt(idempotencyRecord.createdAt, new Date(now - KEPT_WRITES)));
  await removeSent(db, new Date(now - KEPT_MAILS));
  await removeProofs(db, new Date(now - KEPT_PROOFS));
  await forgetOverOffers(db, helsinkiToday(now));
  // Its tokens are over as well: who comes with one is told so without the row.
  const isLongOver = lt(session.endsAt, new Date(now - KEPT_SESSIONS));
  const longOver = db.select({ id: session.id }).from(session).where(isLongOver);
  await db.delete(actingGrant).where(inArray(actingGrant.sessionId, longOver));
  await db.delete(session).where(isLongOver);
}
