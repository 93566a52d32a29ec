import { describe, expect, test } from 'vitest';
import { sortRows, type SortValue } from './sortRows.ts';

const sorted = (values: SortValue[], direction: 'ascending' | 'descending', locale = 'fi') =>
  sortRows(values, (value) => value, direction, new Intl.Collator(locale, { numeric: true }));

describe('words', () => {
  const names = ['Öhman', 'Åberg', 'Äijälä', 'Zitting', 'aalto', 'Aho'];

  test('are in the order of Finnish', () => {
    expect(sorted(names, 'ascending')).toEqual(['aalto', 'Aho', 'Zitting', 'Åberg', 'Äijälä', 'Öhman']);
  });

  test('are in the order of English', () => {
    expect(sorted(names, 'ascending', 'en')).toEqual(['aalto', 'Åberg', 'Aho', 'Äijälä', 'Öhman', 'Zitting']);
  });

  test('have their numbers by size', () => {
    expect(sorted(['Katu 10', 'Katu 9', 'Katu 1'], 'ascending')).toEqual(['Katu 1', 'Katu 9', 'Katu 10']);
  });
});

test('numbers are by size, not by their digits', () => {
  expect(sorted([10, 9, -12.48, 128.47], 'ascending')).toEqual([-12.48, 9, 10, 128.47]);
});

test('what is not known comes last either way', () => {
  expect(sorted([2, null, 1], 'ascending')).toEqual([1, 2, null]);
  expect(sorted([2, null, 1], 'descending')).toEqual([2, 1, null]);
});

test('what is the same keeps its order, and the rows that came in keep theirs', () => {
  const rows = [
    { id: 1, of: 'a' },
    { id: 2, of: 'b' },
    { id: 3, of: 'a' },
  ];
  const collator = new Intl.Collator('fi');
  expect(sortRows(rows, ({ of }) => of, 'descending', collator).map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
});
