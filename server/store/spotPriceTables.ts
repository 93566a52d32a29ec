import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/* What electricity costs at the exchange. Part of schema.ts. */

/**
 * The prices of a month in Helsinki, a row a month: a row a price would be a hundred times slower to read. The running
 * month has no rows of its own, as a day is put into its place in the array, and the month has one step from its first
 * day to its last.
 */
export const spotPriceMonth = pgTable(
  'spot_price_month',
  {
    priceArea: text().notNull(),
    /** `YYYY-MM`. */
    month: text().notNull(),
    /** Minutes for which a price holds. */
    step: integer().notNull(),
    /** From the first instant of the month on, without VAT, in thousandths of a cent for a kWh; null: not known. */
    prices: integer().array().$type<(number | null)[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.priceArea, table.month] }),
    check('spot_price_step', sql`${table.step} in (15, 60)`),
  ],
);
