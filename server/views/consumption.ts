import {
  boughtOf,
  type Bucket,
  bucketAt,
  bucketBounds,
  codeAt,
  costAt,
  costBetween,
  type Costs,
  type DayRange,
  hasValue,
  isKnown,
  MEASURED,
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
  return isKnown(sums, at) ? kWhOf((ofBought.energy[at] ?? 0) - (sums.energy[at] ?? 0)) : null;
}

/** What a series comes to between bounds. */
interface Summed {
  step: SeriesStep;
  sums: Sums;
  costs: Costs;
  /** What was bought of it; null where the series is not netted. */
  ofBought: Sums | null;
  /** Whether the buckets are the intervals that were measured. */
  isMeasured: boolean;
}

/** A run of its buckets, in each of which something should have been measured; the end excluded. */
export interface ShownRun extends Summed {
  begin: number;
  end: number;
  /** Of each its least certain part, as `codeAt` says. */
  codes: Uint8Array;
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
  const summed = (of: Series, bounds: Float64Array) => {
    const bought = isNetted ? boughtOf(of) : of;
    return {
      sums: sumBetween(of, bounds),
      costs: costBetween(prices.length > 0 ? bought : [], bounds, prices),
      ofBought: isNetted ? sumBetween(bought, bounds) : null,
    };
  };
  if (resolution === 'minute')
    return series.flatMap((segment) => {
      const { from, step, values } = segment;
      const bounds = Float64Array.from({ length: values.length + 1 }, (_, index) => from + index * step);
      return runsWithin({ ...summed([segment], bounds), step: stepOf(segment), isMeasured: true });
    });
  const bounds = bucketBounds(range.from, range.to, resolution);
  return runsWithin({ ...summed(series, bounds), step: steps[resolution], isMeasured: false });
}

function runsWithin(summed: Summed): ShownRun[] {
  const { sums } = summed;
  const count = sums.energy.length;
  const codes = new Uint8Array(count);
  const runs: ShownRun[] = [];
  let begin = 0;
  for (let at = 0; at <= count; at += 1) {
    const code = at < count ? codeAt(sums, at) : null;
    if (code !== null) {
      codes[at] = code;
      continue;
    }
    if (at > begin) runs.push({ ...summed, begin, end: at, codes: codes.subarray(begin, at) });
    begin = at + 1;
  }
  return runs;
}

/** Something of each bucket of a run. */
function eachOf<Value>({ begin, end }: ShownRun, of: (at: number) => Value): Value[] {
  const values: Value[] = [];
  for (let at = begin; at < end; at += 1) values.push(of(at));
  return values;
}

const costIn = ({ costs, sums }: ShownRun, at: number): number | null => {
  const cost = costAt(costs, sums, at);
  return cost === null ? null : eurosOf(cost);
};

/** The buckets of a run, each with what it has cost in euros. */
export const costedBuckets = (run: ShownRun): { bucket: Bucket; cost: number | null }[] =>
  eachOf(run, (at) => ({ bucket: bucketAt(run.sums, at), cost: costIn(run, at) })).flatMap(({ bucket, cost }) =>
    bucket ? [{ bucket, cost }] : [],
  );

/** A run as the columns of the API. */
export function segmentView(
  run: ShownRun,
  { hasCost, isNetted }: { hasCost: boolean; isNetted: boolean },
): ConsumptionSegment {
  const { step, sums, ofBought, isMeasured, begin, codes } = run;
  const values: (number | null)[] = [];
  // At once: a year's values grow to it in twenty steps else, a copy each.
  values.length = codes.length;
  const incomplete: ConsumptionSegment['incomplete'] = [];
  for (let index = 0; index < codes.length; index += 1) {
    const at = begin + index;
    const code = codes[index] ?? MISSING;
    values[index] = code === MEASURED || isKnown(sums, at) ? kWhOf(sums.energy[at] ?? 0) : null;
    const bucket = code === MEASURED || isMeasured ? null : bucketAt(sums, at);
    if (bucket) {
      const { estimatedHours, lateHours, missingHours } = bucket;
      incomplete.push({ index, estimatedHours, lateHours, missingHours });
    }
  }
  return {
    from: instantOf(sums.bounds[begin] ?? 0),
    step,
    values,
    status: statusRuns(codes),
    incomplete,
    ...(hasCost && { cost: eachOf(run, (at) => costIn(run, at)) }),
    ...(isNetted && { sold: eachOf(run, (at) => ofBought && soldIn(sums, ofBought, at)) }),
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
