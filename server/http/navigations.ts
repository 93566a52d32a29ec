import type { FastifyRequest } from 'fastify';
import { rememberedWayBack } from '../identity/cookies.ts';
import { failedPath, NO_WAY_BACK, readLocation, type SignInFailure } from '../identity/wayBack.ts';
import type { ProblemError } from '../problem.ts';
import { knownLocale } from '../texts.ts';

/** Addresses of a sign-in that people are led to, and open from mails and history. */
const signingIn = /^\/(login|endSession|idp)(\/|\?|$)/i;
const beginning = /^\/(login|endSession)(\?|$)/i;

/**
 * Whether what is answered would be shown to a person: a browser opens the address as a document. The call of a script says
 * that it is none.
 *
 * @param isForAll who takes whatever comes gets the page too, such as a monitor or a link preview (`server.pageForAll`)
 */
export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>, isForAll = false): boolean {
  const { accept = isForAll ? '*/*' : '', 'sec-fetch-mode': mode } = headers;
  if (accept.includes('text/html') || mode === 'navigate') return true;
  return isForAll && mode === undefined && /\*\/\*|text\/\*/.test(accept);
}

/** What a browser fetches before anybody has asked for it. */
const isAhead = ({ 'sec-purpose': purpose = '', purpose: old = '' }: FastifyRequest['headers']) =>
  /prefetch|prerender|preview/i.test(`${purpose.toString()} ${old.toString()}`);

/**
 * Whether somebody has pressed what leads here on a page of ours, as far as the browser says where they come from: nobody is
 * taken along by another site, by a link in a mail, or by what looks ahead (`verification.link`).
 */
export function isOwnNavigation({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  const isFromOurs = site === undefined || (site === 'same-origin' && mode === 'navigate');
  return method === 'GET' && isFromOurs && !isAhead(headers);
}

/** As `isOwnNavigation`, and the browser has said so: one that does not say where it comes from does not count. */
export const isSurelyOwnNavigation = (request: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  request.headers['sec-fetch-site'] !== undefined && isOwnNavigation(request);

function failureOf({ code, status }: ProblemError): SignInFailure {
  if (code === 'rate.limited') return 'tooMany';
  return status === 503 ? 'unavailable' : 'failed';
}

/** On the way to a proof what is no id and no verifier is like one that nobody knows (`proof.once`). */
const unprovenPath = (page: string, { code, status }: ProblemError) =>
  `${page}?code=${status < 429 ? 'ORDER_NOT_FOUND' : code}`;

/**
 * The page of the portal in the place of a problem answer, for a person on the way to a proof or through a sign-in, with the way back
 * where the address names it or the browser remembers it (`signIn.page`). Null where a program asks.
 */
export function pageOfProblem(request: FastifyRequest, problem: ProblemError): string | null {
  const { failurePage = null } = request.operation ?? {};
  if (failurePage !== null && wantsPage(request)) return unprovenPath(failurePage, problem);
  if (!signingIn.test(request.url) || !wantsPage(request) || problem.code === 'resource.notFound') return null;
  const query = new URLSearchParams(request.url.split('?')[1]);
  // What begins a sign-in says where it leads; on the way through one the browser remembers.
  const begun = beginning.test(request.url)
    ? NO_WAY_BACK
    : rememberedWayBack(request.cookies, query.get('state') ?? '');
  return failedPath(failureOf(problem), {
    location: readLocation(query.get('location')) ?? begun.location,
    locale: knownLocale(query.get('lang') ?? undefined) ?? begun.locale,
  });
}
