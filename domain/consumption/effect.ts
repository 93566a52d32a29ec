/** Tariff of duo, and of the package with its consumption effect. */
export const DUO_TARIFF = 548;

/** Prices of intervals that follow on each other, c/kWh. */
export interface PriceSegment {
  /** Epoch milliseconds. */
  from: number;
  /** Milliseconds of each interval. */
  step: number;
  values: Float64Array;
}

/**
 * The price of each interval between bounds, the mean of what it overlaps: an hour meets four quarters by their mean, a
 * quarter the hour that it lies in (`consumption.priceOfInterval`). NaN where no price is known.
 *
 * @param bounds epoch milliseconds, rising
 */
export function pricesBetween(prices: readonly PriceSegment[], bounds: Float64Array): Float64Array {
  return Float64Array.from({ length: Math.max(0, bounds.length - 1) }, (_, index) => {
    const [from = 0, to = 0] = [bounds[index], bounds[index + 1]];
    let sum = 0;
    let covered = 0;
    for (const segment of prices) {
      const first = Math.max(0, Math.floor((from - segment.from) / segment.step));
      const last = Math.min(segment.values.length, Math.ceil((to - segment.from) / segment.step));
      for (let at = first; at < last; at += 1) {
        const start = segment.from + at * segment.step;
        const overlap = Math.min(to, start + segment.step) - Math.max(from, start);
        sum += (segment.values[at] ?? NaN) * overlap;
        covered += overlap;
      }
    }
    return covered > 0 ? sum / covered : NaN;
  });
}

/** A month of the consumption effect, all c/kWh with VAT. */
export interface ConsumptionEffect {
  /** The average of the prices, weighted by the own use. */
  ownAverage: number;
  plainAverage: number;
  /** Own less plain: above zero it makes the energy dearer. */
  effect: number;
}

/**
 * The consumption effect of duo: own average price of the month less the plain one, over the intervals as they are measured
 * (`consumption.effect`). Null where nothing was used, or no price is known.
 *
 * @param use of each interval, in any unit of energy
 * @param prices of the same intervals, c/kWh with VAT; one that is not known (NaN) counts in neither average
 */
export function consumptionEffect(use: ArrayLike<number>, prices: Float64Array): ConsumptionEffect | null {
  let weighted = 0;
  let used = 0;
  let sum = 0;
  let count = 0;
  for (const [index, price] of prices.entries()) {
    if (Number.isNaN(price)) continue;
    const own = use[index] ?? 0;
    weighted += own * price;
    used += own;
    sum += price;
    count += 1;
  }
  if (used <= 0 || count === 0) return null;
  const ownAverage = weighted / used;
  const plainAverage = sum / count;
  return { ownAverage, plainAverage, effect: ownAverage - plainAverage };
}
