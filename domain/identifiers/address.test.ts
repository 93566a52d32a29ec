import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHouseNumber, parseStreetAddress } from './index.ts';

const regular = (streetName: string, houseNumber: string, houseLetter: string | null, residence: string | null) => ({
  typeOfAddress: 'regularAddress' as const,
  streetName,
  houseNumber,
  houseLetter,
  residence,
});

describe('street addresses (identifiers.address, identifiers.addressLetter)', () => {
  test.each([
    ['Harjutie 3', regular('Harjutie', '3', null, null)],
    ['Harjutie 3B 2', regular('Harjutie', '3', 'B', '2')],
    ['Harjutie 3b 2', regular('Harjutie', '3', 'B', '2')],
    ['Harjutie 3b', regular('Harjutie', '3', 'B', null)],
    ['Moisionrannantie 2 As 8', regular('Moisionrannantie', '2', null, 'As 8')],
    ['Moisionrannantie 2 as. 8', regular('Moisionrannantie', '2', null, 'as. 8')],
    ['Mannerheimintie 5-7 C 12', regular('Mannerheimintie', '5-7', null, 'C 12')],
    ['Mannerheimintie 5 – 7 c 12', regular('Mannerheimintie', '5-7', null, 'C 12')],
    ['Mannerheimintie 5-7 C12', regular('Mannerheimintie', '5-7', null, 'C 12')],
    ['Mannerheimintie 5-7b C 12', regular('Mannerheimintie', '5-7', 'B', 'C 12')],
    ['Koivukuja 4 B', regular('Koivukuja', '4', 'B', null)],
    ['Koivukuja 4 å', regular('Koivukuja', '4', 'Å', null)],
    ['Pohjoinen Rautatiekatu 21 A 5', regular('Pohjoinen Rautatiekatu', '21', null, 'A 5')],
    ['3. linja 10', regular('3. linja', '10', null, null)],
    ['Åkervägen 2 bst 3', regular('Åkervägen', '2', null, 'bst 3')],
    ['  Harjutie   3B,  2 ', regular('Harjutie', '3', 'B', '2')],
    ['A\u030akerva\u0308gen 2', regular('Åkervägen', '2', null, null)],
    ['PL 111', { typeOfAddress: 'postalBox', postalBox: '111' }],
    ['pl 111', { typeOfAddress: 'postalBox', postalBox: '111' }],
    ['PB 7', { typeOfAddress: 'postalBox', postalBox: '7' }],
    ['P.O. Box 111', { typeOfAddress: 'postalBox', postalBox: '111' }],
    ['Poste restante', { typeOfAddress: 'posteRestante' }],
    ['POSTE  RESTANTE', { typeOfAddress: 'posteRestante' }],
  ])('%j', (text, expected) => {
    expect(parseStreetAddress(text)).toEqual(expected);
  });

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['no house number', 'Harjutie'],
    ['no street name', '3 B'],
    ['a number in front of the street', '3 Sepän katu'],
    ['a post-office box without a number', 'PL'],
    ['a street of digits', '12 34'],
    ['the town in the same line', 'Harjutie 3 B 2, 33820 Tampere'],
    ['what no residence is', 'Harjutie 3 <script>'],
    ['a number that is none', 'Harjutie 3BC'],
    ['too much', `Harjutie 3 ${'B'.repeat(200)}`],
  ])('%s: null', (_what, text) => {
    expect(parseStreetAddress(text)).toBeNull();
  });

  test('written from its parts, it is read back to them', () => {
    const word = fc.stringMatching(/^[A-ZÅÄÖ][a-zåäö]{1,14}$/);
    const parts = fc.record({
      streetName: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
      houseNumber: fc.oneof(
        fc.integer({ min: 1, max: 9999 }).map(String),
        fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 })).map((pair) => pair.join('-')),
      ),
      houseLetter: fc.option(fc.constantFrom(...'ABCDEFÅÄÖ')),
      residence: fc.option(
        fc.oneof(fc.stringMatching(/^[A-H] [1-9][0-9]{0,2}$/), fc.stringMatching(/^As [1-9][0-9]?$/)),
      ),
    });
    fc.assert(
      fc.property(parts, ({ streetName, houseNumber, houseLetter, residence }) => {
        const text = `${streetName} ${houseNumber}${houseLetter ?? ''} ${residence ?? ''}`;
        expect(parseStreetAddress(text)).toEqual(regular(streetName, houseNumber, houseLetter, residence));
        expect(isHouseNumber(houseNumber)).toBe(true);
      }),
    );
  });
});
