import type { OrderStep } from '../../../domain/types.ts';

/** How far an order has come: a step of its form, or its end. */
export type OrderPhase = OrderStep | 'sent';

declare module '../../platform/analytics.ts' {
  interface AnalyticsEvents {
    contractFormPhase: { phase: OrderPhase };
    contractFormInterrupted: { reason: 'failed' | 'notCreditable' | 'notImported' | 'cancelled' | 'expired' };
    templateNotFound: object;
  }
}
