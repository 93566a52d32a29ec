import type { OrderResult } from '../../../domain/types.ts';
import { useQueryClient } from '../queryClient.ts';
import { VERIFIED } from './verified.ts';

/** The order that was proven last in this page's memory; null after a reload. */
export const useVerified = (): OrderResult | null => useQueryClient().getQueryData<OrderResult>(VERIFIED) ?? null;
