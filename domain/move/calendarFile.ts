import { calendarFile } from '../time/calendarFile.ts';
import type { Day } from '../time/index.ts';
import type { Move } from '../types.ts';

/** What a calendar shows of a day. */
interface Shown {
  summary: string;
  description: string;
}

interface Entries {
  move: Pick<Move, 'moveNo' | 'startDate' | 'lastDay'>;
  /** Of the first day in the new home, and of the last one in the old. */
  start: Shown;
  end: Shown;
  /** Of the portal. */
  url: string;
  /** Epoch milliseconds. */
  madeAt: number;
}

/** Both days of a move as a file for a calendar, which reminds of each on the day before (`move.calendar`). */
export function moveCalendarFile({ move, start, end, url, madeAt }: Entries): string {
  const { moveNo, startDate, lastDay } = move;
  const event = (name: string, day: Day, shown: Shown) => ({
    ...shown,
    uid: `move-${moveNo}-${name}`,
    when: { day },
    url,
    reminder: '-PT15H',
  });
  return calendarFile([event('start', startDate, start), event('end', lastDay, end)], madeAt);
}
