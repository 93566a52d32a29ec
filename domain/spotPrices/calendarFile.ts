import { calendarFile, instantOf } from '../time/calendarFile.ts';

interface Entry {
  /** Epoch milliseconds. */
  start: number;
  end: number;
  /** What a calendar shows of it. */
  summary: string;
  /** Where the prices stand. */
  url: string;
  /** When the file was made, epoch milliseconds. */
  madeAt: number;
}

/** A time in which power is cheap as a file for a calendar, which reminds of it a quarter of an hour before (`spotPage.calendarFile`). */
export const windowCalendarFile = ({ start, end, madeAt, ...shown }: Entry): string =>
  calendarFile(
    [
      {
        ...shown,
        uid: `spot-${instantOf(start)}-${instantOf(end)}`,
        when: { from: start, to: end },
        reminder: '-PT15M',
      },
    ],
    madeAt,
  );
