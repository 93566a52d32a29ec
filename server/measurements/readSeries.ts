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
import { daysOfContract, type Supply, type SupplyContract } from '../store/supplies.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'settings'>;
type Point = Pick<Supply['point'], 'is15minAvailable' | 'publicWeatherMeteringPointNo'>;
type Meter = Measured & { point: Point | null };

const kindOfPoint = { electricity: 'consumption', production: 'production', heat: 'heat' } as const;
const meterOf = ({ point }: Pick<SupplyContract, 'point'>): Meter => ({
  no: point.meteringPointNo,
  kind: kindOfPoint[point.kind],
  point,
});

export const todayOf = ({ clock }: Pick<Context, 'clock'>): Day => helsinkiToday(clock().getTime());

/**
 * What was measured at a supply on the days of a range on which the customer had it, up to yesterday: the values of a day
 * come on the next one (`consumption.whose`, `consumption.late`).
 *
 * @param isNetting whether what was produced there is set off, while that holds
 */
export async function readSupply(
  context: Context,
  supply: Supply,
  range: DayRange,
  isNetting: boolean,
): Promise<Segment[]> {
  const today = todayOf(context);
  const within = { from: later(range.from, historyStart(today)), to: earlier(range.to, addDays(today, -1)) };
  const lateFrom = dayStart(addDays(today, -LATE_DAYS));
  const producing = isNetting ? supply.production : [];
  const producers = [...new Map(producing.map((row) => [row.point.meteringPointNo, meterOf(row)])).values()];
  const [own = [], ...made] = await readMeters(context, [meterOf(supply), ...producers], within, today);
  const consumption = complete(own, spansOf(supply.contracts, within), lateFrom);
  return producers.reduce((left, { no }, index) => {
    const rows = producing.filter(({ point }) => point.meteringPointNo === no);
    const spans = spansOf(rows, nettedDays(supply.point, within));
    return netted(left, complete(made[index] ?? [], spans, lateFrom));
  }, consumption);
}

/** The temperatures of a weather place on the days of a range, up to yesterday (`consumption.weather`). */
export async function readTemperatures(context: Context, placeNo: string, range: DayRange): Promise<Segment[]> {
  const today = todayOf(context);
  const within = { from: later(range.from, historyStart(today)), to: earlier(range.to, addDays(today, -1)) };
  const meter = {
    no: placeNo,
    kind: 'temperature',
    point: { is15minAvailable: false, publicWeatherMeteringPointNo: placeNo },
  } as const;
  const [series = []] = await readMeters(context, [meter], within, today);
  return series;
}

/** What is stored of each; of a demo what it would have measured, where nothing is stored (`demo.measurements`). */
async function readMeters(
  { database, settings }: Context,
  meters: readonly Meter[],
  within: DayRange,
  today: Day,
): Promise<Segment[][]> {
  if (within.to < within.from) return meters.map(() => []);
  const span: Span = [dayStart(within.from), dayEnd(within.to)];
  const months = { from: monthOf(within.from), to: monthOf(within.to) };
  const stored = await findMeasurements(database.db, meters, months);
  return meters.map(({ no, kind, point }, index) => {
    const known = clip(stored[index] ?? [], span);
    return settings.isDemo ? overlay(known, demoMeasurements(demoMeter(no, kind, point), within, today)) : known;
  });
}

const demoMeter = (no: string, kind: MeasurementKind, point: Point | null) => ({
  no,
  kind,
  is15minAvailable: point?.is15minAvailable ?? false,
  placeNo: point?.publicWeatherMeteringPointNo ?? null,
});

const later = (one: Day, other: Day) => (one > other ? one : other);
const earlier = (one: Day, other: Day) => (one < other ? one : other);

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
