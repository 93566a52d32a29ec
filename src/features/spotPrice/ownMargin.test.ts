import { expect, test } from 'vitest';
import type { Contract } from '../../../domain/types.ts';
import { marginOf, withMargin } from './ownMargin.ts';

const contract = (kind: string, amount: string, contractGroupNo = 6) =>
  ({
    productName: 'Kajo Pörssi',
    contractType: 'electricity',
    contractTypeNo: 0,
    contractGroupNo,
    prices: [{ kind, amount, unit: 'c/kWh', vatPercentage: '25.5' }],
  }) as unknown as Contract;
const found = { product: 'Kajo Pörssi', inclVat: 590, exclVat: 470 };

test('the margin is that of the first contract in force that follows the exchange, with VAT and without (spotPage.margin)', () => {
  const fixed = contract('energy', '8.49');
  expect(marginOf({ active: [fixed, contract('margin', '0.59')], ending: [contract('margin', '0.42')] })).toEqual(
    found,
  );
  expect(marginOf({ active: [fixed], ending: [contract('margin', '0.59')] })).toEqual(found);
  expect(marginOf({ active: [fixed, contract('margin', '0.30', 16)], ending: [] })).toBeNull();
});

test('a margin comes on top of each price, also of one below zero, and of none that is missing (spotPage.margin)', () => {
  const slots = [2510, -840, null].map((price, start) => ({ start, end: start + 1, price }));
  expect(withMargin(slots, 590).map(({ price }) => price)).toEqual([3100, -250, null]);
});
