import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, type Month, monthOf } from '../time/index.ts';
import {
  billedMonths,
  billingBlock,
  billingFrequencies,
  frequencyOn,
  invoicesAYear,
  isBilled,
  isChangeable,
  isLastBilled,
} from './index.ts';

const today = '2026-11-21';

test('there are one, two or three months, so at least four invoices a year (billing.options)', () => {
  expect(billingFrequencies.map((months) => [months, invoicesAYear(months)])).toEqual([
    [1, 12],
    [2, 6],
    [3, 4],
  ]);
});

describe('what stands in the way', () => {
  const open = {
    amountCents: 1000,
    dueDate: '2026-09-01',
    paidCents: 0,
    paidOn: null,
    creditedOn: null,
    inCollectionFrom: null,
  };
  const collected = { ...open, inCollectionFrom: today };
  test.each([
    ['nothing', { isDeceased: false, invoices: [open] }, null],
    ['the customer has died', { isDeceased: true, invoices: [] }, 'deceased'],
    ['an invoice is in collection from today on', { isDeceased: false, invoices: [open, collected] }, 'inCollection'],
    ['it goes there tomorrow', { isDeceased: false, invoices: [{ ...open, inCollectionFrom: '2026-11-22' }] }, null],
    [
      'it was there and is paid',
      { isDeceased: false, invoices: [{ ...collected, paidCents: 1000, paidOn: today }] },
      null,
    ],
  ])('%s (billing.blocked)', (_what, of, why) => expect(billingBlock(of, today)).toBe(why));
});

describe('contracts', () => {
  const electricity = {
    contractTypeNo: 0,
    contractGroupNo: 6,
    status: 'A' as const,
    startDate: '2024-01-01',
    endDate: null,
  };
  const heat = { ...electricity, contractTypeNo: 20 };
  const production = { ...electricity, contractGroupNo: 16 };
  test('are those in force or to come for which something is paid (billing.contracts)', () => {
    const all = [
      electricity,
      heat,
      production,
      { ...electricity, startDate: '2026-12-01' },
      { ...electricity, status: 'M' as const, endDate: '2026-12-31' },
      { ...electricity, status: 'S' as const, endDate: '2026-01-31' },
    ];
    expect(all.map((contract) => isBilled(contract, today))).toEqual([true, true, false, true, false, false]);
  });
  test('of heat nothing is changed (billing.heat)', () => {
    expect([electricity, heat, production].map(isChangeable)).toEqual([true, false, false]);
  });
});

describe('the months of an invoice', () => {
  const all: Month[] = Array.from({ length: 36 }, (_, at) => monthOf(addMonths('2025-01-01', at)));
  const lastOf = (frequencyIn: (month: Month) => number) => all.filter((month) => isLastBilled(month, frequencyIn));

  test('are one, each second or each third of the year (billing.options)', () => {
    expect(billingFrequencies.map((months) => lastOf(() => months).slice(0, 4))).toEqual([
      ['2025-01', '2025-02', '2025-03', '2025-04'],
      ['2025-02', '2025-04', '2025-06', '2025-08'],
      ['2025-03', '2025-06', '2025-09', '2025-12'],
    ]);
    expect(billedMonths('2025-06', () => 3)).toEqual(['2025-04', '2025-05', '2025-06']);
  });

  test('however often it changes each is on one invoice, which is of three at most (billing.options)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2, 3), { minLength: 36, maxLength: 36 }), (frequencies) => {
        const frequencyIn = (month: Month) => frequencies[all.indexOf(month)] ?? 1;
        const bills = lastOf(frequencyIn).map((month) => billedMonths(month, frequencyIn));
        expect(bills.flat()).toEqual(all.slice(0, bills.flat().length));
        expect(Math.max(...bills.map((months) => months.length))).toBeLessThanOrEqual(3);
        expect(all.length - bills.flat().length).toBeLessThan(3);
      }),
    );
  });

  test('are by the last change before the day on which it is made (billing.changed)', () => {
    const changes = [
      { day: '2025-02-03', before: 1, after: 3 },
      { day: '2026-05-12', before: 3, after: 2 },
    ];
    const on = (day: string) => frequencyOn(changes, 2, day);
    expect([on('2025-02-03'), on('2025-02-04'), on('2026-05-12'), on('2026-05-13')]).toEqual([1, 3, 3, 2]);
    expect(frequencyOn([], 2, '2025-01-01')).toBe(2);
  });
});
