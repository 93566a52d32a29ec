import { HOUR_MS } from '../time/helsinki.ts';
import type { Slot } from './quarters.ts';

/** Between when and when a cheap time is looked for, in epoch milliseconds. */
export interface SearchBounds {
  from: number;
  until: number;
  /** The whole hours that may be chosen for either. */
  hours: number[];
  /** Until when prices are known. */
  end: number;
}

/** What was chosen; null where nothing was. */
export interface AskedBounds {
  earliest: number | null;
  latest: number | null;
}

/**
 * From the quarter that runs until the end of what is known, where no hour between them was chosen; one that has gone by
 * counts as not chosen (`spot.searchBounds`). The earliest may be after the latest: then nothing lies between them.
 */
export function searchBounds(slots: readonly Slot[], now: number, asked: AskedBounds): SearchBounds {
  const end = slots.findLast((slot) => slot.price !== null)?.end ?? now;
  const hours: number[] = [];
  // Helsinki is whole hours away from UTC.
  for (let hour = now - (now % HOUR_MS) + HOUR_MS; hour < end; hour += HOUR_MS) hours.push(hour);
  const chosen = (hour: number | null, usual: number) => (hour !== null && hours.includes(hour) ? hour : usual);
  return { from: chosen(asked.earliest, now), until: chosen(asked.latest, end), hours, end };
}
