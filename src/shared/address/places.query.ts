import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { findStreets, getPostalCode } from '../../api/places.gen.ts';

/** The town of a postal code, in the language in use. */
export const townQuery = (calls: Calls, postalCode: string, locale: string) =>
  queryOptions({
    queryKey: ['places', 'town', postalCode, locale],
    queryFn: ({ signal }) => getPostalCode(calls, { postalCode }, { signal }),
    staleTime: Infinity,
  });

/** Streets by the beginning of their name, in a postal code where there is one. */
export const streetsQuery = (calls: Calls, street: string, postalCode: string | null) =>
  queryOptions({
    queryKey: ['places', 'streets', street, postalCode],
    queryFn: ({ signal }) => findStreets(calls, { street, ...(postalCode ? { postalCode } : {}) }, { signal }),
    staleTime: Infinity,
  });
