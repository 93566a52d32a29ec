import { fromPromise } from 'xstate';
import type { Acting } from '../../../machines/acting/acting.machine.ts';
import { closeCustomer, getActing, openCustomer } from '../../api/backup.gen.ts';
import { confirmed } from '../session/confirmed.ts';
import type { PortalSession } from '../session/portalSession.ts';

/** What the machine of acting for a customer invokes, done over the portal's calls. */
export function actingActors(session: Pick<PortalSession, 'api' | 'confirm'>) {
  const { api } = session;
  return {
    getActing: fromPromise<Acting, undefined>(({ signal }) => getActing(api, { signal })),
    openCustomer: fromPromise<Acting, { customerId: string; reason: string }>(({ input, signal }) =>
      confirmed(session, openCustomer(api, input, { signal })),
    ),
    closeCustomer: fromPromise<Acting, undefined>(({ signal }) => confirmed(session, closeCustomer(api, { signal }))),
  };
}
