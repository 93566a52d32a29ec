import { describe, expect, test } from 'vitest';
import { streetLine, doorOf, isSameLine } from './index.ts';

const at = (
  streetName: string,
  houseNumber: string,
  houseLetter: string | null = null,
  residence: string | null = null,
) => ({
  streetName,
  houseNumber,
  houseLetter,
  residence,
});

describe('what of a house an address names (place.door)', () => {
  test.each([
    ['B', '27', 'B', '27'],
    [null, 'B 27', 'B', '27'],
    [null, 'b27', 'B', '27'],
    ['b', null, 'B', ''],
    [null, 'C', 'C', ''],
    ['A', 'C 12', 'A C', '12'],
    [null, 'As 8', '', '8'],
    [null, 'as. 008', '', '8'],
    [null, 'A as 8', 'A', '8'],
    [null, 'bst 3', '', '3'],
    [null, '12 a', '', '12 A'],
    [null, null, '', ''],
  ])('letter %j and residence %j', (houseLetter, residence, letters, flat) => {
    expect(doorOf({ houseLetter, residence })).toEqual({ letters, flat });
  });
});

test('an address is one line, whichever fields its parts stand in (place.line)', () => {
  expect(streetLine(at(' Tammelan  puistokatu ', '5 – 7', 'c', '012'))).toBe('Tammelan puistokatu 5-7 C 12');
  expect(streetLine(at('Koivukuja', '4'))).toBe('Koivukuja 4');
});

test('capitals, spaces and the form of a letter make no other address; another number or street does (place.line)', () => {
  const home = at('Hämeenpuisto', '14', 'C', '27');
  const decomposed = at('HÄMEENPUISTO'.normalize('NFD'), '14', null, 'c 27');
  const others = [at('Hämeenpuisto', '14'), at('Hämeenpuisto', '16', 'C', '27'), at('Hämenpuisto', '14', 'C', '27')];
  expect([decomposed, ...others].map((other) => isSameLine(home, other))).toEqual([true, false, false, false]);
});
