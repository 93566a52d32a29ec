import { fromPromise } from 'xstate';
import type { SpotPicture, SpotWish } from '../../../machines/spot-price/spotPrice.machine.ts';
import type { SpotType } from '../../../domain/spotPrices/index.ts';
import { addMonths, helsinkiToday, monthOf } from '../../../domain/time/index.ts';
import type { Calls } from '../../api/calls.ts';
import { getSpotMonths, getSpotPrices } from '../../api/spotPrices.gen.ts';
import { serverNow } from '../../platform/clock.ts';

/** Months before this one. */
const MONTHS = 12;

async function readPrices(calls: Calls, type: SpotType, wish: SpotWish, signal: AbortSignal): Promise<SpotPicture> {
  if (wish.view === 'months') {
    const today = helsinkiToday(serverNow());
    const months = { from: monthOf(addMonths(today, -MONTHS)), to: monthOf(today) };
    return { wish, months: await getSpotMonths(calls, { type, ...months }, { signal }) };
  }
  const days = wish.view === 'day' ? { from: wish.day, to: wish.day } : {};
  return { wish, prices: await getSpotPrices(calls, { type, ...days }, { signal }) };
}

/** What the machine of the spot price invokes, done over the portal's calls. */
export const spotPriceActors = (calls: Calls) => ({
  readPrices: fromPromise<SpotPicture, { type: SpotType; wish: SpotWish }>(({ input: { type, wish }, signal }) =>
    readPrices(calls, type, wish, signal),
  ),
});
