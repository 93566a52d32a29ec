import { fromPromise } from 'xstate';
import type { TokenValidation } from '../../../domain/types.ts';
import type { PortalApi } from '../../api/portal.ts';
import { learnServerTime } from '../../platform/clock.ts';

/** What the gate machine invokes, done over the portal's calls. */
export function gateActors(api: Pick<PortalApi, 'validateToken'>) {
  return {
    validateToken: fromPromise<TokenValidation, { accessToken: string }>(async ({ input, signal }) => {
      const validation = await api.validateToken(input.accessToken, { signal });
      learnServerTime(validation.serverTime);
      return validation;
    }),
  };
}
