import { addDays, type Day } from '../time/index.ts';

/** The notice of the old contract: before it supply cannot change (`catalogue.start`). */
const SWITCHING_DAYS = 14;
/** So far ahead an order may be made. */
const LATEST_DAYS = 90;

/** The days on which supply may begin. */
export interface StartDays {
  today: Day;
  /** Where the supplier changes. */
  earliestSwitching: Day;
  /** Where somebody moves in. */
  earliestMoving: Day;
  latest: Day;
}

/** From when to when the supply of an order of today may begin (`catalogue.start`). */
export const startDays = (today: Day): StartDays => ({
  today,
  earliestSwitching: addDays(today, SWITCHING_DAYS),
  earliestMoving: today,
  latest: addDays(today, LATEST_DAYS),
});
