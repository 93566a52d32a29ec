import { describe, expect, test } from 'vitest';
import { emailOf, numberOf, searchWords } from './sought.ts';

describe('what is sought is compared (acting.searchWords)', () => {
  test.each([
    ['MÄKELÄ, Aino', ['makela', 'aino']],
    ['Peltoniemi-Järvinen', ['peltoniemi', 'jarvinen']],
    ['Koivukuja 4B', ['koivukuja', '4', 'b']],
    ['Kiinteistö Oy K12', ['kiinteisto', 'oy', 'k', '12']],
    ["As. Oy L'Étoile & co", ['as', 'oy', 'l', 'etoile', 'co']],
    ['Sørensen Wałęsa Weiß Yılmaz Þór', ['sorensen', 'walesa', 'weiss', 'yilmaz', 'thor']],
    ['a:* | !b', ['a', 'b']],
    ['***', []],
    ['', []],
  ])('%j as %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  test('every Latin letter of Europe as it is written without accents', () => {
    const letters = Array.from({ length: 0x180 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at));
    for (const letter of [...letters, ...'ȘșȚțẞƏəǤǥƷʒ'].filter((each) => /\p{L}/u.test(each)))
      expect(searchWords(letter).join(''), letter).toMatch(/^[a-z]{1,2}$/);
  });
});

test.each([
  ['KL  70\u00a04413', 'KL704413'],
  ['4012-7731', '40127731'],
  ['40127731.', '40127731'],
  ['y7012345', 'Y7012345'],
])('%j is the number %j (acting.searchPasted)', (sought, number) => {
  expect(numberOf(sought)).toBe(number);
});

test.each([
  ['<aino.makela@kajo.example>', 'aino.makela@kajo.example'],
  ['aino.makela@kajo.example;', 'aino.makela@kajo.example'],
  ['Aino Mäkelä <Aino.Makela@kajo.example>, ', 'aino.makela@kajo.example'],
  ['mailto:aino.makela@kajo.example.', 'aino.makela@kajo.example'],
  ["'o'hara@kajo.example'", "o'hara@kajo.example"],
  ['aino.makela@', null],
  ['mäkelä', null],
])('in %j the e-mail address is %j (acting.searchPasted)', (sought, email) => {
  expect(emailOf(sought)).toBe(email);
});
