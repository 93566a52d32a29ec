// Made of openapi/places.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const postalTownShape = { postalCode: 'string', postalCity: 'string' } satisfies Shape;
export const streetsShape = {
  streets: { '[]': { streetName: 'string', postalCode: 'string', postalCity: 'string' } },
} satisfies Shape;
export const siteCheckShape = {
  outcome: 'string',
  correctedAddress: [
    {
      streetName: 'string',
      houseNumber: 'string',
      houseLetter: ['string', 'null'],
      residence: ['string', 'null'],
      postalCode: 'string',
      postalCity: 'string',
    },
    'null',
  ],
  site: [
    { meteringPointNo: 'string', meteringPointId: 'string', gridArea: 'string', is15minAvailable: 'boolean' },
    'null',
  ],
} satisfies Shape;
export const siteContractsShape = {
  ownContractCode: ['string', 'null'],
  isOwnBound: 'boolean',
  isOthers: 'boolean',
} satisfies Shape;

/** The town of a postal code. */
export const getPostalCode = (calls: Calls, params: Params<'getPostalCode'>, options?: CallOptions) =>
  calls.read<Data<'getPostalCode'>>(
    {
      method: 'GET',
      path: `/api/postal-codes/${encodeURIComponent(params['postalCode'])}`,
      shape: postalTownShape,
      isOpen: true,
    },
    options,
  );

/** Streets by the beginning of their name. */
export const findStreets = (calls: Calls, params: Params<'findStreets'>, options?: CallOptions) =>
  calls.read<Data<'findStreets'>>(
    {
      method: 'GET',
      path: '/api/streets',
      query: { street: params['street'], postalCode: params['postalCode'] },
      shape: streetsShape,
      isOpen: true,
    },
    options,
  );

/** Is there such a delivery site. */
export const checkDeliverySite = (calls: Calls, body: Body<'checkDeliverySite'>, options?: CallOptions) =>
  calls.read<Data<'checkDeliverySite'>>(
    { method: 'POST', path: '/api/delivery-site/check', body, shape: siteCheckShape },
    options,
  );

/** Whose contract runs at a delivery site. */
export const getSiteContracts = (calls: Calls, params: Params<'getSiteContracts'>, options?: CallOptions) =>
  calls.read<Data<'getSiteContracts'>>(
    {
      method: 'GET',
      path: `/api/delivery-site/${encodeURIComponent(params['meteringPointNo'])}/contracts`,
      query: { customerId: params['customerId'], productKind: params['productKind'] },
      shape: siteContractsShape,
    },
    options,
  );
