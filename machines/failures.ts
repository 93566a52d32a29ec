import { Failure, type FailureDetails } from '../domain/failure.ts';
import type { Answer } from './flowModel.ts';

interface FailedCall {
  error: Failure;
  answer: Answer;
}

/** A problem answer as the server gives it (RFC 9457), and what the portal makes of it. */
export function refusal(status: number, details: FailureDetails & { code: string }): FailedCall {
  const { code, blocked, retryAfter } = details;
  const more = { ...(blocked ? { blocked } : {}), ...(retryAfter ? { retryAfter } : {}) };
  return {
    error: new Failure(details),
    answer: {
      status,
      json: { type: 'about:blank', title: code, status, code, requestId: '7f3a20c1', ...more },
      headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {},
    },
  };
}

/** In milliseconds: what the server asks for where there were too many calls (`too many calls`). */
export const UNTIL_NEXT_TRY = 30_000;

/** What every call of every flow may come to (`api.problem`), each with a name that reads in a sentence. */
export const failures = {
  'the request is at fault': refusal(400, { kind: 'invalid', code: 'request.invalid' }),
  'the session is over': refusal(401, { kind: 'signInNeeded', code: 'session.ended' }),
  'not allowed': refusal(403, { kind: 'denied', code: 'access.denied' }),
  'not found': refusal(404, { kind: 'notFound', code: 'resource.notFound' }),
  'in conflict': refusal(409, { kind: 'conflict', code: 'idempotency.running' }),
  'too many calls': refusal(429, { kind: 'tooMany', code: 'rate.limited', retryAfter: UNTIL_NEXT_TRY / 1000 }),
  'the server fails': refusal(500, { kind: 'unavailable', code: 'server.error' }),
  'the database is away': refusal(503, { kind: 'unavailable', code: 'database.unavailable' }),
  'broken JSON': { error: new Failure({ kind: 'broken' }), answer: 'not JSON' },
  'an answer against the API': { error: new Failure({ kind: 'broken' }), answer: { status: 200, json: {} } },
  'the connection is lost': { error: new Failure({ kind: 'unreachable' }), answer: 'connection lost' },
  'no answer in time': { error: new Failure({ kind: 'timedOut' }), answer: 'no answer' },
} satisfies Record<string, FailedCall>;

/** A write whose key another has written under, or the same person before a sign-in (`submission.received`). */
export const receivedBefore = refusal(409, { kind: 'conflict', code: 'idempotency.received' });

/**
 * What a read of who has signed in may come to. One that is refused for want of a session is tried again by the portal's
 * calls, with a token that is confirmed: no page can come to it by an answer.
 */
export const readFailures = { ...failures, 'the session is over': { error: failures['the session is over'].error } };
