import { describe, expect, test } from 'vitest';
import { endOfAccount, mayUpdate, readContact, readCustomerNumber, toldOfUpdate } from './index.ts';

describe('what is typed (update.value)', () => {
  test.each([
    ['bankAccount', 'fi21 1234 5600 0007 85', 'FI2112345600000785'],
    ['bankAccount', ' DE89370400440532013000 ', 'DE89370400440532013000'],
    ['bankAccount', 'FI2112345600000786', null],
    ['bankAccount', 'aino@kajo.example', null],
    ['bankAccount', '', null],
    ['emailAddress', ' aino.makela @kajo.example', 'aino.makela@kajo.example'],
    ['emailAddress', 'Aino.Makela@Kajo.example', 'Aino.Makela@Kajo.example'],
    ['emailAddress', 'aino.makela', null],
    ['emailAddress', 'FI2112345600000785', null],
    ['emailAddress', '', null],
  ] as const)('%s “%s” is kept as %s', (kind, text, kept) => {
    expect(readContact(kind, text)).toBe(kept);
  });

  test.each([
    ['40127731', '40127731'],
    [' 4012 7731 ', '40127731'],
    ['123456', '123456'],
    ['123456789012', '123456789012'],
    ['12345', null],
    ['1234567890123', null],
    ['4012773a', null],
    ['٤٠١٢٧٧٣١', null],
    ['', null],
  ])('a customer number “%s” is kept as %s', (text, kept) => {
    expect(readCustomerNumber(text)).toBe(kept);
  });
});

describe('whose it may be (update.whose)', () => {
  const aino = { customerId: '40127731', representedCustomerIds: new Set(['40127732']) };

  test.each([
    ['40127731', true],
    ['40127732', true],
    ['40127733', false],
    ['99999999', false],
    ['', false],
  ])('the number %s: %s', (customerNo, isAllowed) => {
    expect(mayUpdate(aino, customerNo)).toBe(isAllowed);
  });

  test('who is no customer and acts for nobody changes nothing', () => {
    expect(mayUpdate({ customerId: null, representedCustomerIds: new Set() }, '40127731')).toBe(false);
  });
});

describe('who is told (update.told)', () => {
  const [old, next] = ['aino@before.example', 'aino@now.example'];

  test('of a new account the address that is known, where there is one', () => {
    expect(toldOfUpdate('bankAccount', 'FI2112345600000785', old)).toEqual({ before: null, now: old });
    expect(toldOfUpdate('bankAccount', 'FI2112345600000785', null)).toEqual({ before: null, now: null });
  });

  test('of a new address the old one and the new one', () => {
    expect(toldOfUpdate('emailAddress', next, old)).toEqual({ before: old, now: next });
    expect(toldOfUpdate('emailAddress', next, null)).toEqual({ before: null, now: next });
  });

  test('of the same address that one alone, however it is written', () => {
    expect(toldOfUpdate('emailAddress', 'Aino@Before.example', old)).toEqual({
      before: null,
      now: 'Aino@Before.example',
    });
  });
});

test('of an account its end is told (update.masked)', () => {
  expect(endOfAccount('FI2112345600000785')).toBe('0785');
});
