import { useEffect } from 'react';
import { usePortal } from '../portal.context.ts';

/** It comes while the proof is looked at. Where it could not, neither can the page that says what came of it. */
const fetchQueries = () => import('../queryClient.ts').catch(() => null);

/**
 * Keeps what a proof has come to for the page that says so, which goes with the tab's memory; and lets contracts be read anew.
 *
 * @returns takes the key of it, and it: null where the answer tells nothing
 */
export function useRemember(): (key: readonly string[], result: object | null) => Promise<void> {
  const portal = usePortal();
  useEffect(() => void fetchQueries(), []);
  return async (key, result) => {
    const queries = (await fetchQueries())?.queryClientOf(portal);
    if (result) queries?.setQueryData(key, result);
    void queries?.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'contracts' });
  };
}
