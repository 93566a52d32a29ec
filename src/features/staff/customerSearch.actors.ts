import { fromPromise } from 'xstate';
import type { CustomerSearch, FoundCustomers } from '../../../machines/customer-search/customerSearch.machine.ts';
import { searchCustomers } from '../../api/backup.gen.ts';
import { confirmed } from '../../shared/session/confirmed.ts';
import type { PortalSession } from '../../shared/session/portalSession.ts';

/** What the machine of the search for customers invokes, done over the portal's calls. */
export function customerSearchActors(session: Pick<PortalSession, 'api' | 'confirm'>) {
  return {
    searchCustomers: fromPromise<FoundCustomers, CustomerSearch>(({ input, signal }) =>
      confirmed(session, searchCustomers(session.api, input, { signal })),
    ),
  };
}
