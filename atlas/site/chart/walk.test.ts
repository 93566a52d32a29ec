import { expect, test } from 'vitest';
import type { Chart } from '../../chart/chart.ts';
import { firstItem, itemsOf, walk, type ItemId } from './walk.ts';

const chart = {
  states: [
    { path: '', parent: null, initial: 'asked' },
    { path: 'asked', parent: '', initial: null },
    { path: 'signingOut', parent: '', initial: null },
  ],
  transitions: [
    { id: 'confirm', source: 'asked', targets: ['signingOut'] },
    { id: 'stay', source: 'asked', targets: [] },
  ],
} as unknown as Chart;

test('each state is followed by the transitions that leave it', () => {
  expect(itemsOf(chart)).toEqual([
    'state ',
    'state asked',
    'transition confirm',
    'transition stay',
    'state signingOut',
  ]);
  expect(firstItem(chart)).toBe('state asked');
});

test.each<[ItemId, string, ItemId | null]>([
  ['state asked', 'ArrowDown', 'transition confirm'],
  ['state asked', 'ArrowUp', 'state '],
  ['state signingOut', 'ArrowDown', null],
  ['state asked', 'Home', 'state '],
  ['state asked', 'End', 'state signingOut'],
  ['state asked', 'ArrowRight', 'transition confirm'],
  ['transition confirm', 'ArrowRight', 'state signingOut'],
  ['transition stay', 'ArrowRight', null],
  ['state signingOut', 'ArrowRight', null],
  ['transition stay', 'ArrowLeft', 'state asked'],
  ['state asked', 'ArrowLeft', 'state '],
  ['state ', 'ArrowLeft', null],
  ['state asked', 'a', null],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(walk(chart, from, key)).toBe(to);
});
