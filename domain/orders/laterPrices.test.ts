import { expect, test } from 'vitest';
import { laterPrices } from './index.ts';
import { templateOf } from './orders.testing.ts';

const { product } = templateOf();
const energy = {
  priceInclVat: '6.90',
  priceExclVat: '5.498',
  vatAmount: '1.402',
  vatPercentage: '25.5',
  pricingUnit: 'c/kWh' as const,
  normalPriceInclVat: '9.15',
};
const sold = {
  prices: { ...product.prices, energy },
  contractTerm: { kind: 'startingPeriod' as const, months: 6, endsOn: null },
};
const later = {
  kind: 'energy',
  price: {
    priceInclVat: '9.15',
    priceExclVat: '7.2908',
    vatAmount: '1.8592',
    vatPercentage: '25.5',
    pricingUnit: 'c/kWh',
    normalPriceInclVat: null,
  },
  months: 6,
};

test('after a starting period the usual price follows, from the day on which that ends (order.laterPrice)', () => {
  expect(laterPrices(sold, '2026-12-14')).toEqual([{ ...later, from: '2027-06-14' }]);
  // Where the month has no such day, on its last one.
  expect(laterPrices(sold, '2026-08-31')).toEqual([{ ...later, from: '2027-02-28' }]);
  expect(laterPrices(sold, null)).toEqual([{ ...later, from: null }]);
});

test.each([
  ['continuous', null],
  ['fixedTerm', 24],
] as const)('a contract of the kind %s has one price (order.laterPrice)', (kind, months) => {
  expect(laterPrices({ ...sold, contractTerm: { kind, months, endsOn: null } }, '2026-12-14')).toEqual([]);
});

test('what costs the same outside of the campaign goes on as it is (order.laterPrice)', () => {
  expect(laterPrices({ ...sold, prices: product.prices }, '2026-12-14')).toEqual([]);
});
