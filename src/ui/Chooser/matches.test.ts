import { expect, test } from 'vitest';
import { searchAmong, placeOf } from './matches.ts';

test.each([
  ['katu', 'Hämeenkatu 13 B', 6],
  ['HÄME', 'Hämeenkatu 13 B', 0],
  ['  katu 13 ', 'Hämeenkatu 13 B', 6],
  ['7003 1180', 'Asiakas 7003 1180', 8],
  ['tie', 'Hämeenkatu 13 B', -1],
  ['(b)', 'Mäkelä (B)', 7],
  ['istanbul', 'İstanbul', -1],
])('%j stands in %j at %i', (query, text, place) => {
  expect(placeOf(query, text)).toBe(place);
});

const rows = [
  ['Hallituskatu 8', 'Y7104423'],
  ['Rantasaunantie 118', 'KL\u{A0}20\u{A0}4471'],
];
const textsOf = [0, 1].map((column) => (row: string[]) => row[column] ?? '');
const found = (query: string) => searchAmong(rows, textsOf, query);

test('a row is found by any of its texts, whatever the kind of space', () => {
  expect(found('y71')).toEqual([rows[0]]);
  expect(found('4471')).toEqual([rows[1]]);
  expect(found('kl 20 44')).toEqual([rows[1]]);
});

test('what is empty finds all, what is nowhere finds nothing', () => {
  expect(found('  ')).toBe(rows);
  expect(found('Hämene')).toEqual([]);
});

test('nothing is found across two texts of a row', () => {
  expect(found('8 Y')).toEqual([]);
  expect(found('8\nY')).toEqual([]);
});
