import { sql } from 'drizzle-orm';
import { clip, type Segment } from '../../domain/consumption/index.ts';
import { addMonths, dayEnd, dayStart, firstDayOf, lastDayOf, type Month } from '../../domain/time/index.ts';
import { demoMeasurements } from '../../server/demo/measurements/index.ts';
import { openDatabase, type Database } from '../../server/store/database.ts';
import { findMeasurements, writeMeasurements } from '../../server/store/measurements.ts';
import { postgresPrograms, startPostgres, withoutPostgres } from '../support/postgres.ts';
import { compare, type Ratio } from './sideBySide.ts';

/** Of the year. */
const HOURS = 8760;
const FEW = 10;
/** Of so many homes that differ are all of them, under numbers of their own. */
const HOMES = 100;
/** How many write at a time. */
const LANES = 4;
const READS = 100;
const YEAR = { from: '2025-01-01', to: '2025-12-31' };
const MONTHS = { from: '2025-01', to: '2025-12' };

const numberOf = (point: number) => String(7_000_000 + point);
const allRows = sql.raw(
  `select sum(pg_total_relation_size(relid))::float8 as bytes from pg_partition_tree('measurement_month') where isleaf`,
);

/** A year of hours of a home, month by month. */
function yearOf(home: number): [Month, Segment[]][] {
  const meter = { no: numberOf(home), kind: 'consumption', is15minAvailable: false, placeNo: null } as const;
  const series = demoMeasurements(meter, YEAR, '2026-11-26');
  return Array.from({ length: 12 }, (_, index) => {
    const month = addMonths(YEAR.from, index).slice(0, 7);
    return [month, clip(series, [dayStart(firstDayOf(month)), dayEnd(lastDayOf(month))])];
  });
}

type Homes = ReturnType<typeof yearOf>[];

/** Writes metering points as an import does, each in a transaction. @returns milliseconds */
async function load(database: Database, homes: Homes, points: number): Promise<number> {
  const begun = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < points) {
      const point = (next += 1) - 1;
      await database.transaction(async (db) => {
        for (const [month, series] of homes[point % homes.length] ?? [])
          await writeMeasurements(db, { no: numberOf(point), kind: 'consumption', month, series });
      });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return performance.now() - begun;
}

/** Writes the first of them as a row a value, a statement a month. @returns milliseconds */
async function loadRows({ db }: Database, homes: Homes): Promise<number> {
  await db.execute(
    sql.raw('create table reading (no text, at timestamptz, wh int, status smallint, primary key (no, at))'),
  );
  const begun = performance.now();
  for (let point = 0; point < FEW; point += 1)
    for (const [, series] of homes[point % homes.length] ?? []) {
      const rows = series.flatMap(({ from, step, values, status }) =>
        Array.from(
          values,
          (value, at) => `('${numberOf(point)}', to_timestamp(${(from + at * step) / 1000}), ${value}, ${status[at]})`,
        ),
      );
      await db.execute(sql.raw(`insert into reading values ${rows.join(',')}`));
    }
  return performance.now() - begun;
}

/** Part by part: all of them take longer than a statement of the server may. */
async function vacuum(db: Database['db']): Promise<void> {
  const { rows } = (await db.execute(
    sql.raw(`select relid::regclass::text as part from pg_partition_tree('measurement_month') where isleaf`),
  )) as { rows: { part: string }[] };
  for (const { part } of rows) await db.execute(sql.raw(`vacuum analyze ${part}`));
}

/** Reads a year of metering points that lie anywhere among so many. */
async function readYears({ db }: Database, points: number): Promise<void> {
  for (let read = 0; read < READS; read += 1) {
    const no = numberOf((read * 7919) % points);
    const [[segment] = []] = await findMeasurements(db, [{ no, kind: 'consumption' }], MONTHS);
    if (segment?.values.length !== HOURS) throw new Error(`${no} has no year of hours`);
  }
}

/** So many metering points with a year of hours on PostgreSQL, beside ten of them. */
export async function measureScale(points: number): Promise<Ratio[]> {
  if (postgresPrograms === null) throw new Error(withoutPostgres ?? '');
  const postgres = await startPostgres();
  const open = async () => openDatabase({ databaseUrl: await postgres.createDatabase(), dataFolder: '' });
  const [few, many] = [await open(), await open()];
  try {
    const homes = Array.from({ length: HOMES }, (_, home) => yearOf(home));
    await load(few, homes, FEW);
    const plain = (await loadRows(few, homes)) / (FEW * HOURS);
    const values = points * HOURS;
    const took = (await load(many, homes, points)) / values;
    for (const { db } of [few, many]) await vacuum(db);
    const { rows } = (await many.db.execute(allRows)) as { rows: { bytes: number }[] };
    const bytes = (rows[0]?.bytes ?? NaN) / values;
    const told = points.toLocaleString('en');
    return [
      {
        name: `${told} metering points with a year of hours, loaded: microseconds a value, ${Math.round(1000 / took)} values a second`,
        against: 'a row a value, a month of them in a statement',
        ours: took * 1000,
        reference: plain * 1000,
        ratio: took / plain,
      },
      {
        name: `${told} metering points with a year of hours: bytes a value in the store, keys and indexes too`,
        against: 'three bytes',
        ours: bytes,
        reference: 3,
        ratio: bytes / 3,
        limit: 1,
      },
      await compare({
        name: `a year of hours read among ${told} metering points`,
        against: `the same among ${FEW}`,
        ours: () => readYears(many, points),
        reference: () => readYears(few, FEW),
        limit: 1.2,
      }),
    ];
  } finally {
    await few.close();
    await many.close();
    await postgres.stop();
  }
}
