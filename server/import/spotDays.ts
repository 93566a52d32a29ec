import { isPossible, slotAt, slotLength, slotsOfDay, stepOf, type Step } from '../../domain/spotPrices/index.ts';
import { HOUR_MS } from '../../domain/time/helsinki.ts';
import { helsinkiDay, type Day } from '../../domain/time/index.ts';
import type { SpotDay } from '../store/spotPrices.ts';
import type { Refuse } from './format.ts';

/** A price of a file. */
export interface SpotPoint {
  line: number;
  /** From when on it holds, in epoch milliseconds. */
  instant: number;
  /** For how many minutes it holds; null where the file does not say: then an hour in which it is alone, else a quarter. */
  step: Step | null;
  /** In thousandths of a cent for a kWh. */
  price: number;
}

/** The days of prices that come one after the other, each once the next one begins; in a day they may come in any order. */
export async function* spotDays(points: AsyncIterable<SpotPoint>, refuse: Refuse): AsyncGenerator<SpotDay> {
  let day: Day | null = null;
  let ofDay: SpotPoint[] = [];
  for await (const point of points) {
    const next = helsinkiDay(point.instant);
    if (day !== null && next !== day) {
      yield* dayOf(day, ofDay, refuse);
      ofDay = [];
    }
    day = next;
    ofDay.push(point);
  }
  if (day !== null) yield* dayOf(day, ofDay, refuse);
}

function* dayOf(day: Day, points: readonly SpotPoint[], refuse: Refuse): Generator<SpotDay> {
  const prices = Array<number | null>(slotsOfDay(day)).fill(null);
  const hourOf = ({ instant }: SpotPoint) => Math.floor(instant / HOUR_MS);
  const inHour = new Map<number, number>();
  for (const point of points) inHour.set(hourOf(point), (inHour.get(hourOf(point)) ?? 0) + 1);
  for (const point of points) {
    const isAlone = inHour.get(hourOf(point)) === 1;
    const why = faultOf(day, point) ?? put(prices, day, point, isAlone);
    if (why !== null) refuse(point.line, why);
  }
  if (prices.some((price) => price !== null)) yield { day, prices };
}

function faultOf(day: Day, { instant, step, price }: SpotPoint): string | null {
  if (!isPossible(price)) return 'the price is outside of what the exchange can come to, -500 to 4,000 €/MWh';
  if (stepOf(day) === 60 && (step === 15 || instant % HOUR_MS !== 0))
    return `on ${day} a price held for an hour, and this is none of an hour`;
  if (instant % (step === 60 ? HOUR_MS : slotLength(day)) !== 0)
    return step === 60 ? 'no hour begins then' : 'no quarter of an hour begins then';
  return null;
}

/** @returns why the price is not taken; null where it is in its place */
function put(
  prices: (number | null)[],
  day: Day,
  { instant, step, price }: SpotPoint,
  isAlone: boolean,
): string | null {
  const isHour = stepOf(day) === 15 && instant % HOUR_MS === 0 && (step === 60 || (step === null && isAlone));
  const first = slotAt(day, instant);
  const last = isHour ? first + 3 : first;
  if (prices.slice(first, last + 1).some((known) => known !== null)) return 'the time has a price already';
  prices.fill(price, first, last + 1);
  return null;
}
