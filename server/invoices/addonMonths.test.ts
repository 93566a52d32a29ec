import { expect, test } from 'vitest';
import type { HeldAddon } from '../store/billedProducts.ts';
import type { Supply } from '../store/supplies.ts';
import { addonMonths } from './addonMonths.ts';

const contractCode = 'K1';
const supply = {
  contracts: [
    {
      contract: {
        contractCode,
        meteringPointNo: '7012345',
        status: 'A',
        startDate: '2023-09-01',
        endDate: null,
        smartPackage: null,
      },
    },
  ],
} as unknown as Supply;

const held = (more: Partial<HeldAddon> = {}): HeldAddon => ({
  contractCode,
  tariffNo: 704,
  startDate: '2025-01-01',
  endDate: null,
  name: { fi: 'Sähkövahti', sv: 'Elvakt', en: 'Power Watch' },
  price: { amount: '3.00', unit: 'EUR/month' },
  addonsTariffNumbers: [],
  ...more,
});

/** Of each month, the days of its lines and their amounts. */
const billed = (...addons: HeldAddon[]) =>
  Object.fromEntries(
    [...addonMonths(supply, addons, { from: '2026-09-01', to: '2026-11-30' }, '2026-12-05')].map(([month, lines]) => [
      month,
      lines.map(({ fromDate, toDate }) => [fromDate, toDate]),
    ]),
  );
const [september, october, november] = [
  ['2026-09-01', '2026-09-30'],
  ['2026-10-01', '2026-10-31'],
  ['2026-11-01', '2026-11-30'],
];

test('an add-on is billed to its last day, and not beyond (removal.gone)', () => {
  expect(billed(held())).toEqual({ '2026-09': [september], '2026-10': [october], '2026-11': [november] });
  expect(billed(held({ endDate: '2026-10-15' }))).toEqual({
    '2026-09': [september],
    '2026-10': [['2026-10-01', '2026-10-15']],
  });
  expect(billed(held({ endDate: '2026-10-31' }))).toEqual({ '2026-09': [september], '2026-10': [october] });
  expect(billed(held({ endDate: '2026-08-31' }))).toEqual({});
  expect(billed(held({ endDate: '2027-03-31' }))['2026-11']).toEqual([november]);
});

test('one that has begun anew is billed for both times (removal.gone)', () => {
  expect(billed(held({ endDate: '2026-09-10' }), held({ startDate: '2026-11-01' }))).toEqual({
    '2026-09': [['2026-09-01', '2026-09-10']],
    '2026-11': [november],
  });
});

test('what a package includes is billed before it, and after it where it was had anew (removal.package)', () => {
  const smart = held({
    tariffNo: 706,
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    price: { amount: '5.00', unit: 'EUR/month' },
    addonsTariffNumbers: [704],
  });
  const months = billed(held({ endDate: '2026-10-31' }), smart, held({ startDate: '2026-11-01' }));
  expect(months).toEqual({ '2026-09': [september], '2026-10': [october], '2026-11': [november] });
});
