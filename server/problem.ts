import type { components } from '../openapi/api.gen.ts';

export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemBody = components['schemas']['Problem'];

const statusOf: Record<ProblemCode, number> = {
  'request.invalid': 400,
  'request.tooLarge': 413,
  'request.timeout': 503,
  'session.missing': 401,
  'session.invalid': 401,
  'session.expired': 401,
  'session.ended': 401,
  'session.blocked': 403,
  'session.strengthNeeded': 403,
  'access.denied': 403,
  'acting.required': 403,
  'botCheck.needed': 403,
  'content.tokenInvalid': 403,
  'content.invalid': 422,
  'modal.notFound': 404,
  'resource.notFound': 404,
  'rate.limited': 429,
  'idempotency.keyMissing': 400,
  'idempotency.mismatch': 422,
  'idempotency.received': 409,
  'idempotency.running': 409,
  'identity.unavailable': 503,
  'database.unavailable': 503,
  'server.error': 500,
};

/** Thrown anywhere on the server; becomes the problem answer of its code, with a title in the person's language. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  /** Members of the problem answer beyond those that every one has. */
  readonly more: Record<string, unknown>;

  constructor(code: ProblemCode, more: Record<string, unknown> = {}) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.status = statusOf[code];
    this.more = more;
  }
}
