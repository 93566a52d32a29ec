// Made of openapi/terminations.yaml by npm run generate.
import type { Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const terminationShape = {
  terminationNo: 'string',
  contractCode: 'string',
  kind: 'string',
  productName: 'string',
  place: 'string',
  reason: 'string',
  lastDay: 'string',
  email: 'string',
  billPlace: ['string', 'null'],
  endingAddons: { '[]': 'string' },
  continuingAddons: { '[]': 'string' },
  receivedAt: 'string',
} satisfies Shape;

/** Give notice of a contract. */
export const terminateContract = (
  calls: Calls,
  params: Params<'terminateContract'>,
  body: Body<'terminateContract'>,
  options: KeyedOptions,
) =>
  calls.once<Data<'terminateContract'>>(
    {
      method: 'POST',
      path: `/api/contract/${encodeURIComponent(params['contractNo'])}/termination`,
      body,
      shape: terminationShape,
    },
    options,
  );
