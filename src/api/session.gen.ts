// Made of openapi/session.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const salesPointShape = { salesPointId: 'string', name: 'string' } satisfies Shape;
export const tokenValidationShape = {
  customerId: ['string', 'null'],
  customerType: ['string', 'null'],
  allowedEmployee: 'boolean',
  strongAuthentication: 'boolean',
  salesAgentId: ['string', 'null'],
  askSalesAgentId: 'boolean',
  empInfo: ['string', 'null'],
  employeeType: ['string', 'null'],
  salesChannels: { '[]': 'string' },
  telephoneSalesChannels: { '[]': 'string' },
  salesPoints: { '[]': salesPointShape },
  serverTime: 'string',
  expiresAt: 'string',
  sessionEndsAt: 'string',
} satisfies Shape;
export const exchangedTokenShape = {
  accessToken: 'string',
  validation: [tokenValidationShape, 'undefined'],
} satisfies Shape;
export const renewedTokenShape = {
  accessToken: 'string',
  serverTime: 'string',
  expiresAt: 'string',
  sessionEndsAt: 'string',
} satisfies Shape;
export const userInfoShape = {
  sub: 'string',
  givenName: 'string',
  familyName: 'string',
  ssn: ['string', 'null'],
} satisfies Shape;
export const locationShape = { location: 'string' } satisfies Shape;

/** Is the token good, and who holds it. */
export const validateToken = (calls: Calls, params: Params<'validateToken'> = {}, options?: CallOptions) =>
  calls.read<Data<'validateToken'>>(
    {
      method: 'GET',
      path: '/api/auth/token/validate',
      query: { appView: params['appView'] },
      shape: tokenValidationShape,
    },
    options,
  );

/** Take what an address has handed over. */
export const exchangeHandOver = (
  calls: Calls,
  params: Params<'exchangeHandOver'>,
  body: Body<'exchangeHandOver'>,
  options?: CallOptions,
) =>
  calls.once<Data<'exchangeHandOver'>>(
    {
      method: 'POST',
      path: '/api/auth/token/exchange',
      query: { appView: params['appView'] },
      body,
      shape: exchangedTokenShape,
      isOpen: true,
    },
    options,
  );

/** Stay signed in. */
export const renewToken = (calls: Calls, options?: CallOptions) =>
  calls.once<Data<'renewToken'>>({ method: 'POST', path: '/api/auth/token/renew', shape: renewedTokenShape }, options);

/** The signed-in person. */
export const getUserInfo = (calls: Calls, options?: CallOptions) =>
  calls.read<Data<'getUserInfo'>>({ method: 'GET', path: '/api/auth/user-info', shape: userInfoShape }, options);

/** Sign out. */
export const logout = (calls: Calls, options?: CallOptions) =>
  calls.once<Data<'logout'>>({ method: 'POST', path: '/api/auth/logout', shape: locationShape }, options);

/** Sign out a browser. */
export const logoutBrowser = (calls: Calls, options?: CallOptions) =>
  calls.once<Data<'logoutBrowser'>>(
    { method: 'POST', path: '/api/auth/logout/browser', shape: locationShape, isOpen: true },
    options,
  );
