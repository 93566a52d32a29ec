import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findStreets, findTown, otherStreetName, townNames } from './places.ts';

const rows = (file: string) =>
  readFileSync(join(import.meta.dirname, 'places', file), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

describe('the files (place.files)', () => {
  test('hold some hundreds of codes and streets, Åland’s among them, each once', () => {
    const codes = rows('postalCodes.csv').map((line) => line.split(','));
    expect(codes.filter(([code = '', fi]) => !/^\d{5}$/.test(code) || !fi)).toEqual([]);
    expect(new Set(codes.map(([code]) => code)).size).toBe(codes.length);
    expect([codes.length > 500, codes.filter(([code]) => code?.startsWith('22')).length > 15]).toEqual([true, true]);

    const known = new Set(codes.map(([code]) => code));
    const streets = rows('streets.csv');
    expect(streets.filter((line) => !known.has(line.slice(0, 5)) || !/^\d{5},[^,\d]*,[^,\d]*$/.test(line))).toEqual([]);
    expect([new Set(streets).size, streets.length > 300]).toEqual([streets.length, true]);
  });
});

test.each([
  ['33200', 'Tampere', 'Tammerfors', 'Tampere'],
  ['22100', 'Maarianhamina', 'Mariehamn', 'Maarianhamina'],
  ['22340', 'Geta', 'Geta', 'Geta'],
  ['37150', 'Nokia', 'Nokia', 'Nokia'],
  ['99999', null, null, null],
])('the town of %s is %s, in Swedish %s (place.town)', (code, ...names) => {
  expect((['fi', 'sv', 'en'] as const).map((locale) => findTown(code, locale))).toEqual(names);
});

test('a town may have two names, or one (place.town)', () => {
  expect(['02130', '37150', '99999'].map(townNames)).toEqual([['Espoo', 'Esbo'], ['Nokia'], []]);
});

describe('streets by the beginning of their name (place.streets)', () => {
  const names = (beginning: string, code: string | null = null) =>
    findStreets(beginning, code).map(({ streetName, postalCode }) => `${streetName} ${postalCode}`);

  test('whatever the case and the form of its letters, by name and then by code', () => {
    const expected = ['Hämeenpuisto 33200', 'Hämeenpuisto 33210'];
    expect(names('Hämeenp')).toEqual(expected);
    expect(names('hämeenp'.normalize('NFD'))).toEqual(expected);
    expect(names('Hämeenp', '33210')).toEqual(['Hämeenpuisto 33210']);
  });

  test('in both languages, the town in the language of the name', () => {
    expect(findStreets('Mannerheimv', null)).toEqual([
      { streetName: 'Mannerheimvägen', postalCode: '00100', postalCity: 'Helsingfors' },
    ]);
    expect(findStreets('Torggatan', '22100')).toEqual([
      { streetName: 'Torggatan', postalCode: '22100', postalCity: 'Mariehamn' },
    ]);
    expect([otherStreetName('storgatan', '68600'), otherStreetName('Isokatu', '68600')]).toEqual([
      'Isokatu',
      'Storgatan',
    ]);
    expect([otherStreetName('Isokatu', '90100'), otherStreetName('Isokatu', '33200')]).toEqual([null, null]);
  });

  test('eight at most, and none where nothing begins so', () => {
    expect(names('Ka')).toHaveLength(8);
    expect([names('Ka', '90100'), names('Zz')]).toEqual([['Kauppurienkatu 90100'], []]);
  });
});
