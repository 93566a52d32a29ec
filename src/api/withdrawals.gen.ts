// Made of openapi/withdrawals.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const withdrawalReceiptShape = {
  receiptNo: 'string',
  receivedAt: 'string',
  order: [
    {
      orderNo: 'string',
      sold: ['string', 'undefined'],
      productName: 'string',
      services: [{ '[]': 'string' }, 'undefined'],
      orderedOn: 'string',
      place: ['string', 'null'],
    },
    'null',
  ],
  text: ['string', 'null'],
  isTakeover: ['boolean', 'undefined'],
  name: 'string',
  email: 'string',
  usedCents: ['number', 'null'],
  goesOn: ['string', 'null'],
  moved: [[{ place: 'string', ended: { '[]': 'string' } }, 'null'], 'undefined'],
  hasBegun: ['boolean', 'undefined'],
  isSwitching: ['boolean', 'undefined'],
} satisfies Shape;
export const withdrawableOrderShape = {
  orderId: 'string',
  orderNo: 'string',
  contractCode: ['string', 'null'],
  sold: 'string',
  productName: 'string',
  services: { '[]': 'string' },
  place: ['string', 'null'],
  name: 'string',
  email: 'string',
  orderedOn: 'string',
  lastDay: 'string',
  state: 'string',
  startDate: ['string', 'null'],
  isSwitching: 'boolean',
  goesOn: ['string', 'null'],
  moved: [{ place: 'string', ended: { '[]': 'string' } }, 'null'],
  usedCents: ['number', 'null'],
  receipt: [withdrawalReceiptShape, 'undefined'],
} satisfies Shape;
export const withdrawalsShape = { today: 'string', orders: { '[]': withdrawableOrderShape } } satisfies Shape;

/** The orders of a customer that may be withdrawn from. */
export const getWithdrawals = (calls: Calls, params: Params<'getWithdrawals'>, options?: CallOptions) =>
  calls.read<Data<'getWithdrawals'>>(
    {
      method: 'GET',
      path: `/api/withdrawal/customer/${encodeURIComponent(params['customerId'])}`,
      shape: withdrawalsShape,
    },
    options,
  );

/** The order of the link in its confirmation. */
export const openWithdrawal = (calls: Calls, body: Body<'openWithdrawal'>, options?: CallOptions) =>
  calls.once<Data<'openWithdrawal'>>(
    { method: 'POST', path: '/api/withdrawal/link', body, shape: withdrawalsShape, isOpen: true },
    options,
  );

/** Withdraw from the order of the link in its confirmation. */
export const withdrawByLink = (calls: Calls, body: Body<'withdrawByLink'>, options: KeyedOptions) =>
  calls.once<Data<'withdrawByLink'>>(
    { method: 'POST', path: '/api/withdrawal/link/confirm', body, shape: withdrawalReceiptShape, isOpen: true },
    options,
  );

/** Withdraw from an order. */
export const withdrawOrder = (
  calls: Calls,
  params: Params<'withdrawOrder'>,
  body: Body<'withdrawOrder'>,
  options: KeyedOptions,
) =>
  calls.once<Data<'withdrawOrder'>>(
    {
      method: 'POST',
      path: `/api/contract/order/${encodeURIComponent(params['orderId'])}/withdrawal`,
      body,
      shape: withdrawalReceiptShape,
    },
    options,
  );

/** Tell of a withdrawal in one's own words. */
export const sendWithdrawalNotice = (calls: Calls, body: Body<'sendWithdrawalNotice'>, options: KeyedOptions) =>
  calls.once<Data<'sendWithdrawalNotice'>>(
    { method: 'POST', path: '/api/withdrawal/notice', body, shape: withdrawalReceiptShape },
    options,
  );
