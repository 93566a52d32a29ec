// Made of openapi/backup.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Body, Data } from './operation.ts';
import type { Shape } from './shape.ts';

export const actingShape = {
  open: [{ customerId: 'string', reason: 'string', since: 'string' }, 'null'],
  salesAgent: [{ salesAgentId: 'string', salesPoint: ['string', 'null'] }, 'null'],
} satisfies Shape;
export const recentCustomerShape = {
  customerId: 'string',
  customerType: 'string',
  firstName: ['string', 'null'],
  lastName: 'string',
  reason: 'string',
  since: 'string',
} satisfies Shape;
export const foundCustomerShape = {
  customerId: 'string',
  customerType: 'string',
  firstName: ['string', 'null'],
  lastName: 'string',
  street: ['string', 'null'],
  city: 'string',
} satisfies Shape;
export const foundCustomersShape = { total: 'number', customers: { '[]': foundCustomerShape } } satisfies Shape;

/** Which customer is open in the session. */
export const getActing = (calls: Calls, options?: CallOptions) =>
  calls.read<Data<'getActing'>>({ method: 'GET', path: '/api/backup/acting', shape: actingShape }, options);

/** Open a customer. */
export const openCustomer = (calls: Calls, body: Body<'openCustomer'>, options?: CallOptions) =>
  calls.once<Data<'openCustomer'>>({ method: 'POST', path: '/api/backup/acting', body, shape: actingShape }, options);

/** Act for nobody any more. */
export const closeCustomer = (calls: Calls, options?: CallOptions) =>
  calls.once<Data<'closeCustomer'>>({ method: 'DELETE', path: '/api/backup/acting', shape: actingShape }, options);

/** Customers opened in this session. */
export const getRecentCustomers = (calls: Calls, options?: CallOptions) =>
  calls.read<Data<'getRecentCustomers'>>(
    { method: 'GET', path: '/api/backup/acting/recent', shape: { customers: { '[]': recentCustomerShape } } },
    options,
  );

/** Find a customer. */
export const searchCustomers = (calls: Calls, body: Body<'searchCustomers'>, options?: CallOptions) =>
  calls.once<Data<'searchCustomers'>>(
    { method: 'POST', path: '/api/backup/customers/search', body, shape: foundCustomersShape },
    options,
  );

/** Give the sales agent id. */
export const giveSalesAgentId = (calls: Calls, body: Body<'giveSalesAgentId'>, options?: CallOptions) =>
  calls.once<Data<'giveSalesAgentId'>>(
    { method: 'POST', path: '/api/backup/sales-agent', body, shape: actingShape },
    options,
  );
