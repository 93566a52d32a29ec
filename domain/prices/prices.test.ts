import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideRounded, fromUnits, toUnits } from './decimal.ts';
import { priceParts } from './vat.ts';

describe('decimal numbers (catalogue.exact)', () => {
  test.each([
    ['7.49', 74_900n],
    ['0.0001', 1n],
    ['-0.5', -5_000n],
    ['0', 0n],
    ['999999999.9999', 9_999_999_999_999n],
  ])('%s', (text, units) => {
    expect([toUnits(text), fromUnits(units)]).toEqual([units, text]);
  });

  test.each(['', '.5', '1.', '1,5', '1e3', '1.23456', '1234567890', ' 1', '--1'])('%j is none', (text) => {
    expect(() => toUnits(text)).toThrow(RangeError);
  });

  test('zeros at the end are no part of it', () => {
    expect([fromUnits(toUnits('4.90')), fromUnits(toUnits('2.0000'))]).toEqual(['4.9', '2']);
  });

  test('a half is rounded away from zero', () => {
    expect([divideRounded(5n, 2n), divideRounded(-5n, 2n), divideRounded(4n, 3n), divideRounded(-4n, 3n)]).toEqual([
      3n,
      -3n,
      1n,
      -1n,
    ]);
  });
});

describe('VAT of a price (catalogue.vat)', () => {
  test.each([
    ['7.49', true, '25.5', { priceInclVat: '7.49', priceExclVat: '5.9681', vatAmount: '1.5219' }],
    ['2.5', true, '25.5', { priceInclVat: '2.5', priceExclVat: '1.992', vatAmount: '0.508' }],
    ['8.20', false, '25.5', { priceInclVat: '10.291', priceExclVat: '8.2', vatAmount: '2.091' }],
    ['0.0001', false, '25.5', { priceInclVat: '0.0001', priceExclVat: '0.0001', vatAmount: '0' }],
    ['-1.00', true, '24', { priceInclVat: '-1', priceExclVat: '-0.8065', vatAmount: '-0.1935' }],
    ['4.80', true, '0', { priceInclVat: '4.8', priceExclVat: '4.8', vatAmount: '0' }],
  ])('%s, included: %s, %s %%', (amount, isVatIncluded, percentage, parts) => {
    expect(priceParts({ amount, isVatIncluded }, percentage)).toEqual(parts);
  });

  test('price and VAT sum up, and what was agreed on stays', () => {
    const units = fc.bigInt({ min: -9_999_999_999n, max: 9_999_999_999n });
    fc.assert(
      fc.property(
        units,
        fc.boolean(),
        fc.constantFrom('0', '10', '24', '25.5'),
        (agreed, isVatIncluded, percentage) => {
          const amount = fromUnits(agreed);
          const { priceInclVat, priceExclVat, vatAmount } = priceParts({ amount, isVatIncluded }, percentage);
          expect(toUnits(priceExclVat) + toUnits(vatAmount)).toBe(toUnits(priceInclVat));
          expect(isVatIncluded ? priceInclVat : priceExclVat).toBe(amount);
        },
      ),
    );
  });
});
