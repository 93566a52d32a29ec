import { dropLeftDrafts } from '../../store/drafts.ts';
import type { Sweep } from '../housekeeping.ts';

/** Forgets what was left over a sign-in and not taken up in time, and what was taken up (`draft.elsewhere`). */
export const sweep: Sweep = { eachMinute: ({ database: { db }, clock }) => dropLeftDrafts(db, clock()) };
