import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { findDeliverySites } from '../../api/deliverySite.gen.ts';

/** The delivery sites of a customer. */
export const deliverySitesQuery = (calls: Calls, customerId: string) =>
  queryOptions({
    queryKey: [customerId, 'deliverySites'],
    queryFn: ({ signal }) => findDeliverySites(calls, { customerId }, { signal }),
  });
