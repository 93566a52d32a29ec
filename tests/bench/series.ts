import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { bucketBounds, type Segment, sumBetween } from '../../domain/consumption/index.ts';
import { HOUR_MS, QUARTER_MS } from '../../domain/time/helsinki.ts';
import { addDays, addMonths, firstDayOf, lastDayOf } from '../../domain/time/index.ts';
import { wrapEmbedded } from '../../server/store/database.ts';
import { findMeasurements, writeMeasurements } from '../../server/store/measurements.ts';
import { seriesOf } from './seriesOf.ts';
import { compare, type Ratio } from './sideBySide.ts';

const zone = 'Europe/Helsinki';
const NO = '7012345';

function sumsByLuxon({ from, step, values }: Segment): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [at, value] of values.entries()) {
    const day = DateTime.fromMillis(from + at * step, { zone })
      .startOf('day')
      .toMillis();
    sums.set(day, (sums.get(day) ?? 0) + value);
  }
  return sums;
}

/** Series of consumption beside the plainest way to the same. */
export async function measureSeries(): Promise<Ratio[]> {
  const [from, to] = ['2017-11-27', '2026-11-26'];
  const nineYears = seriesOf(from, to, QUARTER_MS);
  let byLuxon = new Map<number, number>();
  const database = await wrapEmbedded(await PGlite.create());
  try {
    const { db } = database;
    await db.execute(sql.raw('create table reading (no text, at timestamptz, wh int, primary key (no, at))'));
    for (let month = '2025-01'; month <= '2025-12'; month = addMonths(`${month}-01`, 1).slice(0, 7)) {
      const part = seriesOf(firstDayOf(month), lastDayOf(month), HOUR_MS);
      await database.transaction((work) =>
        writeMeasurements(work, { no: NO, kind: 'consumption', month, series: [part] }),
      );
      const rows = Array.from(
        part.values,
        (value, at) => `('${NO}', to_timestamp(${part.from / 1000 + at * 3600}), ${value})`,
      );
      await db.execute(sql.raw(`insert into reading values ${rows.join(',')}`));
    }
    const of = [{ no: NO, kind: 'consumption' }] as const;
    const byDay = await compare({
      name: 'nine years of quarters summed by day',
      against: 'Luxon, a quarter at a time',
      ours: () => sumBetween([nineYears], bucketBounds(from, to, 'day')),
      reference: () => {
        byLuxon = sumsByLuxon(nineYears);
      },
      limit: 1 / 500,
    });
    const { bounds, energy } = sumBetween([nineYears], bucketBounds(from, to, 'day'));
    if (byLuxon.size !== energy.length || energy.some((sum, at) => byLuxon.get(bounds[at] ?? 0) !== sum))
      throw new Error('the sums by day are others than by Luxon');
    return [
      byDay,
      await compare({
        name: 'a year of hours read from the database',
        against: 'a row an hour, in the order of its key',
        ours: () => findMeasurements(db, of, { from: '2025-01', to: '2025-12' }),
        reference: () =>
          db.execute(
            sql.raw(`select at, wh from reading where no = '${NO}' and at < '${addDays('2026-01-01', 1)}' order by at`),
          ),
        limit: 1 / 5,
      }),
    ];
  } finally {
    await database.close();
  }
}
