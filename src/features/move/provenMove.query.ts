import { queryOptions } from '@tanstack/react-query';
import type { Move, MoveResult } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { getWrite } from '../../api/feedback.gen.ts';
import { moveResultShape } from '../../api/move.gen.ts';
import { hasShape } from '../../api/shape.ts';
import { useQueryClient } from '../../shared/queryClient.ts';

const proven = ['provenMove'] as const;

const moveIn = (answer: unknown): Move | null =>
  hasShape(answer, moveResultShape) ? ((answer as MoveResult).move ?? null) : null;

/** What a notice has come to that was sent under a key; null where the server does not tell, or where it waited for its proof. */
export const receivedMoveQuery = (calls: Calls, key: string) =>
  queryOptions({
    queryKey: ['receivedMove', key],
    queryFn: async ({ signal }) => moveIn((await getWrite(calls, { key }, { signal })).answer),
  });

/**
 * Keeps what the proof of a move has come to for the page that says so; it goes with the tab's memory.
 *
 * @returns it; null where the answer tells nothing of it
 */
export function useRememberProven(): (answer: unknown) => Move | null {
  const queries = useQueryClient();
  return (answer) => {
    const move = moveIn(answer);
    if (move) queries.setQueryData(proven, move);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'contracts' });
    return move;
  };
}

/** The move that was proven last in this page's memory; null after a reload. */
export const useProvenMove = (): Move | null => useQueryClient().getQueryData<Move>(proven) ?? null;
