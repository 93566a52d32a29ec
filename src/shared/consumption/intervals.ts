import { boughtIn, centsPerKWh, type IntervalStatus } from '../../../domain/consumption/index.ts';
import {
  addDays,
  addMonths,
  dayEnd,
  dayStart,
  firstDayOf,
  helsinkiDay,
  lastDayOf,
} from '../../../domain/time/index.ts';
import type { ConsumptionColumns, ConsumptionComparison } from '../../../domain/types.ts';

/** An hour or a day of consumption, as it is shown. */
export interface Interval {
  /** In epoch milliseconds. */
  start: number;
  end: number;
  /** What was bought, where production is netted; else what was used. Null where nothing is known. */
  kWh: number | null;
  /** What was sold, where production is netted; null where it is not. */
  sold: number | null;
  /** Of its least certain part. */
  status: IntervalStatus;
  /** Hours of it that have not come yet, or never will. */
  lateHours: number;
  missingHours: number;
  estimatedHours: number;
  /** In euros, with VAT; null where a price is not known. */
  cost: number | null;
  /** c/kWh, with VAT; null where there is none. */
  ownPrice: number | null;
  /** The mean, °C; null where it is not known. */
  temperature: number | null;
}

type Segment = ConsumptionColumns['segments'][number];
type Step = Segment['step'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const minutes: Partial<Record<Step, number>> = { PT15M: 15, PT1H: 60 };

/** When an interval ends that begins at an instant; days, months and years are those of Helsinki, which end whole. */
function endOf(start: number, step: Step): number {
  const length = minutes[step];
  if (length !== undefined) return start + length * MINUTE;
  const day = helsinkiDay(start);
  if (step === 'P1D') return dayStart(addDays(day, 1));
  const months = step === 'P1M' ? 1 : 12;
  const first = step === 'P1M' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
  return dayStart(addMonths(first, months));
}

function* startsOf(from: string, step: Step, count: number): Generator<{ start: number; end: number; index: number }> {
  let start = Date.parse(from);
  for (let index = 0; index < count; index += 1) {
    const end = endOf(start, step);
    yield { start, end, index };
    start = end;
  }
}

/** The temperature at each instant at which one begins; a quarter has that of its hour. */
function temperaturesOf({ weather }: ConsumptionColumns): (start: number) => number | null {
  const known = new Map<number, number | null>();
  for (const { from, step, values } of weather ?? [])
    for (const { start, index } of startsOf(from, step, values.length)) known.set(start, values[index] ?? null);
  return (start) => known.get(start) ?? known.get(Math.floor(start / HOUR) * HOUR) ?? null;
}

/** The intervals of an answer in their order, in which there may be gaps (`consumptionPage.intervals`). */
export function intervalsOf(columns: ConsumptionColumns): Interval[] {
  const temperatureAt = temperaturesOf(columns);
  return columns.segments.flatMap(({ from, step, values, status, incomplete, cost, sold }) => {
    const statuses = status.flatMap(({ status: of, count }) => Array<IntervalStatus>(count).fill(of));
    const lacking = new Map(incomplete.map((one) => [one.index, one]));
    return [...startsOf(from, step, values.length)].map(({ start, end, index }): Interval => {
      const soldOf = sold?.[index] ?? null;
      const kWh = boughtIn({ energy: values[index] ?? null, sold: soldOf });
      const euros = cost?.[index] ?? null;
      const { lateHours = 0, missingHours = 0, estimatedHours = 0 } = lacking.get(index) ?? {};
      return {
        start,
        end,
        kWh,
        sold: soldOf,
        status: statuses[index] ?? 'missing',
        lateHours,
        missingHours,
        estimatedHours,
        cost: euros,
        ownPrice: euros === null || kWh === null ? null : centsPerKWh(euros, kWh),
        temperature: temperatureAt(start),
      };
    });
  });
}

/** Whether production is netted in any of what is shown. */
export const isNettedIn = (intervals: readonly Pick<Interval, 'sold'>[]): boolean =>
  intervals.some(({ sold }) => sold !== null);

/** From this share of its hours on. */
const MUCH = 0.1;

/** Whether much of an interval is estimated or lacks, so that its bar is drawn as no measurement; of less the words tell (`consumptionPage.certainty`). */
export const isUncertain = ({
  start,
  end,
  estimatedHours,
  lateHours,
  missingHours,
}: Pick<Interval, 'start' | 'end' | 'estimatedHours' | 'lateHours' | 'missingHours'>): boolean =>
  (estimatedHours + lateHours + missingHours) * HOUR >= (end - start) * MUCH;

/** Whether a bar is drawn as no whole measurement, at an instant: it still runs, or much of it is uncertain (`consumptionPage.certainty`). */
export const isUnsettled = (interval: Interval, now: number): boolean =>
  interval.kWh !== null && (interval.end > now || isUncertain(interval));

type ComparedMonth = ConsumptionComparison['consumptions'][number]['months'][number];

/**
 * What is said of months that are compared with whole ones: that the last of them runs, or that much of one lacks or is
 * estimated; null where there is nothing to say (`consumptionPage.compared`).
 *
 * @param running the month that runs
 */
export function standingOf(months: readonly ComparedMonth[], running: string): 'running' | 'partly' | null {
  if (months.some(({ month }) => month === running)) return 'running';
  const bounds = (month: string) => ({ start: dayStart(firstDayOf(month)), end: dayEnd(lastDayOf(month)) });
  return months.some((one) => isUncertain({ ...bounds(one.month), ...one })) ? 'partly' : null;
}
