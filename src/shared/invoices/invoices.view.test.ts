import { expect, test } from 'vitest';
import type { InvoiceDetails } from '../../../domain/types.ts';
import {
  groupReference,
  inOrder,
  isPayableLate,
  isUnpaid,
  monthOfInvoice,
  standingOfInvoice,
  withFixedDetails,
} from './invoices.view.ts';

test('a national reference is grouped from its end, RF from its beginning (invoicesPage.first)', () => {
  const shown = ['2401883017', '11112', '123', 'RF9811112'].map((one) => groupReference(one).replaceAll('\u00A0', ' '));
  expect(shown).toEqual(['24018 83017', '11112', '123', 'RF98 1111 2']);
});

test('an open invoice that was postponed says so; one that is late by then is late (invoicesPage.list)', () => {
  const of = (invoiceStatus: 'open' | 'overdue', postponedFrom: string | null) =>
    standingOfInvoice({ invoiceStatus, postponedFrom });
  expect([of('open', null), of('open', '2026-02-17'), of('overdue', '2026-02-17')]).toEqual([
    'open',
    'postponed',
    'overdue',
  ]);
});

test('what is late, and has not gone to collection, may be paid still (invoicePage.late, home.late)', () => {
  const of = (invoiceStatus: 'open' | 'overdue' | 'partlyPaid' | 'inCollection', dueDate: string | null) =>
    isPayableLate({ invoiceStatus, dueDate }, '2026-02-12');
  expect([
    of('overdue', '2026-02-11'),
    of('partlyPaid', '2026-02-11'),
    of('partlyPaid', '2026-02-12'),
    of('partlyPaid', null),
    of('open', '2026-02-12'),
    of('inCollection', '2026-01-11'),
  ]).toEqual([true, true, false, false, false, false]);
});

test('what is paid or credited is not to be paid (invoicesPage.filter)', () => {
  const all = ['open', 'overdue', 'partlyPaid', 'inCollection', 'paid', 'credited'] as const;
  expect(all.filter((status) => isUnpaid({ invoiceStatus: status }))).toEqual([
    'open',
    'overdue',
    'partlyPaid',
    'inCollection',
  ]);
});

test('a month is named where it is one, and contents stand in one order (invoicesPage.list)', () => {
  expect(monthOfInvoice({ fromDate: '2026-01-10', toDate: '2026-01-31' })).toBe('2026-01');
  expect(monthOfInvoice({ fromDate: '2025-12-01', toDate: '2026-01-31' })).toBeNull();
  expect(inOrder(['service', 'districtHeat', 'electricity'])).toEqual(['electricity', 'districtHeat', 'service']);
});

test('an invoice that is known by itself has its new day, and is offered no more (postpone.done, postpone.outdated)', () => {
  const invoice = {
    invoiceNo: '240188301',
    dueDate: '2026-02-24',
    postponedFrom: null,
    postponeDueDatePossible: true,
    postpone: { dueDate: '2026-03-10', refusedFor: null },
  };
  const details = { ownerName: 'Aino', invoice } as InvoiceDetails;
  const fixed = { ...invoice, postponeDueDatePossible: false, postpone: null };
  const days = { dueDate: '2026-03-10', postponedFrom: '2026-02-24' };
  expect(withFixedDetails(details, days)).toEqual({ ownerName: 'Aino', invoice: { ...fixed, ...days } });
  expect(withFixedDetails(details, {})).toEqual({ ownerName: 'Aino', invoice: fixed });
});
