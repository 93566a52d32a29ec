import { describe, expect, test } from 'vitest';
import { reasonFault, soughtFault } from './index.ts';

describe('a reason says something and holds no identity code (acting.reason)', () => {
  test.each([
    ['Asiakas soitti', null],
    ['abc', null],
    ['ab', 'minLength'],
    ['  ab  ', 'minLength'],
    ['   ', 'minLength'],
    ['...', 'minLength'],
    ['a\u200db\u200d', 'minLength'],
    ['\u200d\u200d\u200d', 'minLength'],
    ['\u2800\u2800\u2800', 'minLength'],
    ['\u3164\u3164\u3164', 'minLength'],
    ['\ufe0f\ufe0f\ufe0f', 'minLength'],
    ['Åsa', null],
    ['a'.repeat(200), null],
    [` ${'a'.repeat(200)} `, null],
    ['a'.repeat(201), 'maxLength'],
    ['Soitti 120385-123K laskusta', 'identityCode'],
    ['Soitti 120385a123k', 'identityCode'],
    ['Soitti 120385–9037 taas', 'identityCode'],
    ['Soitti 120385 9037', 'identityCode'],
    ['120385/9037', 'identityCode'],
    ['Hetu 120385-\u200d9037', 'identityCode'],
    ['Hetu 12\u20600385\u2800/\u00ad9037', 'identityCode'],
    ['Hetu 241270 - 9551', 'identityCode'],
    ['Hetu 241270 -9551', 'identityCode'],
    ['Hetu 241270- 9551.', 'identityCode'],
    ['2412709551', 'identityCode'],
    ['241270-955 1', 'identityCode'],
    ['241270 955 1 soitti', 'identityCode'],
    ['hetu241270-9551', 'identityCode'],
    ['hetu2412709551', 'identityCode'],
    ['24.12.70-9551', 'identityCode'],
    ['24.12.70 9551', 'identityCode'],
    ['24 12 70 9551', 'identityCode'],
    ['２４１２７０－９５５１', 'identityCode'],
    ['２４１２７０９５５１', 'identityCode'],
    ['24.12.70-\u200d9551', 'identityCode'],
    // The check character is another's: a number of ten digits, a day with a time, a phone number.
    ['Lasku 2412709552', null],
    ['Käynti 24.12.70 klo 9.55', null],
    ['Soitti 24.12.26 12.30 laskusta', null],
    ['Soitti 0401234567', null],
    ['Soitti numerosta 040-123 4567', null],
    // It is right by chance, and the digits are a phone number or a part of another number.
    ['Soitti 0401234561', null],
    ['Viite 12 2412709551', null],
    ['Viite 2412709551 00017', null],
    ['Sopimus 12412709551', null],
    ['Lasku 120385 12.5.', null],
    ['Sopimus 7010120385', null],
  ])('%j: %s', (reason, fault) => {
    expect(reasonFault(reason)).toBe(fault);
  });
});

test.each([
  ['Mäk', null],
  ['Mä', 'minLength'],
  ['M', 'minLength'],
  ['a'.repeat(100), null],
  ['a'.repeat(101), 'maxLength'],
  ['120385-123K', 'identityCode'],
  ['120385\u200d-123K', 'identityCode'],
  ['M\u200d\u200d', 'minLength'],
  ['643007574070123471', null],
])('%j is sought, or refused as %s (acting.search)', (sought, fault) => {
  expect(soughtFault(sought)).toBe(fault);
});
