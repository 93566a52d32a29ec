import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isBusinessId,
  isCustomerNumber,
  isDigits,
  isHouseNumber,
  isMeteringPointId,
  isPhoneNumber,
  isPhonePrefix,
  isPostalCode,
  isReferenceNumber,
  ORGANISATION_NUMBER,
  weightedChecksum,
} from './index.ts';

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));

/** The check digits with which a rule takes a number. */
const takenBy = (rule: (text: string) => boolean, before: string) =>
  [...'0123456789'].filter((digit) => rule(before + digit));

/** A rule finds at most one check digit right, and notices each single wrong digit. */
function checkWrongDigits(rule: (text: string) => boolean, numbers: fc.Arbitrary<string>, alwaysHasDigit: boolean) {
  fc.assert(
    fc.property(numbers, fc.nat(40), fc.integer({ min: 1, max: 9 }), (before, at, by) => {
      const taken = takenBy(rule, before);
      expect(taken.length === 1 || (!alwaysHasDigit && taken.length === 0)).toBe(true);
      fc.pre(taken.length === 1);
      const number = before + taken[0];
      const positions = [...number].flatMap((character, index) => (/[0-9]/.test(character) ? [index] : []));
      const index = positions[at % positions.length] ?? 0;
      expect(rule(number.slice(0, index) + ((Number(number[index]) + by) % 10) + number.slice(index + 1))).toBe(false);
    }),
    { numRuns: 500 },
  );
}

describe('business ids (identifiers.businessId)', () => {
  test.each(['0112038-9', '0201256-6'])('%s', (id) => {
    expect(isBusinessId(id)).toBe(true);
  });

  test.each(['0112038-8', '01120389', '112038-9', '0112038 - 9', ' 0112038-9', '0112038–9', 'FI01120389', ''])(
    '%j: not one',
    (text) => {
      expect(isBusinessId(text)).toBe(false);
    },
  );

  test('a wrong digit is noticed', () => {
    expect(() =>
      checkWrongDigits(
        isBusinessId,
        digits(7).map((number) => `${number}-`),
        false,
      ),
    ).not.toThrow();
  });

  test('a remainder of one has no check digit', () => {
    // 7 × 1 + 5 × 1 = 12, and 12 mod 11 = 1.
    expect(takenBy(isBusinessId, '1001000-')).toEqual([]);
  });
});

describe('numbers with weights (identifiers.weighted)', () => {
  test('988077917 is right by the default, the Norwegian organisation number', () => {
    expect([weightedChecksum('988077917'), weightedChecksum('988077917', ORGANISATION_NUMBER)]).toEqual([true, true]);
  });

  test.each(['988077918', '98807791', '9880779170', '988 077 917', '٩٨٨٠٧٧٩١٧', ''])('%j: not right', (text) => {
    expect(weightedChecksum(text)).toBe(false);
  });

  test('a wrong digit is noticed', () => {
    expect(() => checkWrongDigits((text) => weightedChecksum(text), digits(8), false)).not.toThrow();
  });
});

describe('metering points (identifiers.meteringPoint)', () => {
  test.each(['64 3007 574 0001 38589', '643007574000138589', 'Y7012345', 'H1', 'y7012345'])('%s', (id) => {
    expect(isMeteringPointId(id)).toBe(true);
  });

  test.each(['643007574000138588', '64300757400013858', '7012345', 'Y', 'YH12', 'X7012345', 'Y70-12345', 'Y٧', ''])(
    '%j: not one',
    (text) => {
      expect(isMeteringPointId(text)).toBe(false);
    },
  );

  test('a wrong digit of a GSRN is noticed', () => {
    expect(() => checkWrongDigits(isMeteringPointId, digits(17), true)).not.toThrow();
  });
});

