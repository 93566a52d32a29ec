import type { Move, MoveResult } from '../../../domain/types.ts';
import { moveResultShape } from '../../api/move.gen.ts';
import { hasShape } from '../../api/shape.ts';

/** Under which a move that was proven last is remembered in this page's memory (`useProvenMove`). */
export const PROVEN = ['provenMove'] as const;

/** What a notice has come to; null where the answer tells nothing of it. */
export const moveIn = (answer: unknown): Move | null =>
  hasShape(answer, moveResultShape) ? ((answer as MoveResult).move ?? null) : null;
