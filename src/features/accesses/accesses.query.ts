import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getAccesses } from '../../api/accesses.gen.ts';

/** When and why employees have looked at the customer's data, twenty visits at a time. */
export const accessesQuery = (calls: Calls, customerId: string) =>
  infiniteQueryOptions({
    queryKey: [customerId, 'accesses'],
    queryFn: ({ pageParam, signal }) =>
      getAccesses(calls, { customerId, ...(pageParam === null ? {} : { before: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // All that is shown would be asked for anew.
    refetchOnWindowFocus: false,
  });
