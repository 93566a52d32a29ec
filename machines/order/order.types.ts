import type { Failure } from '../../domain/failure.ts';
import type { OrderValues } from '../../domain/orders/index.ts';
import type { NewOrder, OrderResult, OrderStep } from '../../domain/types.ts';
import type { Sends } from '../submission/outcome.ts';

export interface OrderContext extends Sends {
  /** The steps that the order of this product has. */
  steps: readonly OrderStep[];
  /** What the steps have come to that were left complete. */
  values: Partial<OrderValues>;
  /** The person has been at the review: a step that they change leads back there, by what else is to be done. */
  isReviewed: boolean;
  /** What the server made of it; null where that is not told. */
  result: OrderResult | null;
  /** Why it was not taken; null where it did not arrive at all. */
  failure: Failure | null;
}

export interface OrderInput {
  steps: readonly OrderStep[];
  /** What a restored draft has of them. */
  values: Partial<OrderValues>;
  isReviewed: boolean;
  /** The key of what a page that is no more has sent without hearing what became of it. */
  sentKey: string | null;
}

export type OrderEvent =
  /** A step is left with what it asks for. */
  | { type: 'step.next'; values: Partial<OrderValues> }
  /** The address, the way back or a link of the review asks for a step. */
  | { type: 'step.open'; step: string }
  | { type: 'order.submit'; key: string; request: NewOrder; needsBotCheck: boolean };

/** Why an order has come to nothing, for whoever counts that (`order.interruption`). */
export type Interruption =
  'failed' | 'signInNeeded' | 'incomplete' | 'outdated' | 'notCreditable' | 'notImported' | 'cancelled' | 'expired';

export type OrderEmitted =
  /** Its draft has served. */
  | { type: 'order.received' }
  /** It waits for a proof, which may come on a page that knows nothing of its draft. */
  | { type: 'order.proofNeeded'; orderId: string }
  /** It was not taken: the draft may be sent again, under another key where the server has what was sent and nothing came of it. */
  | { type: 'order.notReceived'; needsNewKey: boolean }
  | { type: 'order.interrupted'; reason: Interruption };
