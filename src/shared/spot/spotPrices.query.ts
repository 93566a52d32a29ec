import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getSpotPrices } from '../../api/spotPrices.gen.ts';

/** In milliseconds. */
const RENEWAL = 300_000;

/** What power costs today and tomorrow, asked for anew every five minutes (`spot.renewal`). */
export const spotPricesQuery = (calls: Calls) =>
  queryOptions({
    queryKey: ['spotPrices', 'consumption'],
    queryFn: ({ signal }) => getSpotPrices(calls, { type: 'consumption' }, { signal }),
    refetchInterval: RENEWAL,
  });
