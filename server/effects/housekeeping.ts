import { lt } from 'drizzle-orm';
import { removeSent } from '../store/outbox.ts';
import { idempotencyRecord } from '../store/schema.ts';
import type { SenderParts } from './sender.ts';

const DAY = 24 * 60 * 60_000;
/** In milliseconds: a write can be looked up, and its repetition is known as one, for so long (`server.idempotency`). */
export const KEPT_WRITES = 7 * DAY;
/** In milliseconds: a mail that was sent can be looked at for so long (`mail.kept`). */
export const KEPT_MAILS = 30 * DAY;

/** Removes what has served its time. At several processes at once it does no harm. */
export async function keepHouse({ database: { db }, clock }: Pick<SenderParts, 'database' | 'clock'>): Promise<void> {
  const now = clock().getTime();
  await db.delete(idempotencyRecord).where(lt(idempotencyRecord.createdAt, new Date(now - KEPT_WRITES)));
  await removeSent(db, new Date(now - KEPT_MAILS));
}
