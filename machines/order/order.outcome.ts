import { isOfferRejected } from '../../domain/orders/index.ts';
import type { OrderResult } from '../../domain/types.ts';
import { answerOf, failureOf, isTaken, submissionGuards, type Outcome } from '../submission/outcome.ts';
import { proofGuards } from '../verification/proofEnd.ts';
import type { OrderContext } from './order.types.ts';

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
  /** The price offer was not taken; also where what came of it is not told. */
  isContactAsked: ({ context }: { context: OrderContext }, params: Outcome) =>
    resultOf(params)?.isContactRequest ?? (isTaken(params) && isOfferRejected(context.values.product)),
  ...proofGuards,
};
