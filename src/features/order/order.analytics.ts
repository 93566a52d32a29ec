import type { OrderStep } from '../../../domain/types.ts';

/** How far an order has come: a step of its form, or its end. */
export type OrderPhase = OrderStep | 'sent';

/** Why an order has come to nothing, or has not come through yet. */
export type OrderInterruption =
  | 'failed'
  | 'signInNeeded'
  | 'incomplete'
  | 'outdated'
  | 'notCreditable'
  | 'notImported'
  | 'cancelled'
  | 'expired'
  | 'anotherPerson'
  | 'ownContract';

declare module '../../platform/analytics.ts' {
  interface AnalyticsEvents {
    contractFormPhase: { phase: OrderPhase };
    contractFormInterrupted: { reason: OrderInterruption };
    templateNotFound: object;
  }
}
