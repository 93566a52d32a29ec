/** Why a call gave no answer that can be used. */
export type FailureKind =
  /** 401: the token is missing, expired or no longer good. */
  | 'signInNeeded'
  /** 403: not allowed, or blocked. */
  | 'denied'
  /** 404: not there, or another's. */
  | 'notFound'
  /** 409: the state of the object does not allow it. */
  | 'conflict'
  /** 400, 413, 422: the request is at fault. */
  | 'invalid'
  /** 429: too many calls. */
  | 'tooMany'
  /** 5xx: the server, or what it needs, is away. */
  | 'unavailable'
  /** The answer is not what the API says. */
  | 'broken'
  /** No answer came in time. */
  | 'timedOut'
  /** The server was not reached. */
  | 'unreachable';

export interface FailureDetails {
  kind: FailureKind;
  /** The stable code of the problem answer (`session.expired`), null where there was none. */
  code?: string | null;
  /** Seconds until a new try makes sense, null where the server did not say. */
  retryAfter?: number | null;
  /** What the person can tell the customer service. */
  requestId?: string | null;
  /** The person's use of the portal is blocked. */
  blocked?: boolean;
  /** Members of the problem answer beyond those that every one has, as they came. */
  more?: Readonly<Record<string, unknown>>;
}

/** What an actor or a query rejects with when a call fails. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly code: string | null;
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  readonly blocked: boolean;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(details: FailureDetails) {
    super(`${details.kind}${details.code ? ` (${details.code})` : ''}`);
    this.name = 'Failure';
    this.kind = details.kind;
    this.code = details.code ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.requestId = details.requestId ?? null;
    this.blocked = details.blocked ?? false;
    this.more = details.more ?? {};
  }
}

/** Any thrown value as a Failure; what is not one already is a fault of ours and counts as `broken`. */
export function toFailure(thrown: unknown): Failure {
  return thrown instanceof Failure ? thrown : new Failure({ kind: 'broken' });
}
