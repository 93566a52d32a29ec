// Made of openapi/dueCalendar.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const dueCalendarShape = {
  customerId: 'string',
  subscribedAt: ['string', 'null'],
  file: 'string',
} satisfies Shape;
export const dueSubscriptionShape = { address: 'string', subscribedAt: 'string' } satisfies Shape;

/** The due days as a file, and whether the caller's calendar asks for them. */
export const getDueCalendar = (calls: Calls, params: Params<'getDueCalendar'>, options?: CallOptions) =>
  calls.read<Data<'getDueCalendar'>>(
    {
      method: 'GET',
      path: `/api/invoices/calendar/${encodeURIComponent(params['customerId'])}`,
      shape: dueCalendarShape,
    },
    options,
  );

/** An address by which a calendar asks for the due days. */
export const subscribeDueCalendar = (calls: Calls, params: Params<'subscribeDueCalendar'>, options?: CallOptions) =>
  calls.once<Data<'subscribeDueCalendar'>>(
    {
      method: 'POST',
      path: `/api/invoices/calendar/${encodeURIComponent(params['customerId'])}/subscription`,
      shape: dueSubscriptionShape,
    },
    options,
  );

/** End the subscription. */
export const endDueCalendar = (calls: Calls, params: Params<'endDueCalendar'>, options?: CallOptions) =>
  calls.once<Data<'endDueCalendar'>>(
    {
      method: 'DELETE',
      path: `/api/invoices/calendar/${encodeURIComponent(params['customerId'])}/subscription`,
      shape: 'undefined',
    },
    options,
  );

/** The due days, as a calendar asks for them. */
export const readDueCalendar = (calls: Calls, params: Params<'readDueCalendar'>, options?: CallOptions) =>
  calls.read<Data<'readDueCalendar'>>(
    { method: 'GET', path: `/api/due-days/${encodeURIComponent(params['secret'])}`, shape: 'undefined', isOpen: true },
    options,
  );
