import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { day } from './columns.ts';
import type { LocalText } from './productTables.ts';
import { siteNumber, siteWords } from './searchIndexes.ts';

/* Metering points, where they stand, and what the demo's register knows of them. Part of schema.ts. */

/** The area of a grid company. */
export const gridArea = pgTable('grid_area', {
  gridAreaId: text().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
  /** The retailer has the obligation to supply there. */
  isLiable: boolean().notNull().default(false),
});

export const meteringPoint = pgTable(
  'metering_point',
  {
    meteringPointNo: text().primaryKey(),
    /** The retailer's own form (Y or H and digits) or a GSRN of 18 digits. */
    meteringPointId: text().notNull().unique(),
    streetName: text().notNull(),
    houseNumber: text().notNull(),
    houseLetter: text(),
    residence: text(),
    postalCode: text().notNull(),
    postalCity: text().notNull(),
    is15minAvailable: boolean().notNull(),
    /** The site that it belongs to, where that is not the metering point itself: heat has a site id of its own. */
    deliverySiteId: text(),
    /** From when to when own production is set off against consumption within the interval. */
    nettingFrom: day(),
    nettingTo: day(),
    /** The consumption metering point against which its production is netted: it belongs to the site of that one. */
    nettedInto: text().references((): AnyPgColumn => meteringPoint.meteringPointNo),
    /** The public weather station's series beside it. */
    publicWeatherMeteringPointNo: text(),
    kind: text({ enum: ['electricity', 'production', 'heat'] })
      .notNull()
      .default('electricity'),
    gridAreaId: text().references(() => gridArea.gridAreaId),
    /** District heat reaches the building. */
    isInHeatNetwork: boolean().notNull().default(false),
    /** A house whose connection the grid company checks first. */
    isSccHouseType: boolean().notNull().default(false),
    /** How the demo's register answers when it is asked for this one; null: as it should. */
    registerMood: text({ enum: ['slow', 'away', 'wrong'] }),
  },
  (table) => [
    index('metering_point_netted').on(table.nettedInto),
    index('metering_point_site').on(siteNumber(table)),
    index('metering_point_words').using('gin', siteWords(table)),
    index('metering_point_postal_code').on(table.postalCode),
    check('metering_point_kind', sql`${table.kind} in ('electricity', 'production', 'heat')`),
    check('metering_point_mood', sql`${table.registerMood} in ('slow', 'away', 'wrong')`),
  ],
);
