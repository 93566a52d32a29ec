import { callerHeaders } from '../api/callerHeaders.ts';
import { hasShape } from '../api/shape.ts';
import type { BeginFacts } from '../begin.ts';
import type { TokenValidation } from '../../domain/types.ts';
import type { HandedOver } from '../platform/handOver.ts';
import { chooseCustomerId } from '../shared/session/customerId.ts';
import { readRecord } from '../shared/session/record.ts';
import { CUSTOMER } from '../shared/page/reads.ts';

/** Sends a request; `fetch`, for one. */
export type Send = (request: Request) => Promise<Response>;

/** In milliseconds: an answer that has waited longer would set the portal's clock wrong. */
const FRESH_CHECK = 5000;
/** In milliseconds: as long as a call may take. */
const FRESH = 15_000;

type Whose = Pick<TokenValidation, 'customerId' | 'allowedEmployee'>;
const whoseShape = { customerId: ['string', 'null'], allowedEmployee: 'boolean' } as const;

type Page = Pick<Window, 'location' | 'sessionStorage' | 'document'>;

/** A call that is on its way. */
interface Ahead {
  answer: Promise<Response>;
  headers: Record<string, string>;
  controller: AbortController;
  until: number;
}

/** What the page reads first, as the HTML says; nothing while developing. */
function readsOf({ document }: Page): string[] {
  const facts = document.querySelector('meta[name="begin"]')?.getAttribute('content') ?? '{}';
  const { reads } = JSON.parse(facts) as Partial<BeginFacts>;
  if (!reads) return [];
  return document.documentElement.hasAttribute('data-embed') ? reads.page : [...reads.page, ...reads.header];
}

/**
 * Asks whether the session of this tab is good before the portal that will ask has come, and where it is, for what the page
 * reads first (`start.atOnce`, `start.ahead`). What the portal asks in the same words, with the same token, is answered by what
 * is on its way, once; every other request goes out by itself. A page that reports what became of a sign-in asks nothing.
 */
export function askAhead(handedOver: HandedOver | null, page: Page): Send {
  const session = handedOver ?? readRecord({ read: (key) => page.sessionStorage.getItem(key) });
  const { documentElement } = page.document;
  if (!session || documentElement.hasAttribute('data-report')) return (request) => fetch(request);

  const headers = callerHeaders(session.accessToken, documentElement.dataset['language'] ?? 'fi');
  const ahead = new Map<string, Ahead>();
  const ask = (path: string, fresh: number): Promise<Response> => {
    const url = page.location.origin + path;
    const controller = new AbortController();
    const answer = fetch(url, { headers, signal: controller.signal });
    // Who takes the answer hears of it.
    answer.catch(() => {});
    ahead.set(url, { answer, headers, controller, until: Date.now() + fresh });
    return answer;
  };

  const askReads = async (check: Response) => {
    const whose: unknown = check.ok ? await check.clone().json() : null;
    if (!hasShape(whose, whoseShape)) return;
    const customerId = chooseCustomerId(whose as Whose, session.customerId, undefined);
    for (const read of readsOf(page)) {
      if (customerId !== null || !read.includes(CUSTOMER)) void ask(read.replace(CUSTOMER, customerId ?? ''), FRESH);
    }
  };

  const isAppView = /[?&]app=true(&|$)/.test(page.location.search);
  ask(`/api/auth/token/validate${isAppView ? '?appView=true' : ''}`, FRESH_CHECK)
    .then(askReads)
    // The portal asks by itself.
    .catch(() => {});

  return (request) => {
    // What is written may change what was read, and the session may end with it.
    if (request.method !== 'GET') ahead.clear();
    const found = ahead.get(request.url);
    ahead.delete(request.url);
    const isSame = found && Object.entries(found.headers).every(([name, value]) => request.headers.get(name) === value);
    if (!isSame || Date.now() > found.until) return fetch(request);
    request.signal.addEventListener('abort', () => found.controller.abort());
    return found.answer;
  };
}
