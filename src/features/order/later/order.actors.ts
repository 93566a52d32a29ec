import type { ProductChange } from '../../../../domain/types.ts';
import { verificationMachine } from '../../../../machines/verification/verification.machine.ts';
import type { Calls } from '../../../api/calls.ts';
import { orderResultShape, sendOrder } from '../../../api/orders.gen.ts';
import { changeProduct } from '../../../api/productChanges.gen.ts';
import { submissionOf } from '../../../shared/submission/submission.actors.ts';
import { orderVerificationActors } from './orderVerification.actors.ts';

/** Sends an order; of a change, with the contract whose place it takes (`change.order`). */
const sendFor = (change: ProductChange | undefined): typeof sendOrder =>
  change === undefined
    ? sendOrder
    : (calls, order, options) => changeProduct(calls, { contractCode: change.contractCode, order }, options);

/** What the machine of an order invokes, done over the portal's calls. */
export function orderActors(
  calls: Calls,
  solveBotCheck: (signal: AbortSignal) => Promise<string>,
  change: ProductChange | undefined,
) {
  return {
    submission: submissionOf(calls, { solveBotCheck, send: sendFor(change), answerShape: orderResultShape }),
    verification: verificationMachine.provide({ actors: orderVerificationActors(calls) }),
  };
}

export type OrderActors = ReturnType<typeof orderActors>;
