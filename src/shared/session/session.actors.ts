import { fromPromise } from 'xstate';
import type { RenewedToken } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { renewToken } from '../../api/session.gen.ts';

/** What the session machine invokes, done over the portal's calls. */
export function sessionActors(calls: Calls) {
  return {
    renewToken: fromPromise<RenewedToken, undefined>(({ signal }) => renewToken(calls, { signal })),
  };
}
