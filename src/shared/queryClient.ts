import { QueryCache, QueryClient, useQuery as useQueryOf, type UseQueryOptions } from '@tanstack/react-query';
import { reportFault } from '../platform/errorReporting/errorReporting.ts';
import { usePortal, type Portal } from './portal.context.ts';

/** In milliseconds: how long an answer is shown without asking again. */
const FRESH = 60_000;

/** An error is shown at once, with a button that tries again; nothing is repeated behind the person's back. */
function createQueryClient(): QueryClient {
  const client = new QueryClient({
    // Most are the server's word; one that is no answer at all is told of.
    queryCache: new QueryCache({ onError: reportFault }),
    defaultOptions: {
      queries: { staleTime: FRESH, retry: false, networkMode: 'always', refetchOnReconnect: true },
    },
  });
  // From now on it hears of the window's focus and the connection.
  client.mount();
  return client;
}

/** What the portal has asked its server. It comes with the first page or part that asks, as no page needs it to begin with. */
export const queryClientOf = ({ queries }: Pick<Portal, 'queries'>): QueryClient =>
  (queries.client ??= createQueryClient());

export const useQueryClient = (): QueryClient => queryClientOf(usePortal());

/** TanStack Query's own, of the portal's client. */
export const useQuery = ((options: UseQueryOptions) => useQueryOf(options, useQueryClient())) as typeof useQueryOf;
