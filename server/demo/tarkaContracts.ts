import type { Held } from './held.ts';
import { points } from './meteringPoints.ts';

/** @param firstOf the first day of a month, counted from this one */
type Months = (months: number) => string;

/** One whose price may be locked (`priceLock.eligible`): a month of last summer or so was, and the way to the next lock is free. */
export const freeToLock = (firstOf: Months): Held[] => [
  {
    contractNo: '24013090027',
    point: points.lentavanniemi,
    tariffNo: 309,
    term: { status: 'A', startDate: '2024-03-01', endDate: null },
    tariffs: [
      [309, '2024-03-01'],
      [478, firstOf(-5), '7.95'],
      [309, firstOf(-4)],
    ],
  },
];

/** One that is locked for the next month, one whose lock ends with this one, and one that has not begun. */
export const locked = (firstOf: Months): Held[] => [
  {
    contractNo: '24014380114',
    point: points.pispalanharju,
    tariffNo: 438,
    term: { status: 'A', startDate: '2024-05-01', endDate: null },
    tariffs: [
      [438, '2024-05-01'],
      [478, firstOf(1), '6.85'],
      [438, firstOf(2)],
    ],
  },
  {
    contractNo: '23013680126',
    point: points.koivuniemi,
    tariffNo: 368,
    term: { status: 'A', startDate: '2023-06-01', endDate: null },
    tariffs: [
      [368, '2023-06-01'],
      [478, firstOf(0), '7.35'],
      [368, firstOf(1)],
    ],
    billingGroupNo: 3,
  },
  {
    contractNo: '26013090137',
    point: points.tuomiokirkonkatu,
    tariffNo: 309,
    term: { status: 'O', startDate: firstOf(1), endDate: null },
  },
];
