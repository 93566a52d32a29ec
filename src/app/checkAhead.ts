import { callerHeaders } from '../api/callerHeaders.ts';
import type { HandedOver } from '../platform/handOver.ts';
import { readRecord } from '../shared/session/record.ts';

/** Sends a request; `fetch`, for one. */
export type Send = (request: Request) => Promise<Response>;

/** In milliseconds: an answer that has waited longer would set the portal's clock wrong. */
const FRESH = 5000;

type Page = Pick<Window, 'location' | 'sessionStorage' | 'document'>;

/**
 * Asks whether the session of this tab is good before the portal that will ask has come (`start.atOnce`). Where that is the
 * first that the portal asks, it is answered by what is on its way; every other request goes out by itself. A page that reports
 * what became of a sign-in asks nothing.
 */
export function checkAhead(handedOver: HandedOver | null, page: Page): Send {
  const token = (handedOver ?? readRecord({ read: (key) => page.sessionStorage.getItem(key) }))?.accessToken;
  const { documentElement } = page.document;
  if (token === undefined || documentElement.hasAttribute('data-report')) return (request) => fetch(request);

  const isAppView = /[?&]app=true(&|$)/.test(page.location.search);
  const url = `${page.location.origin}/api/auth/token/validate${isAppView ? '?appView=true' : ''}`;
  const headers = callerHeaders(token, documentElement.dataset['language'] ?? 'fi');
  const controller = new AbortController();
  const askedAt = Date.now();
  let ahead: Promise<Response> | null = fetch(url, { headers, signal: controller.signal });
  // Who takes the answer hears of it.
  ahead.catch(() => {});
  return (request) => {
    const answer = ahead;
    ahead = null;
    if (!answer || request.url !== url || Date.now() - askedAt > FRESH) return fetch(request);
    request.signal.addEventListener('abort', () => controller.abort());
    return answer;
  };
}
