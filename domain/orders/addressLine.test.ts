import { expect, test } from 'vitest';
import { addressLine, postalLine } from './index.ts';
import { koivukuja } from './orders.testing.ts';

const none = { streetName: null, houseNumber: null, houseLetter: null };

test('a place stands in a line (order.addressLine)', () => {
  expect(addressLine(koivukuja)).toBe('Koivukuja 4 B, 33820 Tampere');
});

test.each([
  [koivukuja, 'Koivukuja 4 B, 33820 Tampere'],
  [{ ...koivukuja, ...none, typeOfAddress: 'posteRestante' as const }, 'Poste restante, 33820 Tampere'],
  [{ ...koivukuja, ...none, typeOfAddress: 'postalBox' as const, postalBox: '111' }, 'PL 111, 33820 Tampere'],
  [
    { ...koivukuja, country: 'SE', postalCode: '11122', postalCity: 'Stockholm' },
    'Koivukuja 4 B, 11122 Stockholm, Ruotsi',
  ],
])('where the post goes is said in whole: %#, %s (order.addressLine)', (address, line) => {
  expect(postalLine(address, 'fi')).toBe(line);
});

test('in the language of who reads it (order.addressLine)', () => {
  const box = { ...koivukuja, ...none, typeOfAddress: 'postalBox' as const, postalBox: '111', country: 'EE' };
  expect(postalLine(box, 'sv')).toBe('PB 111, 33820 Tampere, Estland');
  expect(postalLine(box, 'en')).toBe('PO Box 111, 33820 Tampere, Estonia');
});
