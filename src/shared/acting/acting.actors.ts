import { fromPromise } from 'xstate';
import type { Acting } from '../../../machines/acting/acting.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { closeCustomer, getActing, openCustomer } from '../../api/backup.gen.ts';

/** What the machine of acting for a customer invokes, done over the portal's calls. */
export function actingActors(calls: Calls) {
  return {
    getActing: fromPromise<Acting, undefined>(({ signal }) => getActing(calls, { signal })),
    openCustomer: fromPromise<Acting, { customerId: string; reason: string }>(({ input, signal }) =>
      openCustomer(calls, input, { signal }),
    ),
    closeCustomer: fromPromise<Acting, undefined>(({ signal }) => closeCustomer(calls, { signal })),
  };
}
