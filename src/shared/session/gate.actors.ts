import { fromPromise } from 'xstate';
import type { TokenValidation } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { validateToken } from '../../api/session.gen.ts';
import { learnServerTime } from '../../platform/clock.ts';

/**
 * What the gate machine invokes, done over the portal's calls.
 *
 * @param isAppView the portal is inside the mobile app (`frame.embedded`)
 */
export function gateActors(calls: Calls, isAppView: boolean) {
  return {
    validateToken: fromPromise<TokenValidation, { accessToken: string }>(async ({ input, signal }) => {
      const validation = await validateToken(calls, isAppView ? { appView: 'true' } : {}, {
        accessToken: input.accessToken,
        signal,
      });
      learnServerTime(validation.serverTime);
      return validation;
    }),
  };
}
