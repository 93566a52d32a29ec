// Made of openapi/customer.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const representedShape = {
  customerId: 'string',
  firstName: ['string', 'null'],
  lastName: 'string',
  customerType: 'string',
  validFrom: 'string',
  validTo: ['string', 'null'],
} satisfies Shape;
export const representationsShape = {
  owner: { customerId: ['string', 'null'], firstName: ['string', 'null'], lastName: 'string' },
  representing: { '[]': representedShape },
} satisfies Shape;
export const addressShape = {
  typeOfAddress: 'string',
  streetName: ['string', 'null'],
  houseNumber: ['string', 'null'],
  houseLetter: ['string', 'null'],
  residence: ['string', 'null'],
  zip: 'string',
  city: 'string',
  country: 'string',
  postalBox: ['string', 'null'],
} satisfies Shape;
export const permissionShape = { isAllowed: 'boolean', saveMethod: ['string', 'null'] } satisfies Shape;
export const customerShape = {
  customerId: 'string',
  customerType: 'string',
  isCompany: 'boolean',
  isDeceased: 'boolean',
  firstName: ['string', 'null'],
  lastName: 'string',
  businessId: ['string', 'null'],
  email: ['string', 'null'],
  mobileNumber: ['string', 'null'],
  language: 'string',
  address: addressShape,
  marketingPermissions: { sms: permissionShape, email: permissionShape },
  priceNotifications: {
    email: { enabled: 'boolean', saveMethod: ['string', 'null'], emailAddress: ['string', 'null'] },
    sms: { enabled: 'boolean', saveMethod: ['string', 'null'], phoneNumber: ['string', 'null'] },
  },
} satisfies Shape;
export const representativeShape = {
  id: 'string',
  firstName: 'string',
  lastName: 'string',
  validFrom: 'string',
  validTo: ['string', 'null'],
} satisfies Shape;
export const representativesShape = { representatives: { '[]': representativeShape } } satisfies Shape;

/** Those whom the person may act for. */
export const getRepresentations = (calls: Calls, params: Params<'getRepresentations'> = {}, options?: CallOptions) =>
  calls.read<Data<'getRepresentations'>>(
    {
      method: 'GET',
      path: '/api/customer/representations',
      query: { customerId: params['customerId'] },
      shape: representationsShape,
    },
    options,
  );

/** A customer. */
export const getCustomer = (calls: Calls, params: Params<'getCustomer'>, options?: CallOptions) =>
  calls.read<Data<'getCustomer'>>(
    { method: 'GET', path: `/api/customer/${encodeURIComponent(params['customerId'])}`, shape: customerShape },
    options,
  );

/** Those who may act for a customer. */
export const getRepresentatives = (calls: Calls, params: Params<'getRepresentatives'>, options?: CallOptions) =>
  calls.read<Data<'getRepresentatives'>>(
    {
      method: 'GET',
      path: `/api/customer/${encodeURIComponent(params['customerId'])}/representatives`,
      shape: representativesShape,
    },
    options,
  );

/** End somebody's right to act for the customer. */
export const endRepresentation = (calls: Calls, params: Params<'endRepresentation'>, options?: CallOptions) =>
  calls.once<Data<'endRepresentation'>>(
    {
      method: 'DELETE',
      path: `/api/customer/representatives/${encodeURIComponent(params['representativeId'])}`,
      shape: 'undefined',
    },
    options,
  );
