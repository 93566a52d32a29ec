// Made of openapi/navigation.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const quickLinkShape = {
  id: 'string',
  href: 'string',
  label: 'string',
  labelOfOther: ['string', 'undefined'],
} satisfies Shape;
export const navigationShape = { items: { '[]': quickLinkShape } } satisfies Shape;

/** The links of the main navigation. */
export const getNavigation = (calls: Calls, params: Params<'getNavigation'> = {}, options?: CallOptions) =>
  calls.read<Data<'getNavigation'>>(
    { method: 'GET', path: '/api/navigation', query: { view: params['view'] }, shape: navigationShape },
    options,
  );
