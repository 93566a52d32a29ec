import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getRecentCustomers } from '../../api/backup.gen.ts';

/** The customers opened in this session; each answer is written down as read, so it is asked for once a page. */
export const recentQuery = (calls: Calls) =>
  queryOptions({
    queryKey: ['staff', 'recent'],
    queryFn: ({ signal }) => getRecentCustomers(calls, { signal }),
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
