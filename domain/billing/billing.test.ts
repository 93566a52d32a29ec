import { describe, expect, test } from 'vitest';
import { billingBlock, billingFrequencies, invoicesAYear, isBilled, isChangeable } from './index.ts';

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
