// Made of openapi/invoices.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const invoicePostponeShape = [
  { dueDate: ['string', 'null'], refusedFor: ['string', 'null'] },
  'null',
] satisfies Shape;
export const invoiceShape = {
  invoiceNo: 'string',
  owner: 'string',
  invoiceType: 'string',
  invoiceStatus: 'string',
  contents: { '[]': 'string' },
  meteringPointNos: { '[]': 'string' },
  ledgerNo: 'string',
  fromDate: 'string',
  toDate: 'string',
  invoiceDate: 'string',
  dueDate: ['string', 'null'],
  postponedFrom: ['string', 'null'],
  amount: 'string',
  openAmount: 'string',
  paidOn: ['string', 'null'],
  postponeDueDatePossible: ['boolean', 'null'],
  postpone: invoicePostponeShape,
} satisfies Shape;
export const invoiceBankDetailsShape = [{ recipient: 'string', iban: 'string', bic: 'string' }, 'null'] satisfies Shape;
export const invoiceDeliverySiteShape = {
  meteringPointNo: 'string',
  address: 'string',
  customerId: 'string',
  content: 'string',
} satisfies Shape;
export const invoiceLedgerShape = {
  ledgerNo: 'string',
  openAmount: 'string',
  paymentMethod: 'string',
  hasEnergyAccount: 'boolean',
} satisfies Shape;
export const invoicesToPayShape = {
  owner: 'string',
  count: 'number',
  amount: 'string',
  lateCount: 'number',
  lateAmount: 'string',
  first: invoiceShape,
} satisfies Shape;
export const invoicePagingShape = {
  pageNo: 'number',
  pageSize: 'number',
  pageCount: 'number',
  invoiceCount: 'number',
} satisfies Shape;
export const invoicesShape = {
  customerId: 'string',
  today: 'string',
  invoices: { '[]': invoiceShape },
  bankDetails: invoiceBankDetailsShape,
  deliverySites: { '[]': invoiceDeliverySiteShape },
  ledgers: { '[]': invoiceLedgerShape },
  toPay: { '[]': invoicesToPayShape },
  paging: invoicePagingShape,
} satisfies Shape;
export const postponementShape = {
  invoiceNo: 'string',
  postponedFrom: 'string',
  dueDate: 'string',
  isMailed: 'boolean',
} satisfies Shape;
export const energyAccountStatementShape = {
  invoiceNo: 'string',
  isEqualising: 'boolean',
  fromDate: 'string',
  toDate: 'string',
  charged: 'string',
  used: 'string',
  balance: 'string',
} satisfies Shape;
export const energyAccountShape = {
  ledgerNo: 'string',
  kind: 'string',
  address: 'string',
  monthlyAmount: 'string',
  startsOn: 'string',
  balance: 'string',
  nextEqualising: 'string',
  lowestAmount: ['string', 'null'],
  mostOwed: ['string', 'null'],
  statements: { '[]': energyAccountStatementShape },
} satisfies Shape;
export const energyAccountsShape = { customerId: 'string', accounts: { '[]': energyAccountShape } } satisfies Shape;
export const invoiceLineShape = {
  kind: 'string',
  name: 'string',
  meteringPointNo: ['string', 'null'],
  fromDate: 'string',
  toDate: 'string',
  quantity: ['string', 'null'],
  unit: ['string', 'null'],
  unitPrice: ['string', 'null'],
  vatPercentage: 'string',
  net: 'string',
  vat: 'string',
  gross: 'string',
} satisfies Shape;
export const invoiceVatShape = {
  vatPercentage: 'string',
  net: 'string',
  vat: 'string',
  gross: 'string',
} satisfies Shape;
export const invoicePaymentShape = [
  {
    recipient: 'string',
    iban: 'string',
    bic: 'string',
    reference: 'string',
    barcode: [{ text: 'string', widths: { '[]': 'number' } }, 'null'],
    qr: [{ text: 'string', size: 'number', modules: 'string' }, 'null'],
  },
  'null',
] satisfies Shape;
export const invoiceComparisonShape = [
  {
    invoiceNo: 'string',
    fromDate: 'string',
    toDate: 'string',
    amount: 'string',
    difference: 'string',
    basis: 'string',
    parts: {
      '[]': {
        kind: 'string',
        content: ['string', 'null'],
        amount: 'string',
        from: ['string', 'null'],
        to: ['string', 'null'],
        unit: ['string', 'null'],
        comparable: ['string', 'undefined'],
      },
    },
  },
  'null',
] satisfies Shape;
export const invoiceDetailsShape = {
  invoice: invoiceShape,
  ownerName: 'string',
  energy: { '[]': { content: 'string', amount: 'string', unit: 'string' } },
  lines: { '[]': invoiceLineShape },
  vat: { '[]': invoiceVatShape },
  payment: invoicePaymentShape,
  comparison: invoiceComparisonShape,
} satisfies Shape;

/** A page of a customer's invoices. */
export const getInvoices = (calls: Calls, params: Params<'getInvoices'>, options?: CallOptions) =>
  calls.read<Data<'getInvoices'>>(
    {
      method: 'GET',
      path: '/api/invoices/all',
      query: {
        customerId: params['customerId'],
        additionalOwners: params['additionalOwners'],
        includePostponeInfo: params['includePostponeInfo'],
        pageNo: params['pageNo'],
        pageSize: params['pageSize'],
      },
      shape: [invoicesShape, 'undefined'],
    },
    options,
  );

/** Postpone the due day of an invoice. */
export const postponeInvoice = (calls: Calls, body: Body<'postponeInvoice'>, options: KeyedOptions) =>
  calls.once<Data<'postponeInvoice'>>(
    { method: 'POST', path: '/api/invoices/postpone', body, shape: postponementShape },
    options,
  );

/** By which accounts a customer pays the same sum each month. */
export const getEnergyAccounts = (calls: Calls, params: Params<'getEnergyAccounts'>, options?: CallOptions) =>
  calls.read<Data<'getEnergyAccounts'>>(
    {
      method: 'GET',
      path: `/api/invoices/energy-account/${encodeURIComponent(params['customerId'])}`,
      shape: energyAccountsShape,
    },
    options,
  );

/** An invoice with its lines, what it is paid with, and why it is what it is. */
export const getInvoice = (calls: Calls, params: Params<'getInvoice'>, options?: CallOptions) =>
  calls.read<Data<'getInvoice'>>(
    { method: 'GET', path: `/api/invoices/${encodeURIComponent(params['invoiceNo'])}`, shape: invoiceDetailsShape },
    options,
  );

/** A ticket for an invoice's PDF. */
export const makeInvoiceTicket = (calls: Calls, params: Params<'makeInvoiceTicket'>, options?: CallOptions) =>
  calls.once<Data<'makeInvoiceTicket'>>(
    {
      method: 'POST',
      path: `/api/invoices/${encodeURIComponent(params['invoiceNo'])}/ticket`,
      shape: { ticket: 'string', validSeconds: 'number' },
    },
    options,
  );

/** An invoice as PDF, by a ticket. */
export const getInvoicePdf = (calls: Calls, params: Params<'getInvoicePdf'>, options?: CallOptions) =>
  calls.read<Data<'getInvoicePdf'>>(
    {
      method: 'GET',
      path: `/api/invoices/${encodeURIComponent(params['invoiceNo'])}/pdf`,
      query: { ticket: params['ticket'], lang: params['lang'] },
      shape: 'undefined',
      isOpen: true,
    },
    options,
  );
