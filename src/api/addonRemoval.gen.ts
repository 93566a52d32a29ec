// Made of openapi/addonRemoval.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const addonRemovalShape = {
  contractCode: 'string',
  tariffNo: 'number',
  productName: 'string',
  endDate: 'string',
  endsWithIt: { '[]': 'string' },
  isMailed: 'boolean',
} satisfies Shape;
export const endsWithAddonShape = { productName: 'string', description: ['string', 'null'] } satisfies Shape;
export const removableAddonShape = {
  contractNo: 'string',
  contractCode: 'string',
  address: 'string',
  tariffNo: 'number',
  productName: 'string',
  description: ['string', 'null'],
  price: { amount: 'string', unit: 'string', vatPercentage: 'string' },
  endDate: ['string', 'null'],
  blockedFor: ['string', 'null'],
  noticePeriodDays: 'number',
  terminateTemplateNo: 'number',
  firstDay: 'string',
  lastDay: 'string',
  endsWithIt: { '[]': endsWithAddonShape },
} satisfies Shape;
export const removableAddonsShape = { customerId: 'string', addons: { '[]': removableAddonShape } } satisfies Shape;

/** End a service of a contract. */
export const terminateVap = (
  calls: Calls,
  params: Params<'terminateVap'>,
  body: Body<'terminateVap'>,
  options: KeyedOptions,
) =>
  calls.once<Data<'terminateVap'>>(
    {
      method: 'POST',
      path: `/api/contract/${encodeURIComponent(params['customerId'])}/${encodeURIComponent(params['contractNo'])}/terminate-vap/${encodeURIComponent(params['tariffNo'])}`,
      body,
      shape: addonRemovalShape,
    },
    options,
  );

/** The services of a customer, and when each may end. */
export const getRemovableAddons = (calls: Calls, params: Params<'getRemovableAddons'>, options?: CallOptions) =>
  calls.read<Data<'getRemovableAddons'>>(
    {
      method: 'GET',
      path: `/api/invoices/addons/${encodeURIComponent(params['customerId'])}`,
      shape: removableAddonsShape,
    },
    options,
  );
