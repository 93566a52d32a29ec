import type { Calls } from '../../../api/calls.ts';
import { orderResultShape, verifyOrder } from '../../../api/orders.gen.ts';
import { verificationActors } from '../../../shared/verification/verification.actors.ts';

/** Tells the server that it is proven; a process that is no order's brings its own. */
export type Verify = typeof verifyOrder;

/** What the verification of an order, a change or an add-on invokes, done over the portal's calls. */
export const orderVerificationActors = (calls: Calls, verify: Verify = verifyOrder) =>
  verificationActors(calls, { verify, answerShape: orderResultShape });
