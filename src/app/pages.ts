import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { GatePage } from '../../machines/gate/gate.machine.ts';
import { catchAllRoute } from '../routes/catchAll.routes.ts';
import { pageFacts } from '../shared/page/facts.ts';
import { pageAt } from '../shared/page/pages.ts';

type Pages = Pick<AnyRouter, 'getMatchedRoutes'>;

/** The route that a path leads to; an unknown one leads to the one that catches all. */
export const routeAt = (router: Pages, path: string): AnyRoute => pageAt(router, path) ?? catchAllRoute;

/** What the page at a place asks of the gate; `?error=` reports a failed sign-in wherever it stands (`gate.failedTryAgain`). */
export function gatePageAt(router: Pages, path: string, search: object): GatePage {
  const { access, report } = pageFacts(routeAt(router, path).options.staticData);
  return { access, report: report ?? ('error' in search ? 'error' : null) };
}
