import type { FastifyBaseLogger } from 'fastify';
import { helsinkiToday } from '../../domain/time/index.ts';
import { isStillToLock } from '../priceLock/reminded.ts';
import type { Database } from '../store/queries.ts';
import { giveBack, mark, removeReminders, takeDue, type OutboxMessage } from '../store/outbox.ts';
import { MailRefusedError, type MailTransport } from './transport.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** In milliseconds: so long after each failed attempt comes the next; after the last, some 24 hours on, none does. */
export const RETRY_DELAYS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
] as const;
/** Taken at once; of these a process that is killed leaves at most one sent and not marked. */
const BATCH = 10;
/** In milliseconds: whoever takes messages has so long for them, then another may. */
export const HOLD = 3 * MINUTE;
/** In milliseconds: nothing is begun that might outlast the hold. */
const MARGIN = MINUTE;

/** What sending needs of the server. */
export interface SenderParts {
  database: Database;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Sends what is due, one after the other (`mail.outbox`). Each message is sent at least once: a process that ends between
 * sending and marking leaves it to be sent again, under the same Message-ID. A reminder of what is not to be done any more is not
 * sent (`priceLock.remind`).
 *
 * @param isStopping asked before each message
 * @returns how many were tried; 0 when nothing is due, or nothing more is to be begun
 */
export async function sendDue(
  { database: { db }, clock, log }: SenderParts,
  transport: MailTransport,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const now = clock();
  const taken = await takeDue(db, now, new Date(now.getTime() + HOLD), BATCH);
  for (const [index, message] of taken.entries()) {
    if (isStopping() || clock().getTime() - now.getTime() > HOLD - MARGIN) {
      await giveBack(db, taken.slice(index), clock());
      return index;
    }
    const { remindsOf } = message;
    if (remindsOf !== null && !(await isStillToLock(db, remindsOf, helsinkiToday(clock().getTime())))) {
      await removeReminders(db, remindsOf);
      continue;
    }
    const fault = await faultOf(transport, message);
    if (!fault) {
      await mark(db, message, { state: 'sent', sentAt: clock(), fault: null });
      continue;
    }
    const delay = fault.isFinal ? undefined : RETRY_DELAYS[message.attempts - 1];
    if (delay === undefined) await mark(db, message, { state: 'failed', fault: fault.code });
    else await mark(db, message, { dueAt: new Date(clock().getTime() + delay), fault: fault.code });
    const said = { messageId: message.id, code: fault.code };
    if (delay === undefined) log.error({ event: 'mail.failed', ...said });
    else log.warn({ event: 'mail.delayed', ...said });
  }
  return taken.length;
}

async function faultOf(transport: MailTransport, message: OutboxMessage): Promise<MailRefusedError | null> {
  try {
    await transport.send(message);
    return null;
  } catch (thrown) {
    // Whatever else goes wrong with one message must not hold up the others.
    return thrown instanceof MailRefusedError ? thrown : new MailRefusedError('mail.fault', false);
  }
}
