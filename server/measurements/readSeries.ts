import {
  clip,
  complete,
  type DayRange,
  historyStart,
  LATE_DAYS,
  netted,
  overlay,
  type Segment,
  type Span,
} from '../../domain/consumption/index.ts';
import { addDays, type Day, dayEnd, dayStart, helsinkiToday, monthOf } from '../../domain/time/index.ts';
import type { ServerContext } from '../context.ts';
import { demoMeasurements } from '../demo/measurements/index.ts';
import { findMeasurements, type Measured, type MeasurementKind } from '../store/measurements.ts';
import type { Queries } from '../store/queries.ts';
import { daysOfContract, type Supply, type SupplyContract } from '../store/supplies.ts';
import { isWeatherPlace } from '../store/weatherPlaces.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'settings'>;
type Point = Pick<Supply['point'], 'is15minAvailable' | 'publicWeatherMeteringPointNo'>;
type Meter = Measured & { point: Point };

const kindOfPoint = { electricity: 'consumption', production: 'production', heat: 'heat' } as const;
const meterOf = ({
  point: { meteringPointNo, kind, is15minAvailable, publicWeatherMeteringPointNo },
}: Pick<SupplyContract, 'point'>): Meter => ({
  no: meteringPointNo,
  kind: kindOfPoint[kind],
  point: { is15minAvailable, publicWeatherMeteringPointNo },
});

export const todayOf = ({ clock }: Pick<Context, 'clock'>): Day => helsinkiToday(clock().getTime());

/** All that decides, besides what is measured, which series of a supply somebody reads. It names nobody. */
export interface Reading {
  within: DayRange;
  /** What is not there of then or later may still come, epoch milliseconds. */
  lateFrom: number;
  /** The supply's own meter, then those of what is netted there, each with the times at which it is read. */
  meters: { meter: Meter; spans: Span[] }[];
}

/**
 * What is read of a supply: the days of a range on which the customer had it, up to yesterday, as the values of a day come
 * on the next one (`consumption.whose`, `consumption.late`).
 *
 * @param isNetting whether what was produced there is set off, while that holds
 */
export function readingOf(supply: Supply, range: DayRange, today: Day, isNetting: boolean): Reading {
  const within = readable(range, today);
  const producing = isNetting ? supply.production : [];
  const producers = [...new Map(producing.map((row) => [row.point.meteringPointNo, meterOf(row)])).values()];
  return {
    within,
    // Of days that are too long ago for that, the same every day.
    lateFrom: Math.min(dayStart(addDays(today, -LATE_DAYS)), dayEnd(within.to)),
    meters: [
      { meter: meterOf(supply), spans: spansOf(supply.contracts, within) },
      ...producers.map((meter) => {
        const rows = producing.filter(({ point }) => point.meteringPointNo === meter.no);
        return { meter, spans: spansOf(rows, nettedDays(supply.point, within)) };
      }),
    ],
  };
}

/** The series that is to be read, netted where production is read as well. */
export async function readSeries(context: Context, { within, lateFrom, meters }: Reading): Promise<Segment[]> {
  const read = await readMeters(
    context,
    meters.map(({ meter }) => meter),
    within,
  );
  const [own = [], ...made] = meters.map(({ spans }, index) => complete(read[index] ?? [], spans, lateFrom));
  return made.reduce((left, production) => netted(left, production), own);
}

/** What was measured at a supply: `readingOf`, read. */
export const readSupply = (context: Context, supply: Supply, range: DayRange, isNetting: boolean): Promise<Segment[]> =>
  readSeries(context, readingOf(supply, range, todayOf(context), isNetting));

/** The months in which days lie. */
export const monthsOf = ({ from, to }: DayRange) => ({ from: monthOf(from), to: monthOf(to) });

/** The days of a range that can be read: from the history's first on, up to yesterday. */
const readable = (range: DayRange, today: Day): DayRange => ({
  from: later(range.from, historyStart(today)),
  to: earlier(range.to, addDays(today, -1)),
});

/** The weather place whose temperatures are asked for; null where none is, or there is none of that number. */
export const placeOf = async (db: Queries, placeNo: string | undefined): Promise<string | null> =>
  placeNo !== undefined && (await isWeatherPlace(db, placeNo)) ? placeNo : null;

/** The temperatures of a weather place on the days of a range, up to yesterday (`consumption.weather`). */
export async function readTemperatures(context: Context, placeNo: string, range: DayRange): Promise<Segment[]> {
  const meter = {
    no: placeNo,
    kind: 'temperature',
    point: { is15minAvailable: false, publicWeatherMeteringPointNo: placeNo },
  } as const;
  const [series = []] = await readMeters(context, [meter], readable(range, todayOf(context)));
  return series;
}

/** What is stored of each; of a demo what it would have measured, where nothing is stored (`demo.measurements`). */
async function readMeters(context: Context, meters: readonly Meter[], within: DayRange): Promise<Segment[][]> {
  const { database, settings } = context;
  if (within.to < within.from) return meters.map(() => []);
  const span: Span = [dayStart(within.from), dayEnd(within.to)];
  const stored = await findMeasurements(database.db, meters, monthsOf(within));
  const today = todayOf(context);
  return meters.map(({ no, kind, point }, index) => {
    const known = clip(stored[index] ?? [], span);
    return settings.isDemo ? overlay(known, demoMeasurements(demoMeter(no, kind, point), within, today)) : known;
  });
}

const demoMeter = (
  no: string,
  kind: MeasurementKind,
  { is15minAvailable, publicWeatherMeteringPointNo: placeNo }: Point,
) => ({ no, kind, is15minAvailable, placeNo });

const later = (one: Day, other: Day) => (one > other ? one : other);
const earlier = (one: Day, other: Day) => (one < other ? one : other);

/** Whether production is set off at a supply on any day of a range. */
export const nettedIn = ({ production, point: { nettingFrom, nettingTo } }: Supply, { from, to }: DayRange) =>
  production.length > 0 && nettingFrom !== null && nettingFrom <= to && (nettingTo === null || nettingTo >= from);

/** The days of a range on which netting holds. */
const nettedDays = ({ nettingFrom, nettingTo }: Supply['point'], { from, to }: DayRange): DayRange => ({
  from: later(from, nettingFrom ?? '9999-12-31'),
  to: earlier(to, nettingTo ?? to),
});

/** The days of a contract on which its customer reads what is measured; null where there are none. */
export function daysOf({ contract, readableFrom }: Pick<SupplyContract, 'contract' | 'readableFrom'>) {
  const days = daysOfContract(contract);
  if (days === null || readableFrom === null || (days.to !== null && days.to < readableFrom)) return null;
  return { from: readableFrom, to: days.to };
}

/** The days of a range on which there was one of the contracts, as instants; those that follow on each other as one. */
export function spansOf(contracts: readonly SupplyContract[], range: DayRange): Span[] {
  const spans: [number, number][] = [];
  for (const contract of contracts) {
    const days = daysOf(contract);
    if (!days) continue;
    const [from, to] = [later(days.from, range.from), earlier(days.to ?? range.to, range.to)];
    if (to < from) continue;
    const last = spans.at(-1);
    if (last && dayStart(from) <= last[1]) last[1] = Math.max(last[1], dayEnd(to));
    else spans.push([dayStart(from), dayEnd(to)]);
  }
  return spans;
}
