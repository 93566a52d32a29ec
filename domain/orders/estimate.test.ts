import { expect, test } from 'vitest';
import type { CampaignPrice, CampaignProduct } from '../types.ts';
import { priceParts } from '../prices/vat.ts';
import { monthlyEstimate } from './estimate.ts';

const price = (amount: string, pricingUnit: CampaignPrice['pricingUnit'], isVatIncluded = true): CampaignPrice => ({
  ...priceParts({ amount, isVatIncluded }, '25.5'),
  vatPercentage: '25.5',
  pricingUnit,
  normalPriceInclVat: null,
});
const product = (prices: CampaignProduct['prices'], more: { averageOfYear?: string; isRefund?: boolean } = {}) => ({
  prices,
  hourlyPriced: more.averageOfYear
    ? { label: 'Marginaali', value: '0.39', unit: 'c/kWh' as const, averageOfYear: more.averageOfYear }
    : null,
  isRefund: more.isRefund ?? false,
});
const baseFee = price('4.95', 'EUR/month');

test.each([
  // 5,000 × 7.49 c / 12 + 4.95 € = 36.158…, and as the pictures of the design say.
  ['fixed for two years', product({ energy: price('7.49', 'c/kWh'), baseFee }), 5_000, 3_616],
  ['fixed for a year', product({ energy: price('7.99', 'c/kWh'), baseFee }), 5_000, 3_824],
  [
    'the exchange and a margin',
    product({ energy: price('0.39', 'c/kWh'), baseFee: price('3.95', 'EUR/month') }, { averageOfYear: '6.0541' }),
    5_000,
    3_080,
  ],
  ['a small home', product({ energy: price('7.49', 'c/kWh'), baseFee }), 2_000, 1_743],
  [
    'heat by the megawatt-hour',
    product({ energy: price('92.40', 'EUR/MWh'), baseFee: price('38.60', 'EUR/month') }),
    18_000,
    17_720,
  ],
  ['a fee by the day', product({ energy: price('0', 'c/kWh'), baseFee: price('0.12', 'EUR/day') }), 5_000, 365],
  ['half a cent is rounded up', product({ energy: price('0.06', 'c/kWh') }), 100, 1],
  [
    'what is paid once counts for nothing',
    product({ energy: price('12', 'c/kWh'), addonFee: price('9', 'EUR/pcs') }),
    100,
    100,
  ],
])('%s (catalogue.estimate)', (_what, sold, use, cents) => {
  expect(monthlyEstimate(sold, use, true)).toBe(cents);
});

test('a company reads it without VAT (catalogue.estimate)', () => {
  const sold = product({ energy: price('6.90', 'c/kWh', false), baseFee: price('6.90', 'EUR/month', false) });
  expect(monthlyEstimate(sold, 12_000, false)).toBe(6_900 + 690);
  const spot = product({ energy: price('0.33', 'c/kWh', false) }, { averageOfYear: '4.824' });
  expect(monthlyEstimate(spot, 12_000, false)).toBe(5_154);
});

test('what pays the customer and what has no energy are not estimated (catalogue.estimate)', () => {
  expect(monthlyEstimate(product({ energy: price('4.80', 'c/kWh') }, { isRefund: true }), 5_000, true)).toBeNull();
  expect(monthlyEstimate(product({ addonFee: price('2.95', 'EUR/month') }), 5_000, true)).toBeNull();
});
