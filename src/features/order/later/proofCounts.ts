import type { OrderResult } from '../../../../domain/types.ts';
import type { ProofRefusal } from '../../../../machines/verification/verification.machine.ts';
import { track } from '../../../platform/analytics.ts';
import type { OrderInterruption } from '../order.analytics.ts';
import { countsOf, forget, type Store } from '../orderCounts.ts';
import { outcomeOf } from './outcomeOf.ts';

/** The proof of an order whose outcome is not known yet. */
const PROOF = 'proof';

/** Counts what an order has come to that was proven on a page of its own. */
export function countProven(store: Store, result: OrderResult, tell: typeof track = track): void {
  forget(store, PROOF);
  const counts = countsOf(store, result.orderId, tell);
  const outcome = outcomeOf(result);
  if (outcome === 'sent') counts.phase('sent');
  else if (outcome !== 'contactAsked') counts.interruption(outcome);
}

const reasons = {
  VERIFICATION_ERROR: 'anotherPerson',
  VERIFICATION_EXPIRED: 'expired',
  VERIFICATION_CANCELLED: 'cancelled',
  // No order is known that could have been interrupted.
  ORDER_NOT_FOUND: null,
  'order.ownContract': 'ownContract',
  'addition.noContract': 'failed',
  'addition.held': 'outdated',
  'addition.notPossible': 'outdated',
  'priceLock.closed': 'outdated',
  'priceLock.held': 'outdated',
  'priceLock.notPossible': 'outdated',
  // A move is proven on a page of its own, where no order is counted.
  'move.noContract': null,
  'move.notPossible': null,
  'move.dayNotPossible': null,
  'move.ownContract': null,
} as const satisfies Record<ProofRefusal, OrderInterruption | null>;

/** Counts why a proof was not taken; null: it did not come through. */
export function countUnproven(store: Store, code: ProofRefusal | null, tell: typeof track = track): void {
  const reason = code === null ? 'failed' : reasons[code];
  if (reason !== null) countsOf(store, PROOF, tell).interruption(reason);
}
