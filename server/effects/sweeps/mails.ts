import { removeSent } from '../../store/outbox.ts';
import type { Sweep } from '../housekeeping.ts';

/** In milliseconds: a mail that was sent can be looked at for so long (`mail.kept`). */
export const KEPT_MAILS = 30 * 24 * 60 * 60_000;

export const sweep: Sweep = {
  eachHour: async ({ database: { db }, clock }) => {
    await removeSent(db, new Date(clock().getTime() - KEPT_MAILS));
  },
};
