import { expect, test } from 'vitest';
import { placesOf, searchAmong } from './matches.ts';

/** The text, with what is marked in brackets. */
const marked = (query: string, text: string) =>
  placesOf(query, text, false).reduceRight(
    (rest, [from, to]) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`,
    text,
  );

test.each([
  ['katu', 'Hämeenkatu 13 B', 'Hämeen[katu] 13 B'],
  ['HÄME', 'Hämeenkatu 13 B', '[Häme]enkatu 13 B'],
  ['hame', 'Hämeenkatu 13 B', '[Häme]enkatu 13 B'],
  ['  katu 13 ', 'Hämeenkatu 13 B', 'Hämeen[katu 13] B'],
  ['13b', 'Hämeenkatu 13 B', 'Hämeenkatu [13 B]'],
  ['70031180', 'Asiakas 7003 1180', 'Asiakas [7003 1180]'],
  ['7003-1180', 'Asiakas 7003\u{A0}1180', 'Asiakas [7003\u{A0}1180]'],
  ['eero mäkelä', 'Mäkelä, Eero', '[Mäkelä], [Eero]'],
  ['tie', 'Hämeenkatu 13 B', 'Hämeenkatu 13 B'],
  ['(b)', 'Mäkelä (B)', 'Mäkelä [(B)]'],
  ['istanbul', 'İstanbul', '[İstanbul]'],
  ['', 'Hämeenkatu 13 B', 'Hämeenkatu 13 B'],
])('%j marks %j as %j (site.search)', (query, text, shown) => {
  expect(marked(query, text)).toBe(shown);
});

const rows = [
  ['Hallituskatu 8', 'Y7104423'],
  ['Rantasaunantie 118', 'KL\u{A0}20\u{A0}4471'],
  ['Öhman, Åsa', '4014 1178'],
];
const search = searchAmong(rows, (row) => row);
const found = (query: string) => search.find(query).rows;

test.each([
  ['y71', 0],
  ['4471', 1],
  ['kl 20 44', 1],
  ['KL204471', 1],
  ['ohman', 2],
  ['Åsa Öhman', 2],
  ['asa 4014', 2],
  ['40141178', 2],
])('%j finds row %i (site.search, representation.dialog)', (query, row) => {
  expect(found(query)).toEqual([rows[row]]);
});

test('what is empty finds all, what is nowhere finds nothing (site.search)', () => {
  expect(found('  ')).toBe(rows);
  expect(found('Hämene')).toEqual([]);
});

test('where a text holds the whole, its words are not looked for elsewhere (site.search)', () => {
  const streets = [['Hämeenkatu 4'], ['Hämeenkatu 13, 33400 Tampere'], ['Katu 1, Hämeen 4']];
  expect(searchAmong(streets, (row) => row).find('hämeenkatu 4')).toEqual({ rows: [streets[0]], isWhole: true });
});

test('where the whole is found, words and other letters are not marked besides (site.search)', () => {
  expect(search.find('ohman').isWhole).toBe(false);
  expect(placesOf('hame', 'Hämeenkatu 13 B', true)).toEqual([]);
  expect(placesOf('katu 13', 'Hämeenkatu 13 B', true)).toEqual([[6, 13]]);
});

test('nothing is found across two texts of a row (site.search)', () => {
  expect(found('8Y')).toEqual([]);
});
