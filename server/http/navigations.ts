import type { FastifyRequest } from 'fastify';
import { failedPath, readLocation, type SignInFailure } from '../identity/wayBack.ts';
import type { ProblemError } from '../problem.ts';
import { knownLocale } from '../texts.ts';

/** Addresses of a sign-in that people are led to, and open from mails and history. */
const signingIn = /^\/(login|endSession|idp)(\/|\?|$)/i;

/** Whether a browser opens the address as a document, and would show what is answered to a person. */
export const wantsPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (headers.accept ?? '').includes('text/html') || headers['sec-fetch-mode'] === 'navigate';

function failureOf({ code, status }: ProblemError): SignInFailure {
  if (code === 'rate.limited') return 'tooMany';
  return status === 503 ? 'unavailable' : 'failed';
}

/**
 * The page of the portal in the place of a problem answer, for a person on the way through a sign-in, with the way back
 * where the address names it (`signIn.page`). Null where a program asks.
 */
export function pageOfProblem(request: FastifyRequest, problem: ProblemError): string | null {
  if (!signingIn.test(request.url) || !wantsPage(request) || problem.code === 'resource.notFound') return null;
  const query = new URLSearchParams(request.url.split('?')[1]);
  return failedPath(
    failureOf(problem),
    readLocation(query.get('location')),
    knownLocale(query.get('lang') ?? undefined),
  );
}
