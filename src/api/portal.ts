import { Failure } from '../../domain/failure.ts';
import type { QuickLink } from '../../domain/types.ts';
import type { CallOptions, Credentials } from './caller.ts';
import { createCalls } from './calls.ts';
import { hasShape, isObject } from './shape.ts';

/** The contracts did not come; the quick links of the answer did (`contracts.quickLinks`). */
export class ContractsFailure extends Failure {
  readonly quickLinks: QuickLink[];

  constructor(failure: Failure, quickLinks: QuickLink[]) {
    super(failure);
    this.quickLinks = quickLinks;
  }
}

const times = { serverTime: 'string', expiresAt: 'string', sessionEndsAt: 'string' } as const;

const isQuickLink = (value: unknown): value is QuickLink =>
  hasShape(value, { id: 'string', href: 'string', label: 'string' });

const quickLinksOf = (value: unknown): QuickLink[] =>
  isObject(value) && Array.isArray(value['homePageQuickLinks']) ? value['homePageQuickLinks'].filter(isQuickLink) : [];

const isContract = (value: unknown): boolean =>
  hasShape(value, {
    contractCode: 'string',
    contractNo: 'string',
    productName: 'string',
    startDate: 'string',
    addons: 'object',
    meteringPoint: 'object',
    meteringPointAddress: 'object',
    prices: 'array',
    contentConfiguration: 'object',
  });

const groups = ['active', 'starting', 'ending', 'ended'] as const;

const isContracts = (value: unknown): boolean =>
  isObject(value) &&
  groups.every((group) => {
    const contracts = value[group];
    return Array.isArray(contracts) && contracts.every(isContract);
  });

/**
 * The calls that the first pages make, each a promise of the answer's data that rejects with a Failure. Ids and types are
 * the API's. What other pages call stands in a file an area beside this one, over `calls`, and comes with the page.
 *
 * @param isAppView the portal is inside the mobile app (`frame.embedded`)
 */
export function createPortalApi(credentials: Credentials, isAppView = false, origin = window.location.origin) {
  const calls = createCalls(credentials, origin);
  const { client, read, once } = calls;
  return {
    calls,
    /** Asks about the token given, so it is never sent again by itself. */
    validateToken: (accessToken: string, options?: CallOptions) =>
      once(
        (sending) =>
          client.GET('/api/auth/token/validate', {
            ...sending,
            params: { query: isAppView ? { appView: 'true' } : {} },
          }),
        { isShape: (data) => hasShape(data, { ...times, allowedEmployee: 'boolean', salesChannels: 'array' }) },
        { ...options, accessToken },
      ),
    renewToken: (options?: CallOptions) =>
      once(
        (sending) => client.POST('/api/auth/token/renew', sending),
        { isShape: (data) => hasShape(data, { ...times, accessToken: 'string' }) },
        options,
      ),
    logout: (options?: CallOptions) =>
      once(
        (sending) => client.POST('/api/auth/logout', sending),
        { isShape: (data) => hasShape(data, { location: 'string' }) },
        options,
      ),
    getUserInfo: (options?: CallOptions) =>
      read(
        (sending) => client.GET('/api/auth/user-info', sending),
        { isShape: (data) => hasShape(data, { sub: 'string', givenName: 'string', familyName: 'string' }) },
        options,
      ),
    /** @param view the template of the route that the person is at */
    getNavigation: (view: string, options?: CallOptions) =>
      read(
        (sending) => client.GET('/api/navigation', { ...sending, params: { query: { view } } }),
        { isShape: (data) => isObject(data) && Array.isArray(data['items']) && data['items'].every(isQuickLink) },
        options,
      ),
    getRepresentations: (options?: CallOptions) =>
      read(
        (sending) => client.GET('/api/customer/representations', sending),
        { isShape: (data) => hasShape(data, { owner: 'object', representing: 'array' }) },
        options,
      ),
    getCustomer: (customerId: string, options?: CallOptions) =>
      read(
        (sending) => client.GET('/api/customer/{customerId}', { ...sending, params: { path: { customerId } } }),
        { isShape: (data) => hasShape(data, { customerId: 'string', lastName: 'string', address: 'object' }) },
        options,
      ),
    getContracts: (customerId: string, options?: CallOptions) =>
      read(
        (sending) =>
          client.GET('/api/contracts/customer/{customerId}', {
            ...sending,
            params: { path: { customerId }, query: { status: 'A,M,O,S' } },
          }),
        {
          isShape: isContracts,
          withProblem: (failure, problem) => new ContractsFailure(failure, quickLinksOf(problem)),
        },
        options,
      ),
  };
}

export type PortalApi = ReturnType<typeof createPortalApi>;
