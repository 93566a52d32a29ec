import { fromPromise } from 'xstate';
import type { CustomerSearch, FoundCustomers } from '../../../machines/customer-search/customerSearch.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { searchCustomers } from '../../api/backup.gen.ts';

/** What the machine of the search for customers invokes, done over the portal's calls. */
export function customerSearchActors(calls: Calls) {
  return {
    searchCustomers: fromPromise<FoundCustomers, CustomerSearch>(({ input, signal }) =>
      searchCustomers(calls, input, { signal }),
    ),
  };
}
