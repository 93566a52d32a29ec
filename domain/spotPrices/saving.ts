import { HOUR_MS } from '../time/helsinki.ts';
import type { Window } from './quarters.ts';

/** How much less something costs in one time than in another as long, in whole cents (`spot.saving`). */
export const savedCents = (kilowatts: number, { start, end, mean }: Window, other: Window): number =>
  Math.round((kilowatts * ((end - start) / HOUR_MS) * (other.mean - mean)) / 1000);
