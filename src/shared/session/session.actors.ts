import { fromPromise } from 'xstate';
import type { RenewedToken } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { renewToken } from '../../api/session.gen.ts';
import { learnServerTime } from '../../platform/clock.ts';

/** What the session machine invokes, done over the portal's calls. */
export function sessionActors(calls: Calls) {
  return {
    renewToken: fromPromise<RenewedToken, undefined>(async ({ signal }) => {
      const renewed = await renewToken(calls, { signal });
      learnServerTime(renewed.serverTime);
      return renewed;
    }),
  };
}
