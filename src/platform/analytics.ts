/**
 * Everything that may be told to the analytics (`analytics.typed`), what each event says by its name: nothing in it says who
 * the person is. Whoever tells one adds it here.
 */
export interface AnalyticsEvents {
  pageView: { route: string; locale: string };
}

export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: { event: Name } & AnalyticsEvents[Name];
}[keyof AnalyticsEvents];

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
