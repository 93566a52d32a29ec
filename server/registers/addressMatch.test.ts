import { expect, test } from 'vitest';
import { meantBy } from './addressMatch.ts';

const at = (line: string) => {
  const [streetName = '', houseNumber = '', houseLetter = '', residence = ''] = line.split('|');
  return { streetName, houseNumber, houseLetter: houseLetter || null, residence: residence || null };
};
const street = ['Hämeenpuisto|14|C|27', 'Hämeenpuisto|14|C|28', 'Hämeenpuisto|16', 'Hämeenkatu|16', 'Isokatu|3|A'];

test.each([
  ['as it is written', 'Hämeenpuisto|14|C|27', ['Hämeenpuisto|14|C|27']],
  ['the flat in one field with the staircase', 'hämeenpuisto|14||C 27', ['Hämeenpuisto|14|C|27']],
  ['a letter that is made of two', 'Hämeenpuisto'.normalize('NFD') + '|16', ['Hämeenpuisto|16']],
  ['one letter left out', 'Hämenpuisto|16', ['Hämeenpuisto|16']],
  ['two letters that are others', 'Hemeenpuistu|16', ['Hämeenpuisto|16']],
  ['three letters that are others', 'Hemaanpuistu|16', []],
  ['two letters of a short name', 'Isokotu|3|A', ['Isokatu|3|A']],
  ['too far for a short name', 'Asokotu|3|A', []],
  ['without the staircase', 'Hämeenpuisto|14||27', ['Hämeenpuisto|14|C|27']],
  ['with a letter where there is none', 'Hämeenpuisto|16|B', ['Hämeenpuisto|16']],
  ['another letter', 'Isokatu|3|B', []],
  ['another house', 'Hämeenpuisto|15', []],
  ['another flat', 'Hämeenpuisto|14|C|29', []],
  ['no flat where there are some', 'Hämeenpuisto|14|C', []],
  ['a flat where there is none', 'Hämeenpuisto|16||2', []],
])('%s (place.corrected)', (_what, typed, meant) => {
  expect(meantBy(at(typed), street.map(at), null)).toEqual(meant.map(at));
});

test('two that are as near are neither meant, the nearer one is (place.corrected)', () => {
  const two = ['Koivutie|4', 'Kaivutie|4'].map(at);
  expect(meantBy(at('Kuivutie|4'), two, null)).toEqual([]);
  expect(meantBy(at('Koivuti|4'), two, null)).toEqual([at('Koivutie|4')]);
  const staircases = ['Koivutie|4|A', 'Koivutie|4|B'].map(at);
  expect(meantBy(at('Koivutie|4'), staircases, null)).toEqual([]);
});

test('several that stand there are all meant, and so is what goes by the other name (place.corrected)', () => {
  const same = [at('Storgatan|12|A|4'), { ...at('Storgatan|12|A|4'), kind: 'heat' }];
  expect(meantBy(at('isokatu|12|a|4'), same, 'Storgatan')).toEqual(same);
  expect(meantBy(at('isokatu|12|a|4'), same, null)).toEqual([]);
});
