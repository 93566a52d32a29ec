// Made of openapi/transfers.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const transferShape = {
  transferId: 'string',
  state: 'string',
  day: 'string',
  email: 'string',
  phone: 'string',
  cancelledBy: ['string', 'null'],
  isOpen: 'boolean',
} satisfies Shape;
export const transferOfContractShape = {
  productName: 'string',
  address: 'string',
  obstacle: ['string', 'null'],
  firstDay: ['string', 'null'],
  lastDay: ['string', 'null'],
  transfer: [transferShape, 'undefined'],
} satisfies Shape;
export const priceShape = { kind: 'string', amount: 'string', unit: 'string', vatPercentage: 'string' } satisfies Shape;
export const localTextShape = { fi: 'string', sv: 'string', en: 'string' } satisfies Shape;
export const consentTextShape = {
  id: 'string',
  kind: 'string',
  version: 'string',
  text: localTextShape,
  links: { '[]': { document: 'string', words: localTextShape } },
} satisfies Shape;
export const transferOfferShape = {
  state: 'string',
  customer: [{ email: ['string', 'null'], phone: ['string', 'null'] }, 'null'],
  offer: [
    {
      day: 'string',
      lastDay: 'string',
      address: 'string',
      productName: 'string',
      productDescription: ['string', 'null'],
      endDate: ['string', 'null'],
      noticePeriodDays: ['number', 'null'],
      isEarlyStart: 'boolean',
      isOpen: 'boolean',
      isEInvoiceToApprove: ['boolean', 'undefined'],
      prices: { '[]': priceShape },
      consents: { '[]': consentTextShape },
      terms: { '[]': { documentId: 'string', name: 'string', href: 'string' } },
      paperInvoiceFeeCents: 'number',
      eInvoiceBanks: { '[]': { id: 'string', name: 'string', bic: 'string' } },
    },
    'null',
  ],
} satisfies Shape;
export const acceptedTransferShape = { day: 'string', address: 'string', productName: 'string' } satisfies Shape;

/** How the transfer of a contract stands. */
export const getTransfer = (calls: Calls, params: Params<'getTransfer'>, options?: CallOptions) =>
  calls.read<Data<'getTransfer'>>(
    {
      method: 'GET',
      path: `/api/contract/${encodeURIComponent(params['contractNo'])}/transfer`,
      shape: transferOfContractShape,
    },
    options,
  );

/** Offer a contract to its new holder. */
export const beginTransfer = (
  calls: Calls,
  params: Params<'beginTransfer'>,
  body: Body<'beginTransfer'>,
  options: KeyedOptions,
) =>
  calls.once<Data<'beginTransfer'>>(
    {
      method: 'POST',
      path: `/api/contract/${encodeURIComponent(params['contractNo'])}/transfer`,
      body,
      shape: transferShape,
    },
    options,
  );

/** Take a transfer back. */
export const cancelTransfer = (calls: Calls, params: Params<'cancelTransfer'>, options: KeyedOptions) =>
  calls.once<Data<'cancelTransfer'>>(
    {
      method: 'POST',
      path: `/api/contract/${encodeURIComponent(params['contractNo'])}/transfer/cancel`,
      shape: transferShape,
    },
    options,
  );

/** Bind the browser to the transfer of a link. */
export const openTransferLink = (calls: Calls, body: Body<'openTransferLink'>, options?: CallOptions) =>
  calls.once<Data<'openTransferLink'>>(
    { method: 'POST', path: '/api/transfer/link', body, shape: 'undefined', isOpen: true },
    options,
  );

/** What is handed over, for the new holder. */
export const getTransferOffer = (calls: Calls, options?: CallOptions) =>
  calls.read<Data<'getTransferOffer'>>({ method: 'GET', path: '/api/transfer', shape: transferOfferShape }, options);

/** Take a contract over. */
export const acceptTransfer = (calls: Calls, body: Body<'acceptTransfer'>, options: KeyedOptions) =>
  calls.once<Data<'acceptTransfer'>>(
    { method: 'POST', path: '/api/transfer/acceptance', body, shape: acceptedTransferShape, timeOut: 30000 },
    options,
  );

/** Do not take a contract over. */
export const refuseTransfer = (calls: Calls, options: KeyedOptions) =>
  calls.once<Data<'refuseTransfer'>>(
    { method: 'POST', path: '/api/transfer/refusal', shape: { state: 'string' } },
    options,
  );
