import { securityDueDay } from '../../domain/orders/security.ts';
import { helsinkiDay } from '../../domain/time/index.ts';
import type { OrderResult } from '../../domain/types.ts';
import type { OrderRow } from '../store/orders.ts';

/** What is asked in advance, by when: of what is ordered, as an offer binds nobody to pay yet (`order.security`). */
export function securityTold({
  security,
  isOffer,
  createdAt,
}: Pick<OrderRow, 'security' | 'isOffer' | 'createdAt'>): OrderResult['security'] {
  if (security === null || isOffer) return security;
  return { ...security, payBy: securityDueDay(helsinkiDay(createdAt.getTime())) };
}
