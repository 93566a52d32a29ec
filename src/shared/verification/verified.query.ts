import type { OrderResult } from '../../../domain/types.ts';
import { orderResultShape } from '../../api/orders.gen.ts';
import { hasShape } from '../../api/shape.ts';
import { useQueryClient } from '../queryClient.ts';

const verified = ['verifiedOrder'] as const;

/**
 * Keeps what the proof of an order has come to for the page that says so; it goes with the tab's memory.
 *
 * @returns it; null where the answer tells nothing of it
 */
export function useRememberVerified(): (answer: unknown) => OrderResult | null {
  const queries = useQueryClient();
  return (answer) => {
    const result = hasShape(answer, orderResultShape) ? (answer as OrderResult) : null;
    if (result) queries.setQueryData(verified, result);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'contracts' });
    return result;
  };
}

/** The order that was proven last in this page's memory; null after a reload. */
export const useVerified = (): OrderResult | null => useQueryClient().getQueryData<OrderResult>(verified) ?? null;
