import { describe, expect, test } from 'vitest';
import type { Invoice } from '../../../domain/types.ts';
import { chosenInvoices, yearsOf } from './later/chosen.view.ts';
import { isChoice, ownersOf } from './list.view.ts';
import { sharedAddresses } from './later/sites.view.ts';
import { monthSums, reachesBack, totalOf } from './later/year.view.ts';

const invoice = (invoiceNo: string, changed: Partial<Invoice> = {}): Invoice =>
  ({
    invoiceNo,
    owner: '40127731',
    invoiceType: 'supply',
    invoiceStatus: 'paid',
    meteringPointNos: ['7012345'],
    fromDate: '2026-01-01',
    toDate: '2026-01-31',
    invoiceDate: '2026-02-12',
    amount: '128.47',
    ...changed,
  }) as Invoice;

const all = [
  invoice('5', { invoiceStatus: 'open' }),
  invoice('4', { invoiceStatus: 'inCollection', invoiceDate: '2026-02-13', meteringPointNos: ['7012345', '7012346'] }),
  invoice('3', { invoiceStatus: 'overdue', owner: '40127732' }),
  invoice('2', { invoiceStatus: 'partlyPaid', toDate: '2025-12-31' }),
  invoice('1', { invoiceStatus: 'credited', toDate: '2025-11-30', amount: '-12.48' }),
];
const numbers = (invoices: readonly Invoice[]) => invoices.map(({ invoiceNo }) => invoiceNo).join('');

describe('which invoices are shown (invoicesPage.filter)', () => {
  test.each([
    [{}, '54321'],
    [{ show: 'open' }, '5432'],
    [{ show: '2025' }, '21'],
    [{ site: '7012346' }, '4'],
    [{ owner: '40127732' }, '3'],
    [{ show: 'open', owner: '40127731', site: '7012345' }, '542'],
    [{ show: '2019' }, ''],
  ])('%j', (filter, shown) => expect(numbers(chosenInvoices(all, filter))).toBe(shown));

  test.each([
    [{}, false],
    [{ show: undefined, site: undefined, owner: undefined }, false],
    [{ show: '2019', site: undefined }, true],
    [{ owner: '40127732' }, true],
  ])('%j chooses: %s', (filter, isOne) => expect(isChoice(filter)).toBe(isOne));

  test('years and owners are those that there are', () => {
    expect([yearsOf(all), ownersOf(all)]).toEqual([
      ['2026', '2025'],
      ['40127731', '40127732'],
    ]);
  });
});

test('addresses that several metering points have are told apart (invoicesPage.filter)', () => {
  const sites = ['Koivukuja 4 B', 'Rantasaunantie 118', 'Koivukuja 4 B', 'Koivukuja 4 B'];
  expect([...sharedAddresses(sites.map((address) => ({ address })))]).toEqual(['Koivukuja 4 B']);
});

describe('what a year came to (invoicesPage.year)', () => {
  const some = [
    invoice('4'),
    invoice('3', { invoiceType: 'collection', amount: '500' }),
    invoice('2', { amount: '0.1', toDate: '2026-01-15' }),
    invoice('1', { invoiceType: 'credit', amount: '-12.48', toDate: '2025-02-28' }),
  ];
  test('the twelve months up to the latest, to the cent, credits among them and notices of collection not', () => {
    const months = monthSums(some, null);
    expect(months.map(({ month, sum }) => `${month} ${sum}`)).toEqual([
      '2025-02 -12.48',
      ...['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month} null`),
      '2026-01 128.57',
    ]);
    expect(totalOf(months)).toBe('116.09');
  });
  test('the months of a year', () => {
    const months = monthSums(some, '2025');
    expect([months.length, months[0]?.month, months.at(-1)?.month, totalOf(months)]).toEqual([
      12,
      '2025-01',
      '2025-12',
      '-12.48',
    ]);
  });
  test.each([
    ['2025-01-31', null, false],
    ['2024-12-31', null, true],
    ['2024-12-01', '2025', false],
    ['2024-11-30', '2025', true],
  ])('invoices that have come back to %s tell all months: of %s %s', (invoiceDate, year, isKnown) => {
    const come = [invoice('2'), invoice('1', { invoiceDate, toDate: year === null ? '2025-02-28' : '2025-01-31' })];
    expect(reachesBack(come, monthSums(come, year))).toBe(isKnown);
  });
  test('none tell nothing', () => expect(reachesBack([], [])).toBe(false));
  test('nothing where nothing was invoiced', () => expect(monthSums([], null)).toEqual([]));
});

test('what a year came to is told of each owner apart (invoicesPage.owners)', () => {
  const told = ownersOf(all).map((owner) => {
    const its = chosenInvoices(all, { owner });
    return [owner, totalOf(monthSums(its, null))];
  });
  expect(told).toEqual([
    ['40127731', '372.93'],
    ['40127732', '128.47'],
  ]);
});
