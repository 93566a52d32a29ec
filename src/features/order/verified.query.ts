import type { OrderResult } from '../../../domain/types.ts';
import { orderResultShape } from '../../api/orders.gen.ts';
import { hasShape } from '../../api/shape.ts';
import { useQueryClient } from '../../shared/queryClient.ts';

const verified = ['verifiedOrder'] as const;

/** Keeps what the proof of an order has come to for the page that says so; it goes with the tab's memory. */
export function useRememberVerified(): (answer: unknown) => void {
  const queries = useQueryClient();
  return (answer) => {
    if (hasShape(answer, orderResultShape)) queries.setQueryData(verified, answer);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'contracts' });
  };
}

/** The order that was proven last in this page's memory; null after a reload. */
export const useVerified = (): OrderResult | null => useQueryClient().getQueryData<OrderResult>(verified) ?? null;
