import {
  type Query,
  QueryCache,
  QueryClient,
  useQuery as useQueryOf,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { Failure } from '../../domain/failure.ts';
import { reportFault } from '../platform/errorReporting/errorReporting.ts';
import { usePortal, type Portal } from './portal.context.ts';

/** In milliseconds: how long an answer is shown without asking again. */
const FRESH = 60_000;

/** In milliseconds: a part of the page that comes so soon after a read has failed shows what became of it, and asks no other time. */
const JUST_FAILED = 2000;

/** Whether it has failed because nothing was reached, and is not asked again yet. */
const isUnreached = ({ state: { error, fetchStatus } }: Query) =>
  error instanceof Failure && error.kind === 'unreachable' && fetchStatus === 'idle';

/**
 * An error is shown at once, with a button that tries again; nothing is repeated behind the person's back, but what did not
 * come because nothing was reached is asked for again with the first of it that comes (`error.offline`).
 */
function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      // Most are the server's word; one that is no answer at all is told of.
      onError: reportFault,
      onSuccess: (_data, { state: { errorUpdateCount } }) => {
        if (errorUpdateCount > 0) void client.refetchQueries({ type: 'active', predicate: isUnreached });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_FAILED,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
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
