import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/index.ts';
import {
  isEmail,
  isFilled,
  isFilledWhen,
  isLine,
  isPersonName,
  isStreetName,
  isStrictPersonName,
  isTownName,
  isWithinDays,
  isWithinLength,
} from './index.ts';

describe('e-mail addresses (identifiers.email)', () => {
  test.each([
    'aino.makela@example.fi',
    'aino+kajo@example.co.uk',
    "o'connor@example.ie",
    'a@b.fi',
    'info@öljy.fi',
    'info@xn--ljy-tna.fi',
    'AINO@EXAMPLE.FI',
    `${'a'.repeat(64)}@example.fi`,
  ])('%s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'aino',
    '@example.fi',
    'aino@',
    'aino@example',
    'aino@example.f',
    'aino@example.123',
    'aino@@example.fi',
    'aino@example@example.fi',
    '.aino@example.fi',
    'aino.@example.fi',
    'ai..no@example.fi',
    'aino@example..fi',
    'aino@.example.fi',
    'aino@-example.fi',
    'aino@example-.fi',
    'aino mäkelä@example.fi',
    ' aino@example.fi',
    'aino@example.fi\n',
    'aino@[127.0.0.1]',
    '"aino"@example.fi',
    'aino@example.fi,outi@example.fi',
    'aino@example.fi\r\nBcc: all@example.fi',
    `${'a'.repeat(65)}@example.fi`,
    `aino@${'a'.repeat(64)}.fi`,
    `aino@${'a.'.repeat(130)}fi`,
  ])('%j: not one', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('places (identifiers.town, identifiers.street)', () => {
  test.each([
    ['Tampere', true, true],
    ['Mariehamn', true, true],
    ['Pyhäntä-Ylä', true, true],
    ["L'Aquila", true, true],
    ['St. Gallen', true, true],
    ['Frankfurt (Oder)', true, true],
    ['Halle/Saale', true, true],
    ['3. linja', false, true],
    ['5th Avenue', false, true],
    ['9', false, false],
    ['123', false, false],
    ['-', false, false],
    ['Koivu\u202e', false, false],
    ['a'.repeat(101), false, false],
  ])('%j: a town %s, a street %s', (text, isTown, isStreet) => {
    expect([isTownName(text), isStreetName(text)]).toEqual([isTown, isStreet]);
  });
});

describe('names (identifiers.name, identifiers.strictName)', () => {
  test.each([
    ['Aino', true, true],
    ['Jyrki-Pekka', true, true],
    ['Åsa', true, true],
    ['A\u030asa', true, true],
    ['Ďuriš', true, true],
    ['Nguyễn', true, true],
    ['Иванова', true, true],
    ['محمد', true, true],
    ['王', true, true],
    ['Sari Peltoniemi-Järvinen', true, false],
    ['O’Connor', true, false],
    ["O'Connor", true, false],
    ["'t Hart", true, false],
    ['', false, false],
    ['-', false, false],
    [' ', false, false],
    ['Aino2', false, false],
    ['Aino٢', false, false],
    ['Aino, Mäkelä', false, false],
    ['<b>Aino</b>', false, false],
    ['Aino\n', false, false],
    ['Aino\u202e', false, false],
    ['😀', false, false],
    ['a'.repeat(100), true, true],
    ['a'.repeat(101), false, false],
  ])('%j: a name %s, in the strict form %s', (text, isName, isStrict) => {
    expect([isPersonName(text), isStrictPersonName(text)]).toEqual([isName, isStrict]);
  });

  test('what the strict form takes, the other takes too', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÅÄÖåäö '’0-9-]{0,12}$/), (text) => {
        expect(isStrictPersonName(text) && !isPersonName(text)).toBe(false);
      }),
    );
  });
});

test.each([
  ['Naapurin Sähkö Oy', true],
  ['Kauppa & Kumppanit, ”Ääni” №1', true],
  ['Acme\u0007 Oy', false],
  ['Acme\nOy', false],
  ['Acme\u007f', false],
  ['Acme \u202eyO', false],
])('%j is a line: %s (identifiers.line)', (text, expected) => {
  expect(isLine(text)).toBe(expected);
});

describe('what a field needs', () => {
  test.each([
    ['a', true],
    [' a ', true],
    ['', false],
    [' \t\n\u00a0', false],
  ])('%j is filled: %s (identifiers.required)', (text, expected) => {
    expect([isFilled(text), isFilledWhen(true, text), isFilledWhen(false, text)]).toEqual([expected, expected, true]);
  });

  test.each([
    ['', 0, true],
    ['abc', 3, true],
    ['abcd', 3, false],
    ['😀😀😀', 3, true],
    ['😀😀😀😀', 3, false],
    ['A\u030aA\u030a', 2, true],
    ['A\u030aA\u030aA\u030a', 2, false],
  ])('%j has at most %i characters: %s (identifiers.maxLength)', (text, limit, expected) => {
    expect(isWithinLength(text, limit)).toBe(expected);
  });
});

describe('days within bounds (identifiers.withinDays)', () => {
  const today = '2026-11-21';

  test.each([
    ['2026-11-21', 0, 0, true],
    ['2026-11-20', 0, 10, false],
    ['2026-12-01', 0, 10, true],
    ['2026-12-02', 0, 10, false],
    ['2026-11-11', -10, 0, true],
    ['2026-11-10', -10, 0, false],
    ['2026-11-31', 0, 100, false],
    ['21.11.2026', 0, 100, false],
    ['', 0, 100, false],
  ])('%j, %i to %i days from today: %s', (day, earliest, latest, expected) => {
    expect(isWithinDays(day, today, earliest, latest)).toBe(expected);
  });

  test('is so on exactly the days between the bounds', () => {
    const shift = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(shift, shift, shift, (distance, earliest, latest) => {
        const expected = distance >= earliest && distance <= latest;
        expect(isWithinDays(addDays(today, distance), today, earliest, latest)).toBe(expected);
      }),
    );
  });
});
