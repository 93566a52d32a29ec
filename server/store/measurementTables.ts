import { sql } from 'drizzle-orm';
import { check, customType, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LocalText } from './productTables.ts';

/* What meters and thermometers have told. Part of schema.ts. */

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * A month of a metering point, in Helsinki, packed (`measurementCodec.ts`): some two bytes a value, where a row a value takes
 * eighty. The running month is a row like any other: it is a few kilobytes, so a new day is put into it by writing it anew,
 * and reading never has to look in two places. The key begins with the metering point, by whose hash the table lies in sixteen
 * parts (migration 33; `store.parts`, docs/scale.md).
 */
export const measurementMonth = pgTable(
  'measurement_month',
  {
    /** Of a metering point, or of a weather place. */
    meteringPointNo: text().notNull(),
    kind: text({ enum: ['consumption', 'production', 'heat', 'temperature'] }).notNull(),
    /** `YYYY-MM`. */
    month: text().notNull(),
    packed: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meteringPointNo, table.kind, table.month] }),
    check('measurement_kind', sql`${table.kind} in ('consumption', 'production', 'heat', 'temperature')`),
    check('measurement_month', sql`${table.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
);

/** Where temperatures are measured, and for which postal codes. */
export const weatherPlace = pgTable('weather_place', {
  /** What `publicWeatherMeteringPointNo` of a metering point names. */
  placeNo: text().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
  /** How the postal codes begin; of several the longest one holds. */
  postalPrefixes: text().array().notNull(),
});
