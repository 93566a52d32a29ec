import { helsinkiToday } from '../../../domain/time/index.ts';
import { forgetOverOffers } from '../../store/offers.ts';
import type { Sweep } from '../housekeeping.ts';

export const sweep: Sweep = {
  /** What was typed with an offer that is over is of no use any more (`offer.secrets`). */
  eachHour: ({ database: { db }, clock }) => forgetOverOffers(db, helsinkiToday(clock().getTime())),
};
