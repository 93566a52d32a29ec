import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../../../api/calls.ts';
import { openOffer } from '../../../../api/offers.gen.ts';

/** The offer whose mail has the secret; its names come in the language asked for (`offer.language`). */
export const offerQuery = (calls: Calls, secret: string, locale: string) =>
  queryOptions({
    queryKey: ['offer', secret, locale],
    queryFn: ({ signal }) => openOffer(calls, { secret }, { signal }),
    // A change of language keeps the page as it is until the other texts are there.
    placeholderData: (previous, query) => (query?.queryKey[1] === secret ? previous : undefined),
  });
