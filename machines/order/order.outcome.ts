import type { Failure } from '../../domain/failure.ts';
import { openedStep, stepsAsked } from '../../domain/orders/index.ts';
import type { OrderResult, OrderStep } from '../../domain/types.ts';
import type { SubmissionOutput } from '../submission/submission.machine.ts';
import type { OrderContext } from './order.types.ts';

/** The step that opens where one is asked for (`order.stepAddress`). */
export const openedOf = ({ steps, values }: Pick<OrderContext, 'steps' | 'values'>, asked: string): OrderStep | null =>
  openedStep(stepsAsked(steps, values.product), Object.keys(values) as OrderStep[], asked);

/** What an order that was sent has come to, as its guards and actions are given it. */
export interface Outcome {
  output: SubmissionOutput;
}

export const outcome = ({ event }: { event: { output: SubmissionOutput } }): Outcome => ({ output: event.output });

/** What the server made of it; null where it did not take it, or does not tell. */
export const resultOf = ({ output }: Outcome): OrderResult | null =>
  output.outcome === 'answered' ? (output.answer as OrderResult) : null;

/** Whether the server has it; what it made of it may not be told. */
export const isTaken = ({ output }: Outcome): boolean => output.outcome === 'answered' || output.outcome === 'received';

/** Whether it did not get to the retailer's system. */
const isNotImported = (params: Outcome): boolean => resultOf(params)?.importNo === null;

/** Why it was not taken; null where it did not arrive. */
export const failureOf = ({ output }: Outcome): Failure | null =>
  output.outcome === 'refused' ? output.failure : null;

/** What was chosen is not to be had on these terms any more (`order.outdated`). */
const outdatedCodes: readonly (string | null)[] = [
  'campaign.closed',
  'order.termsChanged',
  'productChange.notPossible',
  'productChange.sameProduct',
];

/** What became of it, for the machine to go by. */
export const outcomeGuards = {
  isProofNeeded: (_: unknown, params: Outcome) => (resultOf(params)?.verifier ?? null) !== null,
  isNotCreditable: (_: unknown, params: Outcome) => isNotImported(params) && resultOf(params)?.isCreditable === false,
  isNotImported: (_: unknown, params: Outcome) => isNotImported(params),
  isReceived: (_: unknown, { output }: Outcome) => output.outcome === 'answered',
  isReceivedBefore: (_: unknown, { output }: Outcome) => output.outcome === 'received',
  isSignInNeeded: (_: unknown, params: Outcome) => failureOf(params)?.kind === 'signInNeeded',
  isOutdated: (_: unknown, params: Outcome) => outdatedCodes.includes(failureOf(params)?.code ?? null),
  isIncomplete: (_: unknown, params: Outcome) => failureOf(params)?.code === 'order.missingMandatoryData',
};
