import { Failure } from '../../domain/failure.ts';
import { learnServerTime } from '../platform/clock.ts';
import { callerHeaders } from './callerHeaders.ts';
import { failureOf } from './problem.ts';
import { hasShape, type Shape } from './shape.ts';

/** What the calls need to know of the person; asked for each call anew. */
export interface Credentials {
  accessToken(): string | null;
  locale(): string;
  /** Asks the server once whether the token is good; true when reads may be tried again. */
  confirmToken(): Promise<boolean>;
  /** What was asked for is not there for the person, or not theirs to have; the call fails once that is dealt with. */
  noteRefusal?(): unknown;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Names a write, so that it is done once however often it is sent. */
  idempotencyKey?: string;
  /** The solution of a puzzle, for who has not signed in. */
  botCheck?: string | null;
}

/** Of a write that must not be done twice. */
export type KeyedOptions = CallOptions & { idempotencyKey: string };

/** One call, as the generated functions describe it. */
export interface Call {
  method: string;
  /** Its parameters in place. */
  path: string;
  query?: Record<string, Value>;
  headers?: Record<string, Value>;
  body?: unknown;
  /** Of the answer. */
  shape: Shape;
  /** In milliseconds, where it may take longer than most. */
  timeOut?: number;
  /** Nobody needs to sign in for it, and no token goes with it. */
  isOpen?: true;
}

type Value = string | number | boolean | undefined;

/** In milliseconds: how long a call may take that says nothing else. */
export const CALL_TIME_OUT = 15_000;

/** The two ways in which the portal calls its server. Both reject with a Failure, or as aborted. */
export interface Calls {
  /** A read; refused for want of a token, it is tried once more after the token was confirmed (`api.retry`). */
  read<Data>(call: Call, options?: CallOptions): Promise<Data>;
  /** A write: sent once and never repeated (`api.writeOnce`). */
  once<Data>(call: Call, options?: CallOptions): Promise<Data>;
}

const given = (values: Record<string, Value> = {}): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (response.ok) return response.json();
  // What a proxy in between sends need not be JSON; its status says enough.
  return response.json().catch((thrown: unknown) => {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  });
}

/**
 * Makes the calls of one portal.
 *
 * @param origin where the server is
 * @param send sends a request; what is on its way already may answer it
 */
export function createCalls(
  credentials: Credentials,
  origin = window.location.origin,
  send = (request: Request): Promise<Response> => fetch(request),
): Calls {
  /** Rises with each good confirmation: a call that was sent before one needs no other. */
  let confirmations = 0;
  let confirming: Promise<boolean> | null = null;

  const confirm = (): Promise<boolean> => {
    confirming ??= credentials
      .confirmToken()
      .then((isGood) => {
        if (isGood) confirmations += 1;
        return isGood;
      })
      .finally(() => (confirming = null));
    return confirming;
  };

  /** The request as it is sent, made anew with each try. */
  const requestOf = (call: Call, options: CallOptions, requestId: string, signal: AbortSignal): Request => {
    const url = new URL(call.path, origin);
    for (const [name, value] of given(call.query)) url.searchParams.set(name, value);
    const headers = new Headers({
      ...Object.fromEntries(given(call.headers)),
      ...callerHeaders(call.isOpen ? null : credentials.accessToken(), credentials.locale()),
      'X-Request-Id': requestId,
    });
    if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
    if (options.botCheck) headers.set('X-Bot-Check', options.botCheck);
    if (call.body === undefined) return new Request(url, { method: call.method, headers, signal });
    headers.set('Content-Type', 'application/json');
    return new Request(url, { method: call.method, headers, signal, body: JSON.stringify(call.body) });
  };

  /** Sends one request and waits for its whole answer, as long as the call may take. */
  const attempt = async <Data>(call: Call, options: CallOptions): Promise<Data> => {
    const { signal: outside } = options;
    const requestId = crypto.randomUUID();
    const clock = new AbortController();
    const timer = setTimeout(() => clock.abort(), call.timeOut ?? CALL_TIME_OUT);
    const signal = outside ? AbortSignal.any([outside, clock.signal]) : clock.signal;
    try {
      const response = await send(requestOf(call, options, requestId, signal));
      // What a browser may have kept tells the time of long ago.
      if (response.headers.get('Cache-Control') === 'no-store') learnServerTime(response.headers.get('Date'));
      const body = await bodyOf(response);
      if (response.status === 403 || response.status === 404) await credentials.noteRefusal?.();
      if (!response.ok) throw failureOf(response, body, requestId);
      if (!hasShape(body, call.shape)) throw new Failure({ kind: 'broken', requestId });
      return body as Data;
    } catch (thrown) {
      if (thrown instanceof Failure || outside?.aborted) throw thrown;
      if (clock.signal.aborted) throw new Failure({ kind: 'timedOut', requestId });
      throw new Failure({ kind: thrown instanceof SyntaxError ? 'broken' : 'unreachable', requestId });
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async read<Data>(call: Call, options: CallOptions = {}) {
      const confirmationsBefore = confirmations;
      try {
        return await attempt<Data>(call, options);
      } catch (thrown) {
        if (!(thrown instanceof Failure) || thrown.kind !== 'signInNeeded') throw thrown;
        const isGood = confirmations > confirmationsBefore || (await confirm());
        if (!isGood) throw thrown;
        return attempt<Data>(call, options);
      }
    },
    once: (call, options = {}) => attempt(call, options),
  };
}
