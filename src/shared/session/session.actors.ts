import { fromPromise } from 'xstate';
import type { RenewedToken } from '../../../domain/types.ts';
import type { PortalApi } from '../../api/portal.ts';
import { learnServerTime } from '../../platform/clock.ts';

/** What the session machine invokes, done over the portal's calls. */
export function sessionActors(api: Pick<PortalApi, 'renewToken'>) {
  return {
    renewToken: fromPromise<RenewedToken, undefined>(async ({ signal }) => {
      const renewed = await api.renewToken({ signal });
      learnServerTime(renewed.serverTime);
      return renewed;
    }),
  };
}
