// Made of openapi/eInvoice.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const eInvoiceBankShape = { id: 'string', name: 'string', bic: 'string' } satisfies Shape;
export const eInvoiceOrderShape = {
  customerId: 'string',
  bank: eInvoiceBankShape,
  isMailed: 'boolean',
} satisfies Shape;
export const eInvoiceShape = {
  customerId: 'string',
  standing: 'string',
  bank: [{ id: 'string', name: 'string', bic: 'string' }, 'null'],
  banks: { '[]': eInvoiceBankShape },
} satisfies Shape;

/** Order e-invoices into a bank. */
export const orderEInvoice = (calls: Calls, body: Body<'orderEInvoice'>, options: KeyedOptions) =>
  calls.once<Data<'orderEInvoice'>>(
    { method: 'POST', path: '/api/invoices/e-invoice/activation', body, shape: eInvoiceOrderShape },
    options,
  );

/** Whether a customer has e-invoices, and the banks that take them. */
export const getEInvoice = (calls: Calls, params: Params<'getEInvoice'>, options?: CallOptions) =>
  calls.read<Data<'getEInvoice'>>(
    {
      method: 'GET',
      path: `/api/invoices/e-invoice/${encodeURIComponent(params['customerId'])}`,
      shape: eInvoiceShape,
    },
    options,
  );
