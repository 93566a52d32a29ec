import type { HandedOver } from '../platform/handOver.ts';
import { readRecord } from '../shared/session/record.ts';

/** Sends a request; `fetch`, for one. */
export type Send = (request: Request) => Promise<Response>;

type Page = Pick<Window, 'location' | 'sessionStorage' | 'document'>;

/**
 * Asks whether the session of this tab is good before the portal that will ask has come (`start.atOnce`). The portal's own
 * question is then answered by what is on its way; every other goes out by itself.
 */
export function checkAhead(handedOver: HandedOver | null, page: Page): Send {
  const token = (handedOver ?? readRecord({ read: (key) => page.sessionStorage.getItem(key) }))?.accessToken;
  if (token === undefined) return (request) => fetch(request);

  const isAppView = /[?&]app=true(&|$)/.test(page.location.search);
  const url = `${page.location.origin}/api/auth/token/validate${isAppView ? '?appView=true' : ''}`;
  const headers = {
    'Accept-Language': page.document.documentElement.dataset['language'] ?? 'fi',
    Authorization: `Bearer ${token}`,
  };
  const controller = new AbortController();
  const ahead = fetch(url, { headers, signal: controller.signal });
  // Who takes the answer hears of it.
  ahead.catch(() => {});
  let isTaken = false;
  return (request) => {
    // The first is about this token: no other is known yet.
    if (isTaken || request.url !== url) return fetch(request);
    isTaken = true;
    request.signal.addEventListener('abort', () => controller.abort());
    return ahead;
  };
}
