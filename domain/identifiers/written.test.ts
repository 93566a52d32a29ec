import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isBusinessId,
  isEmail,
  isHouseNumber,
  isIban,
  isIdentityCode,
  isMeteringPointId,
  isPersonName,
  isPhoneNumber,
  isPostalCode,
  readBusinessId,
  readCode,
  readEmail,
  readHouseNumber,
  readPhoneNumber,
  readPostalCode,
  readText,
} from './index.ts';

/** Each rule of what people write, with what is right by it, and how it is read first. */
const rules: [name: string, right: string, read: (text: string) => string, isRight: (text: string) => boolean][] = [
  ['an identity code', '131052-308T', readCode, isIdentityCode],
  ['a business id', '0112038-9', readBusinessId, isBusinessId],
  ['an account', 'FI2112345600000785', readCode, isIban],
  ['a metering point', 'Y7012345', readCode, isMeteringPointId],
  ['a phone number', '+358401234567', readPhoneNumber, isPhoneNumber],
  ['a postal code', '33200', readPostalCode, isPostalCode],
  ['a house number', '5-7', readHouseNumber, isHouseNumber],
];

test.each(rules)(
  '%s is right with any space anywhere, in lower case, and is kept as it should be (identifiers.spaces)',
  (_name, right, read, isRight) => {
    const spaces = fc.constantFrom('', ' ', '\u00A0', '\u202F', '\t', '  ');
    const written = fc.array(spaces, { minLength: right.length + 1, maxLength: right.length + 1 });
    fc.assert(
      fc.property(written, fc.boolean(), (between, isLower) => {
        const text = [...right].map((letter, index) => (between[index] ?? '') + letter).join('') + between.at(-1);
        const typed = isLower ? text.toLowerCase() : text;
        expect(read(typed)).toBe(right);
        expect(isRight(read(typed))).toBe(true);
      }),
    );
  },
);

test.each([
  ['131052\u2011308t', readCode, '131052-308T'],
  ['0112038 – 9', readBusinessId, '0112038-9'],
  ['0112038\u20119', readBusinessId, '0112038-9'],
  ['0112 0389', readBusinessId, '0112038-9'],
  ['fi01120389', readBusinessId, '0112038-9'],
  ['FI-0112038-9', readBusinessId, '0112038-9'],
  ['-0112038-9', readBusinessId, '-0112038-9'],
  ['112038-9', readBusinessId, '112038-9'],
  ['011203899', readBusinessId, '011203899'],
  ['040 123\u20114567', readPhoneNumber, '0401234567'],
  ['5 – 7', readHouseNumber, '5-7'],
  ['Aino\u00A0 Kaisa\n', readText, 'Aino Kaisa'],
  ['Ma\u0308kela\u0308', readText, 'Mäkelä'],
  [' aino.makela\u00A0@\nkajo.example ', readEmail, 'aino.makela@kajo.example'],
  ['aino makela@kajo.example', readEmail, 'aino makela@kajo.example'],
] as const)('%j is read (identifiers.spaces)', (written, read, kept) => {
  expect(read(written)).toBe(kept);
});

test('a postal code abroad keeps one plain space between its parts (identifiers.spaces)', () => {
  expect(readPostalCode(' sw1a\u00A0 1aa ', 'GB')).toBe('SW1A 1AA');
  expect(readPostalCode('33 200', 'AX')).toBe('33200');
});

test('what is wrong stays wrong, and no other letter becomes one of a code’s (identifiers.spaces)', () => {
  expect(isPersonName(readText('Aino 2'))).toBe(false);
  expect(isEmail(readEmail('aino makela@kajo.example'))).toBe(false);
  expect([readCode('fi8ſ'), readCode('ß')]).toEqual(['FI8ſ', 'ß']);
  expect([readText('  '), readCode(' '), readPhoneNumber(' - ')]).toEqual(['', '', '']);
});
