import type { Move } from '../../../domain/types.ts';
import { useQueryClient } from '../../shared/queryClient.ts';
import { PROVEN } from './provenMove.ts';

/** The move that was proven last in this page's memory; null after a reload. */
export const useProvenMove = (): Move | null => useQueryClient().getQueryData<Move>(PROVEN) ?? null;
