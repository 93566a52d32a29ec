import { fromPromise, type ActorRefFrom } from 'xstate';
import type { DeliverySite } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { findDeliverySites } from '../../api/deliverySite.gen.ts';
import type { deliverySiteMachine } from '../../../machines/delivery-site/deliverySite.machine.ts';

export type SitesActor = ActorRefFrom<typeof deliverySiteMachine>;

/** What the machine of the delivery sites invokes, done over the portal's calls for one customer. */
export function sitesActors(calls: Calls, customerId: string) {
  return {
    findDeliverySites: fromPromise<readonly DeliverySite[], undefined>(async ({ signal }) => {
      const { deliverySites } = await findDeliverySites(calls, { customerId }, { signal });
      return deliverySites;
    }),
  };
}
