import type { Failure } from '../../../domain/failure.ts';

/**
 * Whether what was asked of a contract may have failed as it is another customer's than who is open: that looks like a contract
 * that does not exist, and to an employee like a customer whom they have not opened (`access.foreign`, `access.acting`).
 */
export const mayBeUnknown = ({ kind, code }: Pick<Failure, 'kind' | 'code'>): boolean =>
  kind === 'notFound' || code === 'acting.required';
