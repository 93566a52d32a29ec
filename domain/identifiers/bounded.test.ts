import { describe, expect, test } from 'vitest';
import {
  formatIban,
  isAdult,
  isBusinessId,
  isCustomerNumber,
  isDigits,
  isEmail,
  isHouseNumber,
  isIban,
  isIdentityCode,
  isMeteringPointId,
  isPersonName,
  isPhoneNumber,
  isPhonePrefix,
  isPostalCode,
  isReferenceNumber,
  isStreetName,
  isStrictPersonName,
  isTownName,
  isWithinDays,
  isWithinLength,
  maskIdentityCode,
  parseIdentityCode,
  parseStreetAddress,
  weightedChecksum,
} from './index.ts';

/** What each answers to a text that is far too long. */
const rules: Record<string, (text: string) => unknown> = {
  isAdult: (text) => isAdult(text, '2026-11-21'),
  isBusinessId,
  isCustomerNumber,
  isDigits,
  isEmail,
  isHouseNumber: (text) => isHouseNumber(text, 'SE'),
  isIban,
  isIdentityCode,
  isMeteringPointId,
  isPersonName,
  isPhoneNumber,
  isPhonePrefix,
  isPostalCode: (text) => isPostalCode(text, 'SE'),
  isReferenceNumber,
  isStreetName,
  isStrictPersonName,
  isTownName,
  isWithinDays: (text) => isWithinDays(text, '2026-11-21', 0, 10),
  isWithinLength: (text) => isWithinLength(text, 1000),
  maskIdentityCode: (text) => maskIdentityCode(text) !== null,
  parseIdentityCode: (text) => parseIdentityCode(text) !== null,
  parseStreetAddress: (text) => parseStreetAddress(text) !== null,
  weightedChecksum: (text) => weightedChecksum(text),
};

/** Stands for a text of 50,000 characters that knows its length alone: whoever looks at a character of it fails. */
const unread = new Proxy(
  {},
  {
    get(_, property) {
      if (property === 'length') return 50_000;
      throw new Error(`${String(property)} was asked of a text that is too long`);
    },
  },
) as string;

/** What sends a careless pattern backwards: 50,000 characters that could be right, and one at the end that is not. */
const adversarial = [
  `${'1'.repeat(50_000)}!`,
  `${'a'.repeat(50_000)}!`,
  `${'a-'.repeat(25_000)}!`,
  `${'a.'.repeat(25_000)}@`,
  `a@${'a.'.repeat(25_000)}`,
  `${' '.repeat(50_000)}!`,
  `A${'\u0301'.repeat(50_000)}!`,
  `Harjutie ${'5 - '.repeat(12_500)}`,
  `FI21${' 1234'.repeat(10_000)}`,
];

describe('the length is looked at first (identifiers.bounded)', () => {
  test.each(Object.entries(rules))('%s reads nothing of a text that is too long', (_name, rule) => {
    expect(rule(unread)).toBe(false);
  });

  test.each(Object.entries(rules))('%s takes no such text', (_name, rule) => {
    expect(adversarial.map(rule)).toEqual(adversarial.map(() => false));
  });

  test('formatIban gives it back unread', () => {
    expect(formatIban(unread)).toBe(unread);
  });
});

describe('spaces (identifiers.spaces)', () => {
  /** A right text of each, by itself. */
  const right: [name: string, rule: (text: string) => boolean, text: string][] = [
    ['isIdentityCode', isIdentityCode, '010594Y9032'],
    ['isBusinessId', isBusinessId, '0112038-9'],
    ['isEmail', isEmail, 'aino@example.fi'],
    ['isPhoneNumber', isPhoneNumber, '0401234567'],
    ['isPhonePrefix', isPhonePrefix, '+358'],
    ['isPostalCode', isPostalCode, '33820'],
    ['isHouseNumber', isHouseNumber, '12'],
    ['isDigits', isDigits, '123'],
    ['weightedChecksum', weightedChecksum, '988077917'],
  ];
  const grouped: typeof right = [
    ['isIban', isIban, 'FI2112345600000785'],
    ['isMeteringPointId', isMeteringPointId, '643007574000138589'],
    ['isReferenceNumber', isReferenceNumber, '1234561'],
  ];
  const spaced = (text: string) => [` ${text}`, `${text} `, `${text.slice(0, 2)} ${text.slice(2)}`];

  test.each(right)('%s takes none', (_name, rule, text) => {
    expect([text, ...spaced(text)].map((one) => rule(one))).toEqual([true, false, false, false]);
  });

  test.each(grouped)('%s takes them, as people write these in groups', (_name, rule, text) => {
    expect([text, ...spaced(text)].map((one) => rule(one))).toEqual([true, true, true, true]);
  });
});
