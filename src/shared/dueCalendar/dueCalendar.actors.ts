import { fromPromise } from 'xstate';
import type { DueCalendar, DueSubscription } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { endDueCalendar, getDueCalendar, subscribeDueCalendar } from '../../api/dueCalendar.gen.ts';

interface Whose {
  customerId: string;
}

/** What the machine of due days in a calendar invokes, done over the portal's calls. */
export const dueCalendarActors = (calls: Calls) => ({
  read: fromPromise<DueCalendar, Whose>(({ input, signal }) => getDueCalendar(calls, input, { signal })),
  subscribe: fromPromise<DueSubscription, Whose>(({ input, signal }) => subscribeDueCalendar(calls, input, { signal })),
  end: fromPromise<unknown, Whose>(({ input, signal }) => endDueCalendar(calls, input, { signal })),
});
