import { and, asc, between, eq, sql } from 'drizzle-orm';
import { slotLength, slotsOfDay, stepOf } from '../../domain/spotPrices/index.ts';
import { dayStart, firstDayOf, type Day, dayEnd, lastDayOf, monthOf, type Month } from '../../domain/time/index.ts';
import { asked, prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { spotPriceMonth } from './schema.ts';

/** The prices of a day in Helsinki, in thousandths of a cent for a kWh; null: not known. */
export interface SpotDay {
  day: Day;
  prices: readonly (number | null)[];
}

type Prices = (number | null)[];

const PRICE_AREA = 'FI';

const monthsBetween = prepared((db) =>
  db
    .select({ month: spotPriceMonth.month, prices: spotPriceMonth.prices })
    .from(spotPriceMonth)
    .where(
      and(
        eq(spotPriceMonth.priceArea, PRICE_AREA),
        between(spotPriceMonth.month, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .orderBy(asc(spotPriceMonth.month))
    .prepare('spot_months'),
);

const ofMonth = (month: Month) => and(eq(spotPriceMonth.priceArea, PRICE_AREA), eq(spotPriceMonth.month, month));

const monthMade = prepared((db) =>
  db
    .insert(spotPriceMonth)
    .values({ priceArea: PRICE_AREA, ...asked('month', 'step', 'prices') })
    .onConflictDoNothing()
    .prepare('spot_month_made'),
);

/** Where the prices of a day begin in those of its month. */
const placeOf = (day: Day) => (dayStart(day) - dayStart(firstDayOf(monthOf(day)))) / slotLength(day);

/** The months from one to another, both included, of which something is known. */
export const findSpotMonths = (db: Queries, from: Month, to: Month): Promise<{ month: Month; prices: Prices }[]> =>
  monthsBetween(db).execute({ from, to });

/** The prices of a day out of those of its month. */
export const dayOfMonth = (day: Day, prices: readonly (number | null)[]): readonly (number | null)[] =>
  prices.slice(placeOf(day), placeOf(day) + slotsOfDay(day));

/**
 * Puts the prices of a day into its month (`import.written`). What is not known leaves what was there, so that a file that
 * has the day in part takes nothing away. To be called in a transaction: it locks the month.
 */
export async function writeSpotDay(db: Queries, { day, prices }: SpotDay): Promise<void> {
  const month = monthOf(day);
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const empty = Array<null>((dayEnd(last) - dayStart(first)) / slotLength(day)).fill(null);
  await monthMade(db).execute({ month, step: stepOf(day), prices: empty });
  const [row] = await db
    .select({ prices: spotPriceMonth.prices })
    .from(spotPriceMonth)
    .where(ofMonth(month))
    .for('update');
  if (!row) throw new Error('the month is not there');
  const place = placeOf(day);
  const merged = row.prices.map((before, index) => prices[index - place] ?? before);
  await db.update(spotPriceMonth).set({ prices: merged }).where(ofMonth(month));
}
