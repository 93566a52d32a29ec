import type { Slot } from '../../../domain/spotPrices/index.ts';
import { csvText, decimalComma, writtenInstant } from '../../shared/files/csv.ts';

const cents = (price: number | null) => decimalComma(price === null ? null : price / 1000, 3);

/**
 * The prices that are shown, each with when it begins and ends in Helsinki and the offset from UTC, so that the hour that
 * comes twice is told apart (`spotPage.csv`).
 */
export const csvOfSlots = (
  slots: readonly Slot[],
  heading: readonly [from: string, to: string, price: string],
): string =>
  csvText([
    heading,
    ...slots.map(({ start, end, price }) => [writtenInstant(start), writtenInstant(end), cents(price)]),
  ]);

/** The means of months that are shown, in thousandths of a cent (`spotPage.csv`). */
export const csvOfMonths = (
  months: readonly { month: string; price: number }[],
  heading: readonly [month: string, price: string],
): string => csvText([heading, ...months.map(({ month, price }) => [month, cents(price)])]);
