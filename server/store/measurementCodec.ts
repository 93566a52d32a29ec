import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { hasValue, MISSING, type Segment, type Series } from '../../domain/consumption/index.ts';
import { QUARTER_MS } from '../../domain/time/helsinki.ts';

/*
 * A month of a series as bytes. Of each segment: where it begins, its step, how many values it has, the runs of its
 * statuses, and of those with a value the differences from one to the next, in their greatest common unit. All numbers are
 * varints, the whole is deflated. Nothing is said of what is late or missing but that it is.
 */

const VERSION = 1;

/** Packs what begins in a month. @param start of the month in Helsinki, epoch milliseconds */
export function packSeries(series: Series, start: number): Uint8Array {
  const bytes: number[] = [VERSION];
  put(bytes, series.length);
  for (const segment of series) putSegment(bytes, segment, start);
  return deflateRawSync(Uint8Array.from(bytes), { level: 9 });
}

/** What was packed. @throws Error where the bytes are none of ours */
export function unpackSeries(packed: Uint8Array, start: number): Segment[] {
  const from: Reader = { bytes: inflateRawSync(packed), at: 0 };
  if (take(from) !== VERSION) throw new Error('a month of measurements in a form that is not known');
  return Array.from({ length: take(from) }, () => takeSegment(from, start));
}

function putSegment(bytes: number[], { from, step, values, status }: Segment, start: number): void {
  put(bytes, (from - start) / QUARTER_MS);
  put(bytes, step / QUARTER_MS);
  put(bytes, values.length);
  const runs = runsOf(status);
  put(bytes, runs.length);
  for (const [code, count] of runs) {
    put(bytes, code);
    put(bytes, count);
  }
  const known = values.filter((_, index) => hasValue(status[index] ?? MISSING));
  const unit = known.reduce(commonDivisor, 0) || 1;
  put(bytes, unit);
  let before = 0;
  for (const value of known) {
    const scaled = value / unit;
    put(bytes, zigzag(scaled - before));
    before = scaled;
  }
}

function takeSegment(from: Reader, start: number): Segment {
  const begins = start + take(from) * QUARTER_MS;
  const step = take(from) * QUARTER_MS;
  const length = take(from);
  const values = new Int32Array(length);
  const status = new Uint8Array(length);
  let runs = take(from);
  for (let at = 0; runs > 0; runs -= 1) {
    const code = take(from);
    const end = at + take(from);
    status.fill(code, at, end);
    at = end;
  }
  const unit = take(from);
  let value = 0;
  for (let at = 0; at < length; at += 1) {
    if (!hasValue(status[at] ?? MISSING)) continue;
    value += unzigzag(take(from));
    values[at] = value * unit;
  }
  return { from: begins, step, values, status };
}

function runsOf(status: Uint8Array): [code: number, count: number][] {
  const runs: [number, number][] = [];
  for (const code of status) {
    const run = runs.at(-1);
    if (run?.[0] === code) run[1] += 1;
    else runs.push([code, 1]);
  }
  return runs;
}

function commonDivisor(a: number, b: number): number {
  let [greater, less] = [Math.abs(a), Math.abs(b)];
  while (less > 0) [greater, less] = [less, greater % less];
  return greater;
}

/** Whole numbers below zero among those above. Not by bits: a difference may be longer than 32. */
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

function put(bytes: number[], value: number): void {
  let left = value;
  while (left >= 128) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  bytes.push(left);
}

interface Reader {
  bytes: Uint8Array;
  at: number;
}

function take(from: Reader): number {
  const short = from.bytes[from.at];
  if (short !== undefined && short < 128) {
    from.at += 1;
    return short;
  }
  let value = 0;
  let factor = 1;
  for (;;) {
    const byte = from.bytes[from.at];
    if (byte === undefined) throw new Error('a month of measurements ends too early');
    from.at += 1;
    value += (byte % 128) * factor;
    if (byte < 128) return value;
    factor *= 128;
  }
}
