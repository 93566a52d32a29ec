import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import { openOffer } from '../../../api/offers.gen.ts';

/** The offer whose mail has the secret; it comes in the language in which it was made. */
export const offerQuery = (calls: Calls, secret: string) =>
  queryOptions({
    queryKey: ['offer', secret],
    queryFn: ({ signal }) => openOffer(calls, { secret }, { signal }),
  });
