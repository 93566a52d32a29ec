import { ESTIMATED, joined, LATE, MISSING, type Segment } from '../../../domain/consumption/index.ts';
import { dayNumber, dayOf } from '../../../domain/time/calendar.ts';
import { HOUR_MS, QUARTER_MS } from '../../../domain/time/helsinki.ts';
import { addDays, type Day, dayBounds, weekdayOf } from '../../../domain/time/index.ts';
import { chance, seedOf } from './chance.ts';
import { heatOf, isLate, livingOf, panelsOf, quartersSince } from './sites.ts';
import { sunOf } from './sun.ts';
import { temperatureAt } from './temperatures.ts';
import { dayOfUse, electricityOf, heatIn, type HourOfDay } from './uses.ts';

/** A metering point or a weather place of the demo. */
export interface DemoMeter {
  no: string;
  kind: 'consumption' | 'production' | 'heat' | 'temperature';
  is15minAvailable: boolean;
  /** The weather place near it. */
  placeNo: string | null;
}

const SOMEWHERE = '900331';

/**
 * What a meter of the demo has told of the days from one to another, both included (`demo.measurements`). It is worked out
 * when it is asked for, a month in a fraction of a millisecond, so that nobody waits for nine years of it at the first start; the same
 * days come out the same on every machine.
 *
 * @param today the first day of which nothing has come yet, in Helsinki
 */
export function demoMeasurements(meter: DemoMeter, { from, to }: { from: Day; to: Day }, today: Day): Segment[] {
  const last = to < today ? to : addDays(today, -1);
  if (last < from) return [];
  const bounds = dayBounds(from, last);
  const first = dayNumber(from);
  const since = meter.is15minAvailable ? quartersSince(meter.no) : null;
  const yesterday = dayNumber(today) - 1;
  const lateDay = meter.kind !== 'temperature' && isLate(meter.no, yesterday) ? yesterday : null;
  const segments: Segment[] = [];
  for (let index = 0; index + 1 < bounds.length; index += 1) {
    const day = dayOf(first + index);
    const [begins = 0, ends = 0] = [bounds[index], bounds[index + 1]];
    const values = valuesOf(meter, day, first + index, begins, ends, since !== null && day >= since);
    segments.push(
      first + index === lateDay ? blank(values, 0, values.values.length, LATE) : withStatus(meter, day, values),
    );
  }
  return joined(segments);
}

function valuesOf(
  { no, kind, placeNo }: DemoMeter,
  day: Day,
  number: number,
  begins: number,
  ends: number,
  isQuarterly: boolean,
): Segment {
  const use = dayOfUse(day, number);
  const hours = (ends - begins) / HOUR_MS;
  const living = livingOf(no);
  const [panels, heat] = [panelsOf(no), heatOf(no)];
  const step = isQuarterly && kind !== 'heat' && kind !== 'temperature' ? QUARTER_MS : HOUR_MS;
  const parts = HOUR_MS / step;
  const values = new Int32Array(hours * parts);
  for (let at = 0; at < hours; at += 1) {
    const instant = begins + at * HOUR_MS;
    if (kind === 'production') {
      for (let part = 0; part < parts; part += 1)
        values[at * parts + part] = Math.round((panels * sunOf(instant + part * step, step)) / parts);
      continue;
    }
    const tenths = temperatureAt(placeNo ?? SOMEWHERE, instant);
    if (kind === 'temperature') {
      values[at] = tenths;
      continue;
    }
    const hour: HourOfDay = { instant, hour: wallHour(at, hours), day: use, outside: tenths / 10 };
    const wh = kind === 'heat' ? heatIn(no, heat, hour) : electricityOf(no, living, hour);
    if (parts === 1) values[at] = wh;
    else share(values.subarray(at * parts, (at + 1) * parts), wh, seedOf(no), instant / HOUR_MS);
  }
  return { from: begins, step, values, status: new Uint8Array(values.length) };
}

/** The hour on the wall: 03 comes twice in the autumn night, and not at all in the spring one. */
const wallHour = (at: number, hours: number) =>
  hours === 24 || at < 3 ? at : hours === 23 ? at + 1 : at === 3 ? 3 : at - 1;

/** An hour's energy in its quarters, to the last watt-hour. */
function share(quarters: Int32Array, wh: number, seed: number, hour: number): void {
  const weights = quarters.reduce((all, _, part) => all + weightOf(seed, hour, part), 0);
  let left = wh;
  for (let part = 0; part < quarters.length - 1; part += 1) {
    const own = Math.round((wh * weightOf(seed, hour, part)) / weights);
    quarters[part] = Math.min(own, left);
    left -= quarters[part] ?? 0;
  }
  quarters[quarters.length - 1] = left;
}

const weightOf = (seed: number, hour: number, part: number) => 0.6 + 0.8 * chance(seed ^ 0x15, hour * 4 + part);

/** In how many months the meters of the demo have a gap and an estimated day: often enough to meet both within a year. */
const GAP_MONTHS = 9;
const ESTIMATE_MONTHS = 5;
const ESTIMATED_DAY = '20';
/** A week with a gap has values until its Tuesday at 5, and again from its Friday at 14. */
const [GAP_FROM, GAP_TO] = [5, 14];

function withStatus({ no, kind }: DemoMeter, day: Day, segment: Segment): Segment {
  if (kind === 'temperature') return segment;
  const { values, step } = segment;
  const seed = Math.floor(chance(seedOf(no), 5) * 1000);
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  if ((month + seed) % GAP_MONTHS === 0) {
    // The first whole week from the 8th on.
    const weekday = weekdayOf(day);
    const monday = addDays(day, 1 - weekday);
    const isWeek = monday.slice(0, 7) === day.slice(0, 7) && monday.slice(8) >= '08' && monday.slice(8) <= '14';
    const perHour = HOUR_MS / step;
    if (isWeek && weekday >= 2 && weekday <= 5) {
      const from = weekday === 2 ? GAP_FROM * perHour : 0;
      return blank(segment, from, weekday === 5 ? GAP_TO * perHour : values.length, MISSING);
    }
  }
  if ((month + seed) % ESTIMATE_MONTHS === 0 && day.slice(8) === ESTIMATED_DAY) return estimated(segment);
  return segment;
}

function blank(segment: Segment, from: number, to: number, status: typeof LATE | typeof MISSING): Segment {
  segment.values.fill(0, from, to);
  segment.status.fill(status, from, to);
  return segment;
}

/** As a grid company estimates: what lies around, evened out. */
function estimated({ from, step, values, status }: Segment): Segment {
  const even = values.map((_, at) => {
    const near = values.subarray(Math.max(0, at - 4), at + 5);
    return Math.round(near.reduce((sum, value) => sum + value, 0) / near.length);
  });
  return { from, step, values: even, status: status.fill(ESTIMATED) };
}
