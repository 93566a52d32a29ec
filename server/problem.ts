import type { components } from '../openapi/api.gen.ts';
import { statusOf } from './api.gen.ts';

export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemBody = components['schemas']['Problem'];

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

/** Something is missing that a form asks for: each field is named by its path in the body. */
export const missingData = (faults: readonly { field: string; rule: string }[]): ProblemError =>
  new ProblemError('order.missingMandatoryData', {
    errors: faults.map(({ field, rule }) => ({ field: `body.${field}`, rule })),
  });

/** Refuses a field of a body by the rule that it breaks. @throws ProblemError `request.invalid` */
export function refuseField(field: string, rule: string): never {
  throw new ProblemError('request.invalid', { errors: [{ field: `body.${field}`, rule }] });
}

/** A refusal that tells an employee which customer they have to open: it is written down, though all else is undone. */
export class TellingProblem extends ProblemError {
  readonly customerId: string;
  /** As what it is written down. */
  readonly told: string;

  constructor(code: ProblemCode, { customerId, told }: { customerId: string; told: string }) {
    super(code, { customerId });
    this.customerId = customerId;
    this.told = told;
  }
}
