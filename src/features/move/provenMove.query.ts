import { queryOptions } from '@tanstack/react-query';
import type { Move } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { getWrite } from '../../api/feedback.gen.ts';
import { useQueryClient } from '../../shared/queryClient.ts';
import { moveIn, PROVEN } from './provenMove.ts';

/** What a notice has come to that was sent under a key; null where the server does not tell, or where it waited for its proof. */
export const receivedMoveQuery = (calls: Calls, key: string) =>
  queryOptions({
    queryKey: ['receivedMove', key],
    queryFn: async ({ signal }) => moveIn((await getWrite(calls, { key }, { signal })).answer),
  });

/** The move that was proven last in this page's memory; null after a reload. */
export const useProvenMove = (): Move | null => useQueryClient().getQueryData<Move>(PROVEN) ?? null;
