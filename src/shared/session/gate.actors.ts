import { fromPromise } from 'xstate';
import { readCustomerType } from '../../../domain/customers/index.ts';
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
  // It is what confirms a token that was refused, and asks nobody else whether it is good.
  const calledOnce: Calls = { ...calls, read: calls.once };
  return {
    validateToken: fromPromise<TokenValidation, undefined>(async ({ signal }) => {
      const validation = await validateToken(calledOnce, isAppView ? { appView: 'true' } : {}, { signal });
      learnServerTime(validation.serverTime);
      return { ...validation, customerType: readCustomerType(validation.customerType) };
    }),
  };
}
