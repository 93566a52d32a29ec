import type { Day } from '../time/index.ts';
import type { NewMove } from '../types.ts';

/** The steps in which a move is told, in their order (`move.steps`). */
export const moveSteps = ['move', 'home', 'bill', 'review'] as const;
export type MoveStep = (typeof moveSteps)[number];

/** What each step has come to; the last one has nothing of its own. */
export interface MoveValues {
  /** Which contract, by its number where one knows it, and on which days. */
  move: { contractNo: string | null; named: NewMove['named']; startDate: Day; lastDay: Day };
  home: NewMove['newHome'];
  bill: Pick<NewMove, 'email' | 'phone' | 'billAddress' | 'consents'>;
}
