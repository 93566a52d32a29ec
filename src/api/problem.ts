import { Failure, type FailureKind } from '../../domain/failure.ts';
import { isObject } from './shape.ts';

const kinds: Record<number, FailureKind> = {
  400: 'invalid',
  401: 'signInNeeded',
  403: 'denied',
  404: 'notFound',
  409: 'conflict',
  413: 'invalid',
  422: 'invalid',
  429: 'tooMany',
};

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** `Retry-After` in whole seconds; it may be a number of seconds or an HTTP date. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const instant = Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(0, Math.ceil((instant - now) / 1000));
}

/**
 * Why the server refused, from its answer and the problem in it (RFC 9457). A body that is no problem, as a proxy in between
 * may send, leaves what the status alone says (`api.problem`). What else
 * the problem says goes along (`api.problemMore`).
 */
export function failureOf(response: Response, problem: unknown, requestId: string): Failure {
  const {
    code,
    requestId: theirs,
    blocked,
    retryAfter,
    type: _type,
    title: _title,
    status: _status,
    ...more
  } = isObject(problem) ? problem : {};
  return new Failure({
    kind: kinds[response.status] ?? (response.status >= 500 ? 'unavailable' : 'broken'),
    code: textOrNull(code),
    requestId: textOrNull(theirs) ?? requestId,
    blocked: blocked === true,
    retryAfter:
      typeof retryAfter === 'number' ? retryAfter : readRetryAfter(response.headers.get('retry-after'), Date.now()),
    more,
  });
}
