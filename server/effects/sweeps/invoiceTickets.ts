import { dropTickets } from '../../store/invoices.ts';
import type { Sweep } from '../housekeeping.ts';

/** Forgets the tickets that nobody has used (`invoice.ticket`). */
export const sweep: Sweep = { eachMinute: ({ database: { db }, clock }) => dropTickets(db, clock()) };
