import type { OrderResult } from '../../../domain/types.ts';
import { orderResultShape } from '../../api/orders.gen.ts';
import { hasShape } from '../../api/shape.ts';

/** Under which an order that was proven last is remembered in this page's memory (`useVerified`). */
export const VERIFIED = ['verifiedOrder'] as const;

/** What the proof of an order has come to; null where the answer tells nothing of it. */
export const verifiedIn = (answer: unknown): OrderResult | null =>
  hasShape(answer, orderResultShape) ? (answer as OrderResult) : null;

/** What an order has come to that needed no proof; null where the answer tells nothing of it, or it waited for one. */
export const receivedIn = (answer: unknown): OrderResult | null => {
  const result = verifiedIn(answer);
  return result?.verifier === null ? result : null;
};
