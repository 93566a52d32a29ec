// Made of openapi/accesses.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const accessVisitShape = {
  at: 'string',
  until: 'string',
  reason: ['string', 'null'],
  kinds: { '[]': 'string' },
} satisfies Shape;

/** When and why employees have looked at the customer's data. */
export const getAccesses = (calls: Calls, params: Params<'getAccesses'>, options?: CallOptions) =>
  calls.read<Data<'getAccesses'>>(
    {
      method: 'GET',
      path: `/api/customer/${encodeURIComponent(params['customerId'])}/accesses`,
      query: { before: params['before'] },
      shape: { visits: { '[]': accessVisitShape }, next: ['string', 'null'] },
    },
    options,
  );
