import { HOUR_MS } from '../time/helsinki.ts';
import { clip, endOf, hasValue, type Segment, type Series } from './series.ts';
import { sumBetween } from './sums.ts';

/**
 * Consumption and production of one site set off against each other within each interval: used 3, made 2 is bought 1, sold
 * nothing (`consumption.netting`). The value is what was bought, below zero what was sold, so that a sunny month may sum to
 * less than nothing. An interval is as certain as the less certain of the two, and where one is measured by hours the
 * interval is an hour.
 *
 * @param production what is not said of it is taken for nothing made: its supply may begin later
 */
export function netted(consumption: Series, production: Series): Segment[] {
  return consumption.flatMap((used) => {
    const pieces: Segment[] = [];
    let at = used.from;
    const end = endOf(used);
    for (const made of clip(production, [used.from, end])) {
      const from = ceilHour(made.from);
      const to = Math.floor(endOf(made) / HOUR_MS) * HOUR_MS;
      if (from >= to) continue;
      pieces.push(...clip([used], [at, from]));
      const step = Math.max(used.step, made.step);
      const [ours, theirs] = [used, made].map((one) => coarser(clip([one], [from, to])[0], step));
      if (ours && theirs) pieces.push(difference(ours, theirs));
      at = to;
    }
    return [...pieces, ...clip([used], [at, end])];
  });
}

const ceilHour = (instant: number) => Math.ceil(instant / HOUR_MS) * HOUR_MS;

/** A segment in a longer step; an interval of which a part is not known is not known. */
function coarser(segment: Segment | undefined, step: number): Segment | undefined {
  if (!segment || segment.step === step) return segment;
  const parts = step / segment.step;
  const length = Math.floor(segment.values.length / parts);
  const bounds = Float64Array.from({ length: length + 1 }, (_, index) => segment.from + index * step);
  const values = Int32Array.from(sumBetween([segment], bounds).energy);
  const status = Uint8Array.from({ length }, (_, index) =>
    Math.max(...segment.status.subarray(index * parts, (index + 1) * parts)),
  );
  return { from: segment.from, step, values: blank(values, status), status };
}

function difference(used: Segment, made: Segment): Segment {
  const values = used.values.map((value, index) => value - (made.values[index] ?? 0));
  const status = used.status.map((code, index) => Math.max(code, made.status[index] ?? 0));
  return { from: used.from, step: used.step, values: blank(values, status), status };
}

/** Zero where there is no value. */
function blank(values: Int32Array, status: Uint8Array): Int32Array {
  return values.map((value, index) => (hasValue(status[index] ?? 0) ? value : 0));
}

/** What of a netted series was bought, and what was sold, both from zero up. */
export const boughtOf = (series: Series): Segment[] =>
  series.map((segment) => ({ ...segment, values: segment.values.map((value) => Math.max(0, value)) }));

/**
 * What was bought of a sum in which what was sold is set off, which is what is paid for (`consumption.bought`): bought less
 * sold −225.9 kWh, sold 383.8 is bought 157.9.
 *
 * @param energy bought less sold, in the unit of the other; null where nothing is known
 * @param sold null where nothing is set off
 */
export const boughtIn = ({ energy, sold }: { energy: number | null; sold: number | null }): number | null =>
  energy === null ? null : energy + (sold ?? 0);
