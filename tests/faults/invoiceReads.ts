import { addMonths, firstDayOf, helsinkiToday, monthOf } from '../../domain/time/index.ts';
import { demoInvoiceNo } from '../../server/demo/invoices/invoiceNumbers.ts';
import type { Read } from './read.ts';

const customerId = '40127731';
/** Billed by now, whatever day it is. */
const month = monthOf(addMonths(firstDayOf(monthOf(helsinkiToday(Date.now()))), -2));
const invoiceNo = demoInvoiceNo(customerId, month, 'bill');

const aino = { person: 'Aino Mäkelä', isRefusalFinal: true } as const;

/** What the pages of invoices ask; the list itself is walked by its model. */
export const reads: Read[] = [
  {
    ...aino,
    name: 'the reference of what is to be paid',
    requirement: 'invoicesPage.first',
    address: '/invoices',
    call: { method: 'GET', path: `/api/invoices/${invoiceNo.slice(0, 8)}*` },
    whole: [
      ['button', 'Kopioi viitenumero'],
      ['heading', 'Kaikki laskut'],
    ],
    without: [
      ['text', 'Katso laskulta'],
      ['button', 'Kopioi tilinumero'],
      ['heading', 'Kaikki laskut'],
    ],
    absent: [['button', 'Kopioi viitenumero']],
  },
  {
    name: 'the balance of who pays the same each month',
    requirement: 'account.shown',
    person: 'Eeva Laine',
    isRefusalFinal: true,
    address: '/invoices',
    call: { method: 'GET', path: '/api/invoices/energy-account/*' },
    notice: {
      in: 'alert',
      title: 'Kuukausierien saldoa ei saatu näkyviin',
      hasRequestId: true,
      isCountedDown: true,
    },
    whole: [
      ['heading', 'Joustomaksu'],
      ['heading', 'Kaikki laskut'],
    ],
    without: [['heading', 'Kaikki laskut']],
    absent: [['heading', 'Joustomaksu']],
  },
  {
    ...aino,
    name: 'an invoice at its page',
    requirement: 'invoicePage.failed',
    address: `/invoices/${invoiceNo}`,
    call: { method: 'GET', path: `/api/invoices/${invoiceNo}` },
    notice: { in: 'alert', title: 'Laskua ei saatu näkyviin', hasRequestId: true, isCountedDown: true },
    whole: [
      ['heading', 'Mistä lasku koostuu'],
      ['button', 'Avaa PDF'],
    ],
    without: [['heading', 'Lasku']],
  },
];
