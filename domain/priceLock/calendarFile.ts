import { calendarFile, instantOf } from '../time/calendarFile.ts';

interface Entry {
  /** Epoch milliseconds. */
  opensAt: number;
  closesAt: number;
  /** What a calendar shows of it. */
  summary: string;
  description: string;
  /** Where the price is locked. */
  url: string;
  /** When the file was made, epoch milliseconds. */
  madeAt: number;
}

/** The window as a file for a calendar, which reminds of it on its first morning (`priceLock.calendar`). */
export const lockCalendarFile = ({ opensAt, closesAt, madeAt, ...shown }: Entry): string =>
  calendarFile(
    [
      {
        ...shown,
        uid: `price-lock-${instantOf(opensAt)}`,
        when: { from: opensAt, to: closesAt },
        reminder: 'PT8H',
      },
    ],
    madeAt,
  );
