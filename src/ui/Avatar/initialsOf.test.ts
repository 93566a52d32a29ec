import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Aino Mäkelä', 'AM'],
  ['Jyrki-Pekka Väisänen', 'JV'],
  ['Åsa Öhman', 'ÅÖ'],
  ['As. Oy Kuusikkorinne', 'AK'],
  ['Matti Olavi af Ursin', 'MU'],
  ['  eeva   laine ', 'EL'],
  ['Kajo', 'K'],
  ['𐐨 Å', '𐐀Å'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
