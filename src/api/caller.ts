import { Failure } from '../../domain/failure.ts';
import { failureOf } from './problem.ts';

/** What the calls need to know of the person; asked for each call anew. */
export interface Credentials {
  accessToken(): string | null;
  locale(): string;
  /** Asks the server once whether the token is good; true when reads may be tried again. */
  confirmToken(): Promise<boolean>;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** What every call is sent with. */
export type Sending = { headers: Record<string, string>; signal: AbortSignal };

/** The part of openapi-fetch's answer that is used here. */
interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** A call, its request made anew with each try. */
type Send<Data> = (sending: Sending) => Promise<Answer<Data>>;

/** How an answer is looked at. */
interface Expectation {
  isShape: (data: unknown) => boolean;
  /** A failure that carries more of the problem answer than every failure does. */
  withProblem?: (failure: Failure, problem: unknown) => Failure;
}

/** In milliseconds. */
export const CALL_TIME_OUT = 15_000;

export interface Caller {
  /** A read; refused for want of a token, it is tried once more after the token was confirmed (`api.retry`). */
  read<Data>(send: Send<Data>, expected: Expectation, options?: CallOptions): Promise<Data>;
  /** A write, or a read about the token itself: sent once and never repeated (`api.writeOnce`). */
  once<Data>(send: Send<Data>, expected: Expectation, options?: CallOptions & { accessToken?: string }): Promise<Data>;
}

/** Sends one request and waits for its whole answer, at most `CALL_TIME_OUT`. Rejects with a Failure, or as aborted. */
async function attempt<Data>(
  send: Send<Data>,
  { isShape, withProblem = (failure) => failure }: Expectation,
  headers: Record<string, string>,
  outside: AbortSignal | undefined,
): Promise<Data> {
  const requestId = crypto.randomUUID();
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), CALL_TIME_OUT);
  const signal = outside ? AbortSignal.any([outside, clock.signal]) : clock.signal;
  try {
    const { data, error, response } = await send({ headers: { ...headers, 'X-Request-Id': requestId }, signal });
    if (!response.ok) throw withProblem(failureOf(response, error, requestId), error);
    if (!isShape(data)) throw new Failure({ kind: 'broken', requestId });
    return data as Data;
  } catch (thrown) {
    if (thrown instanceof Failure || outside?.aborted) throw thrown;
    if (clock.signal.aborted) throw new Failure({ kind: 'timedOut', requestId });
    throw new Failure({ kind: thrown instanceof SyntaxError ? 'broken' : 'unreachable', requestId });
  } finally {
    clearTimeout(timer);
  }
}

/** Makes the two ways in which the portal calls its server. */
export function createCaller(credentials: Credentials): Caller {
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

  const headersWith = (accessToken: string | null): Record<string, string> => ({
    'Accept-Language': credentials.locale(),
    ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }),
  });

  return {
    async read(send, expected, { signal } = {}) {
      const confirmationsBefore = confirmations;
      try {
        return await attempt(send, expected, headersWith(credentials.accessToken()), signal);
      } catch (thrown) {
        if (!(thrown instanceof Failure) || thrown.kind !== 'signInNeeded') throw thrown;
        const isGood = confirmations > confirmationsBefore || (await confirm());
        if (!isGood) throw thrown;
        return attempt(send, expected, headersWith(credentials.accessToken()), signal);
      }
    },
    once(send, expected, { signal, accessToken } = {}) {
      return attempt(send, expected, headersWith(accessToken ?? credentials.accessToken()), signal);
    },
  };
}
