import { openedStep, stepsAsked } from '../../domain/orders/index.ts';
import type { OrderResult, OrderStep } from '../../domain/types.ts';
import { answerOf, failureOf, submissionGuards, type Outcome } from '../submission/outcome.ts';
import type { OrderContext } from './order.types.ts';

/** The step that opens where one is asked for (`order.stepAddress`). */
export const openedOf = ({ steps, values }: Pick<OrderContext, 'steps' | 'values'>, asked: string): OrderStep | null =>
  openedStep(stepsAsked(steps, values.product), Object.keys(values) as OrderStep[], asked);

/** What the server made of an order; null where it did not take it, or does not tell. */
export const resultOf = (params: Outcome): OrderResult | null => answerOf(params) as OrderResult | null;

/** Whether it did not get to the retailer's system. */
const isNotImported = (params: Outcome): boolean => resultOf(params)?.importNo === null;

/** What was chosen is not to be had on these terms any more (`order.outdated`). */
const outdatedCodes: readonly (string | null)[] = [
  'campaign.closed',
  'order.termsChanged',
  'productChange.notPossible',
  'productChange.sameProduct',
];

/** What became of it, for the machine to go by. */
export const outcomeGuards = {
  isSentBefore: submissionGuards.isSentBefore,
  isSignInNeeded: submissionGuards.isSignInNeeded,
  isProofNeeded: (_: unknown, params: Outcome) => (resultOf(params)?.verifier ?? null) !== null,
  isNotCreditable: (_: unknown, params: Outcome) => isNotImported(params) && resultOf(params)?.isCreditable === false,
  isNotImported: (_: unknown, params: Outcome) => isNotImported(params),
  isReceived: (_: unknown, { output }: Outcome) => output.outcome === 'answered',
  isReceivedBefore: (_: unknown, { output }: Outcome) => output.outcome === 'received',
  isOutdated: (_: unknown, params: Outcome) => outdatedCodes.includes(failureOf(params)?.code ?? null),
  isIncomplete: (_: unknown, params: Outcome) => failureOf(params)?.code === 'order.missingMandatoryData',
};
