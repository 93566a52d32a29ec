import { expect, test } from 'vitest';
import type { Invoice, InvoicesToPay } from '../../../../domain/types.ts';
import { shownInvoice, toldDay } from './latest.view.ts';

const today = '2026-02-12';
const invoice = (changed: Partial<Invoice> = {}): Invoice =>
  ({
    invoiceNo: '240188301',
    invoiceStatus: 'open',
    invoiceDate: '2026-02-10',
    dueDate: '2026-02-24',
    paidOn: null,
    ...changed,
  }) as Invoice;

test('what is to be paid first is shown before the newest, and without any there is none (home.invoice)', () => {
  const newest = invoice({ invoiceNo: '240188309' });
  const first = invoice();
  const owed = { first } as InvoicesToPay;
  expect(
    [
      { toPay: [owed], newest },
      { toPay: [], newest },
      { toPay: [], newest: null },
    ].map((told) => shownInvoice({ ...told, today })),
  ).toEqual([first, newest, null]);
});

test.each<[string, Partial<Invoice>, ReturnType<typeof toldDay>]>([
  ['open', {}, { kind: 'due', day: '2026-02-24', daysLeft: 12 }],
  ['due today', { dueDate: today }, { kind: 'due', day: today, daysLeft: 0 }],
  ['late', { invoiceStatus: 'overdue', dueDate: '2026-02-11' }, { kind: 'due', day: '2026-02-11', daysLeft: -1 }],
  ['partly paid', { invoiceStatus: 'partlyPaid', paidOn: today }, { kind: 'due', day: '2026-02-24', daysLeft: 12 }],
  ['in collection', { invoiceStatus: 'inCollection' }, { kind: 'due', day: '2026-02-24', daysLeft: null }],
  ['paid', { invoiceStatus: 'paid', paidOn: '2026-02-11' }, { kind: 'paid', day: '2026-02-11' }],
  ['paid, nobody knows when', { invoiceStatus: 'paid' }, { kind: 'dated', day: '2026-02-10' }],
  ['taken back', { invoiceStatus: 'credited', paidOn: '2026-02-11' }, { kind: 'dated', day: '2026-02-10' }],
  ['a credit', { invoiceStatus: 'paid', dueDate: null }, { kind: 'dated', day: '2026-02-10' }],
])('the day that is told of an invoice that is %s (home.invoice)', (_stands, changed, told) =>
  expect(toldDay(invoice(changed), today)).toEqual(told),
);
