import { expect, test } from 'vitest';
import { startDays } from './start.ts';

test.each([
  ['2026-11-23', '2026-12-07', '2027-02-21'],
  // Over a leap day, and over the night on which the clocks change.
  ['2028-02-20', '2028-03-05', '2028-05-20'],
  ['2026-10-20', '2026-11-03', '2027-01-18'],
])(
  'ordered on %s supply begins from %s on, or today in a new home, and by %s (catalogue.start)',
  (today, earliestSwitching, latest) => {
    expect(startDays(today)).toEqual({ today, earliestSwitching, earliestMoving: today, latest });
  },
);
