import { useEffect, useState } from 'react';
import { canMend, mend } from '../platform/mending.ts';
import { NotFetchedError } from '../shared/notFetched.ts';

/** Has a page that could not be fetched mend itself (`error.mended`); answers what to say of it, null for other faults. */
export function useMending(error: unknown): { isBySelf: boolean } | null {
  const isNotFetched = error instanceof NotFetchedError;
  const [isBySelf] = useState(() => isNotFetched && canMend());
  useEffect(() => (isNotFetched ? mend() : undefined), [isNotFetched]);
  return isNotFetched ? { isBySelf } : null;
}
