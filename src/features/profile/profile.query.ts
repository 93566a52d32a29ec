import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getRepresentatives } from '../../api/customer.gen.ts';

/** Those who may act for the customer; for the customer's own eyes. */
export const representativesQuery = (calls: Calls, customerId: string) =>
  queryOptions({
    queryKey: [customerId, 'representatives'],
    queryFn: ({ signal }) => getRepresentatives(calls, { customerId }, { signal }),
  });
