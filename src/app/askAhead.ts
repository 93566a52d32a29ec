import { callerHeaders } from '../api/callerHeaders.ts';
import { hasShape } from '../api/shape.ts';
import type { BeginFacts } from '../begin.ts';
import type { TokenValidation } from '../../domain/types.ts';
import { isFramed } from '../platform/framed.ts';
import type { HandedOver } from '../platform/handOver.ts';
import { chooseCustomerId } from '../shared/session/customerId.ts';
import { readRecord } from '../shared/session/record.ts';
import { CUSTOMER, isOfRepresentative, SITE } from '../shared/page/reads.ts';

/** Sends a request; `fetch`, for one. */
export type Send = (request: Request) => Promise<Response>;

/** In milliseconds: an answer that has waited longer would set the portal's clock wrong. */
const FRESH_CHECK = 5000;
/** In milliseconds: as long as a call may take. */
const FRESH = 15_000;

/** What a hand-over is exchanged for. */
interface Exchanged {
  accessToken: string;
  validation: unknown;
}

type Whose = Pick<TokenValidation, 'customerId' | 'allowedEmployee'>;
const whoseShape = { customerId: ['string', 'null'], allowedEmployee: 'boolean' } as const;

type Page = Pick<Window, 'location' | 'sessionStorage' | 'document' | 'parent'>;

/** A call that is on its way. */
interface Ahead {
  answer: Promise<Response>;
  /** What a call must be sent with to be answered by it. */
  headers: Record<string, string>;
  controller: AbortController;
  until: number;
}

/** What the page reads first, as the HTML says; nothing while developing. */
function readsOf({ document }: Page): string[] {
  const facts = document.querySelector('meta[name="begin"]')?.getAttribute('content') ?? '{}';
  const { reads } = JSON.parse(facts) as Partial<BeginFacts>;
  if (!reads) return [];
  const { page = [], header } = reads;
  return document.documentElement.hasAttribute('data-embed') ? page : [...page, ...header];
}

/** An answer with its body: what nobody reads would be on its way for ever. */
const whole = async (answer: Response): Promise<Response> =>
  new Response(answer.status === 204 ? null : await answer.arrayBuffer(), {
    status: answer.status,
    headers: answer.headers,
  });

/** What an exchange answers, without what it says of the time where it has waited too long for that. */
async function withoutTime(answer: Promise<Response>, askedAt: number): Promise<Response> {
  const response = await answer;
  if (!response.ok || Date.now() - askedAt <= FRESH_CHECK) return response;
  const { accessToken } = (await response.json()) as { accessToken: string };
  return Response.json({ accessToken });
}

/**
 * Asks whether the session of this tab is good, or exchanges what the address has handed over, before the portal that will
 * ask has come, and where it is good, for what the page reads first (`start.atOnce`, `start.ahead`). What the portal asks in the same words, with the same token, is answered by what
 * is on its way, once; every other request goes out by itself. A page that reports what became of a sign-in asks nothing.
 */
export function askAhead(handedOver: HandedOver | null, page: Page): Send {
  const kept = handedOver || isFramed(page) ? null : readRecord({ read: (key) => page.sessionStorage.getItem(key) });
  const session = handedOver ?? kept;
  const { documentElement } = page.document;
  if (!session || documentElement.hasAttribute('data-report')) return (request) => fetch(request);

  const { origin, search } = page.location;
  const locale = documentElement.dataset['language'] ?? 'fi';
  const ahead = new Map<string, Ahead>();
  const ask = (url: string, headers: Record<string, string>, fresh: number): Promise<Response> => {
    const controller = new AbortController();
    const answer = fetch(url, { headers, signal: controller.signal }).then(whole);
    // Who takes the answer hears of it.
    answer.catch(() => {});
    ahead.set(url, { answer, headers, controller, until: Date.now() + fresh });
    return answer;
  };

  const ofSite = (read: string) => {
    const site = kept?.deliverySite;
    return site ? read.replace(SITE, encodeURIComponent(site)) : read.replace(`selectedDeliverySite=${SITE}&`, '');
  };
  const askReads = (token: string, whose: unknown) => {
    if (!hasShape(whose, whoseShape)) return;
    const customerId = chooseCustomerId(whose as Whose, session.customerId, undefined);
    const headers = callerHeaders(token, locale);
    for (const read of readsOf(page)) {
      if ((whose as Whose).allowedEmployee && isOfRepresentative(read)) continue;
      if (customerId !== null || !read.includes(CUSTOMER))
        void ask(origin + ofSite(read).replace(CUSTOMER, customerId ?? ''), headers, FRESH);
    }
  };

  const view = /[?&]app=true(&|$)/.test(search) ? '?appView=true' : '';
  const exchangeUrl = `${origin}/api/auth/token/exchange${view}`;
  const askedAt = Date.now();
  /** What was handed over is good once, so its answer is taken whenever the portal asks (`handOver.once`). */
  let exchanged: Promise<Response> | null = null;
  if (handedOver) {
    const { handOver } = handedOver;
    const headers = { ...callerHeaders(null, locale), 'Content-Type': 'application/json' };
    exchanged = fetch(exchangeUrl, { method: 'POST', headers, body: JSON.stringify({ handOver }) });
    exchanged
      .then(async (answer) => {
        const { accessToken, validation } = (answer.ok ? await answer.clone().json() : {}) as Partial<Exchanged>;
        return accessToken && askReads(accessToken, validation);
      })
      // The portal asks by itself.
      .catch(() => {});
  } else if (kept) {
    const token = kept.accessToken;
    ask(`${origin}/api/auth/token/validate${view}`, callerHeaders(token, locale), FRESH_CHECK)
      .then(async (check) => askReads(token, check.ok ? await check.clone().json() : null))
      .catch(() => {});
  }

  return (request) => {
    if (exchanged && request.url === exchangeUrl) {
      const answer = exchanged;
      exchanged = null;
      return withoutTime(answer, askedAt);
    }
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
