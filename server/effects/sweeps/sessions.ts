import { inArray, lt } from 'drizzle-orm';
import { actingGrant, session } from '../../store/schema.ts';
import type { Sweep } from '../housekeeping.ts';

/** In milliseconds: of a session that is over nothing is kept longer (`session.kept`). */
export const KEPT_SESSIONS = 24 * 60 * 60_000;

export const sweep: Sweep = {
  eachHour: async ({ database: { db }, clock }) => {
    // Its tokens are over as well: who comes with one is told so without the row.
    const isLongOver = lt(session.endsAt, new Date(clock().getTime() - KEPT_SESSIONS));
    const longOver = db.select({ id: session.id }).from(session).where(isLongOver);
    await db.delete(actingGrant).where(inArray(actingGrant.sessionId, longOver));
    await db.delete(session).where(isLongOver);
  },
};
