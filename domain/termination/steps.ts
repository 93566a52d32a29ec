import type { NewTermination } from '../types.ts';

/** The steps in which notice is given, in their order (`termination.steps`). */
export const terminationSteps = ['contract', 'end', 'bill', 'review'] as const;
export type TerminationStep = (typeof terminationSteps)[number];

/** What each step has come to; the last one has nothing of its own. */
export interface TerminationValues {
  contract: { contractCode: string; contractNo: string };
  end: Pick<NewTermination, 'reason' | 'lastDay'>;
  bill: Pick<NewTermination, 'email' | 'billAddress'>;
}
