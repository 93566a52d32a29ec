// Made of openapi/billing.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const billingFrequencyChangeShape = {
  contractCode: 'string',
  billingGroup: { billingGroupNo: 'number' },
  isMailed: 'boolean',
} satisfies Shape;
export const billingOptionsShape = {
  options: { '[]': { frequency: 'number', invoicesAYear: 'number' } },
} satisfies Shape;
export const billedContractShape = {
  contractNo: 'string',
  contractCode: 'string',
  address: 'string',
  isDistrictHeat: 'boolean',
  frequency: 'number',
  isChangeable: 'boolean',
} satisfies Shape;
export const billingFrequenciesShape = {
  customerId: 'string',
  isFeatureBlocked: 'boolean',
  blockedFor: ['string', 'null'],
  contracts: { '[]': billedContractShape },
} satisfies Shape;

/** Have a contract invoiced every so many months. */
export const changeBillingFrequency = (calls: Calls, body: Body<'changeBillingFrequency'>, options: KeyedOptions) =>
  calls.once<Data<'changeBillingFrequency'>>(
    { method: 'POST', path: '/api/invoices/frequency', body, shape: billingFrequencyChangeShape },
    options,
  );

/** How often one may be invoiced. */
export const getBillingOptions = (calls: Calls, options?: CallOptions) =>
  calls.read<Data<'getBillingOptions'>>(
    { method: 'GET', path: '/api/invoices/frequency/options', shape: billingOptionsShape, isOpen: true },
    options,
  );

/** How often a customer is invoiced, and whether that may be changed. */
export const getBillingFrequencies = (calls: Calls, params: Params<'getBillingFrequencies'>, options?: CallOptions) =>
  calls.read<Data<'getBillingFrequencies'>>(
    {
      method: 'GET',
      path: `/api/invoices/frequency/options/${encodeURIComponent(params['customerId'])}`,
      shape: billingFrequenciesShape,
    },
    options,
  );
