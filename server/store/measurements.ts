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

const monthsOf = prepared((db) =>
  db
    .select({
      no: measurementMonth.meteringPointNo,
      kind: measurementMonth.kind,
      month: measurementMonth.month,
      packed: measurementMonth.packed,
    })
    .from(measurementMonth)
    .where(
      and(
        sql`${measurementMonth.meteringPointNo} = any(${sql.placeholder('nos')}::text[])`,
        sql`${measurementMonth.month} between ${sql.placeholder('from')} and ${sql.placeholder('to')}`,
      ),
    )
    .orderBy(asc(measurementMonth.month))
    .prepare('measurement_months'),
);

const startOf = (month: Month) => dayStart(firstDayOf(month));

/** What is stored of each of some series in the months from one to another, both included, in one statement. */
export async function findMeasurements(
  db: Queries,
  of: readonly Measured[],
  months: { from: Month; to: Month },
): Promise<Segment[][]> {
  const rows = await monthsOf(db).execute({ nos: of.map(({ no }) => no), ...months });
  return of.map(({ no, kind }) =>
    joined(
      rows.flatMap((row) => (row.no === no && row.kind === kind ? unpackSeries(row.packed, startOf(row.month)) : [])),
    ),
  );
}

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
  const values = { meteringPointNo: no, kind, month, packed: packSeries([], start) };
  await db.insert(measurementMonth).values(values).onConflictDoNothing();
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
