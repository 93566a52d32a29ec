import {
  boughtOf,
  type Bucket,
  bucketAt,
  bucketBounds,
  costAt,
  costBetween,
  type DayRange,
  hasValue,
  intervalStatuses,
  MISSING,
  type PriceSpan,
  type Resolution,
  type Segment,
  type Series,
  type Span,
  statusRuns,
  sumBetween,
  type Sums,
} from '../../domain/consumption/index.ts';
import { HOUR_MS, QUARTER_MS } from '../../domain/time/helsinki.ts';
import { dayEnd, dayStart } from '../../domain/time/index.ts';
import type { ConsumptionSegment, SeriesStep, WeatherSegment } from '../../domain/types.ts';

/** Watt-hours as kWh, and tenths of a degree as degrees. */
export const kWhOf = (wattHours: number): number => Math.round(wattHours) / 1000;
const degreesOf = (tenths: number): number => Math.round(tenths) / 10;
/** Euros to the hundredth of a cent. */
export const eurosOf = (euros: number): number => Math.round(euros * 10_000) / 10_000;
export const instantOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

const steps: Record<Resolution, SeriesStep> = { year: 'P1Y', month: 'P1M', day: 'P1D', hour: 'PT1H', minute: 'PT15M' };
const stepOf = ({ step }: Pick<Segment, 'step'>): SeriesStep => (step === QUARTER_MS ? 'PT15M' : 'PT1H');

export const spanOf = ({ from, to }: DayRange): Span => [dayStart(from), dayEnd(to)];

/** How certain a bucket is, in the words of the API. */
export const certaintyOf = ({ status, estimatedHours, lateHours, missingHours }: Bucket) => ({
  status,
  estimatedHours,
  lateHours,
  missingHours,
});

/**
 * The kWh that were sold in a bucket; null where nothing is known of it (`consumption.sold`).
 *
 * @param sums of the series that is netted
 * @param ofBought of what was bought of it, between the same bounds
 */
export function soldIn(sums: Sums, ofBought: Sums, at: number): number | null {
  const energy = bucketAt(sums, at)?.energy ?? null;
  return energy === null ? null : kWhOf((ofBought.energy[at] ?? 0) - energy);
}

/** A run of buckets, with what they cost. */
export interface ShownRun {
  step: SeriesStep;
  buckets: Bucket[];
  /** In euros. */
  costs: (number | null)[];
  /** kWh; empty where the series is not netted. */
  sold: (number | null)[];
  /** Whether the buckets are the intervals that were measured. */
  isMeasured: boolean;
}

/**
 * A series in a resolution: as it was measured, or summed; a run ends where the supply does, or the step changes
 * (`consumption.steps`). Where it is netted, what was bought is paid for (`consumption.cost`).
 */
export function runsOf(
  series: Series,
  range: DayRange,
  resolution: Resolution,
  prices: readonly PriceSpan[],
  isNetted: boolean,
): ShownRun[] {
  if (resolution === 'minute')
    return series.flatMap((segment) => {
      const { from, step, values } = segment;
      const bounds = Float64Array.from({ length: values.length + 1 }, (_, index) => from + index * step);
      return summed([segment], bounds, prices, stepOf(segment), isNetted).map((run) => ({ ...run, isMeasured: true }));
    });
  return summed(series, bucketBounds(range.from, range.to, resolution), prices, steps[resolution], isNetted);
}

function summed(
  series: Series,
  bounds: Float64Array,
  prices: readonly PriceSpan[],
  step: SeriesStep,
  isNetted: boolean,
): ShownRun[] {
  const sums = sumBetween(series, bounds);
  const bought = isNetted ? boughtOf(series) : series;
  const costs = costBetween(prices.length > 0 ? bought : [], bounds, prices);
  const ofBought = isNetted ? sumBetween(bought, bounds) : null;
  const runs: ShownRun[] = [];
  let run: ShownRun | null = null;
  for (let at = 0; at + 1 < bounds.length; at += 1) {
    const bucket = bucketAt(sums, at);
    if (!bucket) {
      run = null;
      continue;
    }
    if (!run) runs.push((run = { step, buckets: [], costs: [], sold: [], isMeasured: false }));
    const cost = costAt(costs, sums, at);
    run.buckets.push(bucket);
    run.costs.push(cost === null ? null : eurosOf(cost));
    if (ofBought) run.sold.push(soldIn(sums, ofBought, at));
  }
  return runs;
}

/** A run as the columns of the API. */
export function segmentView(
  { step, buckets, costs, sold, isMeasured }: ShownRun,
  { hasCost, isNetted }: { hasCost: boolean; isNetted: boolean },
): ConsumptionSegment {
  const codes = new Uint8Array(buckets.length);
  const incomplete: ConsumptionSegment['incomplete'] = [];
  const values = buckets.map(({ energy, status, estimatedHours, lateHours, missingHours }, index) => {
    codes[index] = intervalStatuses.indexOf(status);
    if (status !== 'measured' && !isMeasured) incomplete.push({ index, estimatedHours, lateHours, missingHours });
    return energy === null ? null : kWhOf(energy);
  });
  return {
    from: instantOf(buckets[0]?.from ?? 0),
    step,
    values,
    status: statusRuns(codes),
    incomplete,
    ...(hasCost && { cost: costs }),
    ...(isNetted && { sold }),
  };
}

/** The mean temperature of a bucket in degrees; null where none is known. */
function meanOf(sums: Sums, at: number): number | null {
  const hours = ((sums.measured[at] ?? 0) + (sums.estimated[at] ?? 0)) / HOUR_MS;
  return hours > 0 ? degreesOf((sums.energy[at] ?? 0) / hours) : null;
}

/** The mean of the hours that a bucket lies in, in degrees; null where none is known. @param temperatures of hours */
export function temperatureIn(temperatures: Series, { from, to }: Pick<Bucket, 'from' | 'to'>): number | null {
  const bounds = Float64Array.of(Math.floor(from / HOUR_MS) * HOUR_MS, to);
  return meanOf(sumBetween(temperatures, bounds), 0);
}

/** Temperatures as the columns of the API; of quarters too they are those of hours. */
export function weatherView(temperatures: Series, range: DayRange, resolution: Resolution): WeatherSegment[] {
  if (resolution === 'minute' || resolution === 'hour')
    return temperatures.map((segment) => ({
      from: instantOf(segment.from),
      step: stepOf(segment),
      values: Array.from(segment.values, (value, at) =>
        hasValue(segment.status[at] ?? MISSING) ? degreesOf(value) : null,
      ),
    }));
  const [first] = temperatures;
  if (!first) return [];
  const bounds = bucketBounds(range.from, range.to, resolution);
  const sums = sumBetween(temperatures, bounds);
  const means = Array.from(sums.energy, (_, at) => meanOf(sums, at));
  const begun = means.findIndex((mean) => mean !== null);
  const end = means.findLastIndex((mean) => mean !== null) + 1;
  if (begun < 0) return [];
  return [{ from: instantOf(bounds[begun] ?? 0), step: steps[resolution], values: means.slice(begun, end) }];
}
