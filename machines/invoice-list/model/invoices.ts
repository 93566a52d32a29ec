import type { Invoice, InvoiceDetails, Invoices, Postponement } from '../../../domain/types.ts';

const invoice = (invoiceNo: string): Invoice => ({
  invoiceNo,
  owner: '40127731',
  invoiceType: 'supply',
  invoiceStatus: 'paid',
  contents: ['electricity'],
  meteringPointNos: ['7012345'],
  ledgerNo: '5000112',
  fromDate: '2025-12-01',
  toDate: '2025-12-31',
  invoiceDate: '2026-01-13',
  dueDate: '2026-01-27',
  postponedFrom: null,
  amount: '141.02',
  openAmount: '0',
  paidOn: '2026-01-27',
  postponeDueDatePossible: null,
  postpone: null,
});

/** What the server says is to be paid: of these one at most. */
const toPayIn = (invoices: readonly Invoice[]): Invoices['toPay'] =>
  invoices
    .filter(({ openAmount }) => openAmount !== '0')
    .map((first) => ({
      owner: first.owner,
      count: 1,
      amount: first.openAmount,
      lateCount: 0,
      lateAmount: '0.00',
      first,
    }));

/** A page of one invoice, of so many pages. */
export const pageOf = (pageNo: number, pageCount: number, invoices = [invoice(`24018830${pageNo}`)]): Invoices => ({
  customerId: '40127731',
  today: '2026-02-12',
  invoices,
  bankDetails: pageNo === 1 ? { recipient: 'Kajo Energia Oy', iban: 'FI2112345600000785', bic: 'NDEAFIHH' } : null,
  deliverySites: [
    {
      meteringPointNo: '7012345',
      address: 'Koivukuja 4 B, 33820 Tampere',
      customerId: '40127731',
      content: 'electricity',
    },
  ],
  ledgers:
    pageNo === 1
      ? [{ ledgerNo: '5000112', openAmount: '0', paymentMethod: 'directPayment', hasEnergyAccount: false }]
      : [],
  toPay: pageNo === 1 ? toPayIn(invoices) : [],
  paging: { pageNo, pageSize: 100, pageCount, invoiceCount: pageCount },
});
/** One that is to be paid, and may be postponed. */
export const postponable: Invoice = {
  ...invoice('240188301'),
  invoiceStatus: 'open',
  dueDate: '2026-02-24',
  openAmount: '141.02',
  paidOn: null,
  postponeDueDatePossible: true,
  postpone: { dueDate: '2026-03-10', refusedFor: null },
};

/** An invoice by itself, as it is asked for where its reference is shown. */
export const detailsOf = (one: Invoice): InvoiceDetails => ({
  invoice: one,
  ownerName: 'Aino Mäkelä',
  energy: [],
  lines: [],
  vat: [],
  payment: null,
  comparison: null,
});

export const postponement: Postponement = {
  invoiceNo: postponable.invoiceNo,
  postponedFrom: '2026-02-24',
  dueDate: '2026-03-10',
  isMailed: true,
};
