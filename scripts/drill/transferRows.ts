import { and, eq } from 'drizzle-orm';
import { objectCookie } from '../../domain/session/cookies.ts';
import { transfer } from '../../server/store/schema.ts';
import { secretOf } from './given.ts';
import type { Kind } from './kind.ts';

type Transfer = typeof transfer.$inferSelect;

/** What reads the transfers that came to an end, by the numbers of their contracts. @param cancelledBy null where they were accepted */
export const transfersEnded =
  (state: Transfer['state'], cancelledBy: Transfer['cancelledBy'] = null): Kind['rows'] =>
  async ({ db }) => {
    const by = cancelledBy === null ? undefined : eq(transfer.cancelledBy, cancelledBy);
    const ended = await db
      .select({ contractCode: transfer.contractCode })
      .from(transfer)
      .where(and(eq(transfer.state, state), by));
    return ended.map(({ contractCode }) => contractCode.slice(1));
  };

/** Of a browser that has opened the link of a transfer. */
export const holding = (no: string) => ({ cookie: `${objectCookie('transfer', false)}=${secretOf(no)}` });
