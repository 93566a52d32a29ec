import { and, asc, eq, sql } from 'drizzle-orm';
import { joined, overlay, type Segment, type Series } from '../../domain/consumption/index.ts';
import { dayStart, firstDayOf, type Month } from '../../domain/time/index.ts';
import { packSeries, unpackSeries } from './measurementCodec.ts';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { measurementMonth } from './schema.ts';

export type MeasurementKind = (typeof measurementMonth.$inferSelect)['kind'];

/** Whose series it is: a metering point's or a weather place's. */
export interface Measured {
  no: string;
  kind: MeasurementKind;
}

const ofOneMeter = and(
  eq(measurementMonth.meteringPointNo, sql.placeholder('no')),
  eq(measurementMonth.kind, sql.placeholder('kind')),
  sql`${measurementMonth.month} between ${sql.placeholder('from')} and ${sql.placeholder('to')}`,
);

/** Of one meter alone: no statement needs more than one part of the table (`store.parts`). */
const monthsOf = prepared((db) =>
  db
    .select({ month: measurementMonth.month, packed: measurementMonth.packed })
    .from(measurementMonth)
    .where(ofOneMeter)
    .orderBy(asc(measurementMonth.month))
    .prepare('measurement_months'),
);

const { month: monthColumn, packed: packedColumn } = measurementMonth;
const fingerprintOf = prepared((db) =>
  db
    .select({
      fingerprint: sql<
        string | null
      >`md5(string_agg(convert_to(${monthColumn}, 'UTF8') || ${packedColumn}, ''::bytea order by ${monthColumn}))`,
    })
    .from(measurementMonth)
    .where(ofOneMeter)
    .prepare('measurement_fingerprint'),
);

const startOf = (month: Month) => dayStart(firstDayOf(month));

/** What is stored of each of some series in the months from one to another, both included. */
export const findMeasurements = (
  db: Queries,
  of: readonly Measured[],
  months: { from: Month; to: Month },
): Promise<Segment[][]> =>
  Promise.all(
    of.map(async ({ no, kind }) => {
      const rows = await monthsOf(db).execute({ no, kind, ...months });
      return joined(rows.flatMap(({ month, packed }) => unpackSeries(packed, startOf(month))));
    }),
  );

/** What is another as soon as anything is that `findMeasurements` would find, whoever has written it; null of nothing. */
export const measurementFingerprints = (
  db: Queries,
  of: readonly Measured[],
  months: { from: Month; to: Month },
): Promise<(string | null)[]> =>
  Promise.all(
    of.map(async ({ no, kind }) => (await fingerprintOf(db).execute({ no, kind, ...months }))[0]?.fingerprint ?? null),
  );

/**
 * Puts values into their month; what was there of other intervals stays (`import.written`). To be called in a transaction:
 * it locks the month.
 *
 * @param series what begins in that month alone
 */
export async function writeMeasurements(
  db: Queries,
  { no, kind, month, series }: Measured & { month: Month; series: Series },
): Promise<void> {
  const start = startOf(month);
  const values = { meteringPointNo: no, kind, month, packed: packSeries(joined(series), start) };
  const made = await db.insert(measurementMonth).values(values).onConflictDoNothing().returning({ month: monthColumn });
  if (made.length > 0) return;
  const isIt = and(
    eq(measurementMonth.meteringPointNo, no),
    eq(measurementMonth.kind, kind),
    eq(measurementMonth.month, month),
  );
  const [row] = await db.select({ packed: measurementMonth.packed }).from(measurementMonth).where(isIt).for('update');
  if (!row) throw new Error('the month is not there');
  const packed = packSeries(joined(overlay(series, unpackSeries(row.packed, start))), start);
  await db.update(measurementMonth).set({ packed }).where(isIt);
}
