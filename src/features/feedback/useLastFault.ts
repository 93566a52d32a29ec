import { useState } from 'react';
import { Failure, type FailureKind } from '../../../domain/failure.ts';
import { useQueryClient } from '../../shared/queryClient.ts';

const faults: readonly FailureKind[] = ['unavailable', 'broken', 'timedOut'];

/** The request id of the last answer that failed and is still not to be had; null where there is none (`feedback.fault`). */
export function useLastFault(): string | null {
  const queries = useQueryClient();
  const [requestId] = useState(() => {
    const failed = queries
      .getQueryCache()
      .getAll()
      .toSorted((one, other) => other.state.errorUpdatedAt - one.state.errorUpdatedAt)
      .map(({ state }) => state.error)
      .find((error) => error instanceof Failure && faults.includes(error.kind));
    return failed instanceof Failure ? failed.requestId : null;
  });
  return requestId;
}
