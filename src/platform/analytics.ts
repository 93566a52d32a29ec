import type { OrderStep } from '../../domain/types.ts';

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
  | 'anotherPerson';

/** Everything that may be told to the analytics (`analytics.typed`): nothing in it says who the person is. */
export type AnalyticsEvent =
  | { event: 'pageView'; route: string; locale: string }
  | { event: 'contractsLoaded'; contractGroups: number[] }
  /** A campaign that is open, by the id that the server gave it. */
  | { event: 'campaignSeen'; campaignId: string }
  | { event: 'contractFormPhase'; phase: OrderPhase }
  | { event: 'contractFormInterrupted'; reason: OrderInterruption }
  | { event: 'templateNotFound' };

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

/** Hands an event to whatever analytics the deployment has put behind `window.dataLayer`. */
export function track(event: AnalyticsEvent, target: Pick<Window, 'dataLayer'> = window): void {
  target.dataLayer ??= [];
  target.dataLayer.push(event);
}

/**
 * The name of a page as the analytics may know it: the route's template, with the parameters' names in place of their
 * values (`/contracts/$contractCode` → `/contracts/{contractCode}`), so that no path ever carries a number of a person
 * or a contract (`analytics.mask`).
 */
export function pageName(routePath: string): string {
  return routePath.replace(/\$([A-Za-z]\w*)/g, '{$1}').replace(/\$$/, '{unknown}');
}