describe('reference numbers (identifiers.reference)', () => {
  test.each(['1232', '1234561', '12345 61', '00001234561', 'RF18 5390 0754 7034', 'RF712348231', 'rf97c2h5oh'])(
    '%s',
    (number) => {
      expect(isReferenceNumber(number)).toBe(true);
    },
  );

  test.each(['1233', '123', '0000', '123456100000000000001', 'RF19 5390 0754 7034', 'RF18', 'RF99 5390', 'R1232', ''])(
    '%j: not one',
    (text) => {
      expect(isReferenceNumber(text)).toBe(false);
    },
  );

  test('a wrong digit is noticed', () => {
    const numbers = fc
      .integer({ min: 4, max: 19 })
      .chain((length) => digits(length).map((number) => `1${number}`.slice(0, 19)));
    expect(() => checkWrongDigits(isReferenceNumber, numbers, true)).not.toThrow();
  });

  test('an international one is made of any letters and digits, and a wrong digit is noticed', () => {
    const body = fc.stringMatching(/^[0-9A-Z]{1,21}$/);
    fc.assert(
      fc.property(body, fc.integer({ min: 1, max: 9 }), (text, by) => {
        const values = [...`${text}RF00`].map((character) => Number.parseInt(character, 36)).join('');
        const check = String(98n - (BigInt(values) % 97n)).padStart(2, '0');
        const wrong = `${check[0]}${(Number(check[1]) + by) % 10}`;
        expect([isReferenceNumber(`RF${check}${text}`), isReferenceNumber(`RF${wrong}${text}`)]).toEqual([true, false]);
      }),
    );
  });
});

describe('postal codes and house numbers', () => {
  test.each([
    ['33820', 'FI', true],
    ['22100', 'FI', true],
    ['22100', 'AX', true],
    ['3382', 'FI', false],
    ['338200', 'FI', false],
    ['3382O', 'FI', false],
    ['33 820', 'FI', false],
    ['٣٣٨٢٠', 'FI', false],
    ['', 'FI', false],
    ['114 55', 'SE', true],
    ['SW1A 1AA', 'GB', true],
    ['-1234', 'SE', false],
    ['1234-', 'SE', false],
    ['12345678901', 'US', false],
  ])('%j is a postal code of %s: %s (identifiers.postalCode)', (text, country, expected) => {
    expect(isPostalCode(text, country)).toBe(expected);
  });

  test.each([
    ['1', 'FI', true],
    ['1234', 'FI', true],
    ['12345', 'FI', false],
    ['12345', 'SE', true],
    ['123456', 'SE', true],
    ['1234567', 'SE', false],
    ['5-7', 'FI', true],
    ['5-12345', 'FI', false],
    ['3B', 'FI', false],
    ['-7', 'FI', false],
    ['', 'FI', false],
  ])('%j is a house number of %s: %s (identifiers.houseNumber)', (text, country, expected) => {
    expect(isHouseNumber(text, country)).toBe(expected);
  });

  test('both are Finnish ones where no country is named', () => {
    expect([isPostalCode('114 55'), isPostalCode('33820'), isHouseNumber('12345'), isHouseNumber('1234')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('phones and digits', () => {
  test.each([
    ['0401234567', true],
    ['+358401234567', true],
    ['123456789', true],
    ['1234567890123', true],
    ['12345678', false],
    ['12345678901234', false],
    ['040 1234567', false],
    ['040-1234567', false],
    ['++358401234567', false],
    ['358401234567+', false],
    ['٠٤٠١٢٣٤٥٦٧', false],
    ['', false],
  ])('%j is a phone number: %s (identifiers.phone)', (text, expected) => {
    expect(isPhoneNumber(text)).toBe(expected);
  });

  test.each([
    ['+358', true],
    ['+1', true],
    ['+1684', true],
    ['+', false],
    ['+12345', false],
    ['358', false],
    ['00358', false],
  ])('%j is a phone prefix: %s (identifiers.phonePrefix)', (text, expected) => {
    expect(isPhonePrefix(text)).toBe(expected);
  });

  test.each([
    ['0', true],
    ['0123456789', true],
    ['', false],
    ['12 3', false],
    ['-1', false],
    ['1.5', false],
    ['１２', false],
  ])('%j is of digits alone: %s (identifiers.digits)', (text, expected) => {
    expect(isDigits(text)).toBe(expected);
  });
});

describe('customer numbers (identifiers.customerNumber)', () => {
  test.each([
    ['123456', true],
    ['40127731', true],
    ['123456789012', true],
    ['12345', false],
    ['1234567890123', false],
    ['4012 7731', false],
    ['4012773A', false],
    ['', false],
  ])('%j: %s', (text, isOne) => {
    expect(isCustomerNumber(text)).toBe(isOne);
  });
});
