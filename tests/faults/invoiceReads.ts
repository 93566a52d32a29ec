import { addMonths, firstDayOf, helsinkiToday, monthOf } from '../../domain/time/index.ts';
import { demoInvoiceNo } from '../../server/demo/invoices/invoiceNumbers.ts';
import type { Read } from './read.ts';

const customerId = '40127731';
/** Billed by now, whatever day it is. */
const month = monthOf(addMonths(firstDayOf(monthOf(helsinkiToday(Date.now()))), -2));
const invoiceNo = demoInvoiceNo(customerId, month, 'bill');

const aino = { person: 'Aino Mäkelä', isRefusalFinal: true } as const;

/** What the pages of invoices ask, and others ask of invoices; the list itself is walked by its model. */
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
    name: 'the names of those whose invoices there are',
    requirement: 'invoicesPage.owners',
    person: 'Aino Mäkelä',
    address: '/invoices',
    call: { method: 'GET', path: '/api/customer/representations' },
    whole: [
      ['heading', 'Kaikki laskut'],
      ['heading', 'Viimeisten 12 kuukauden laskut · Aino Mäkelä'],
    ],
    without: [
      ['heading', 'Kaikki laskut'],
      ['heading', `Viimeisten 12 kuukauden laskut · Asiakasnumero ${customerId}`],
    ],
  },
  {
    ...aino,
    name: 'what is owed, and the invoice that matters, at the dashboard',
    requirement: 'home.invoice',
    address: '/dashboard',
    call: { method: 'GET', path: '/api/invoices/all?*' },
    notice: { in: 'alert', title: 'Laskujen tilannetta ei saatu näkyviin', hasRequestId: true, isCountedDown: true },
    whole: [
      ['link', 'Katso laskut'],
      ['link', 'Avaa lasku'],
    ],
    without: [
      ['link', 'Kaikki laskut'],
      ['link', 'Kajo Pörssi'],
      ['link', 'Katso kulutus'],
      ['link', 'Katso pörssihinnat'],
    ],
    absent: [
      ['link', 'Katso laskut'],
      ['link', 'Avaa lasku'],
    ],
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
    unknown: ['heading', 'Laskua ei löytynyt'],
    whole: [
      ['heading', 'Mistä lasku koostuu'],
      ['button', 'Avaa PDF'],
    ],
    without: [['heading', 'Lasku']],
  },
];
