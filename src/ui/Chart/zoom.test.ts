import { expect, test } from 'vitest';
import { stretchAround, stretchOf } from './zoom.ts';

test('a stretch goes from the first of two slots up to behind the last', () => {
  expect([stretchOf(3, 5), stretchOf(5, 3), stretchOf(4, 4)]).toEqual([
    { from: 3, to: 6 },
    { from: 3, to: 6 },
    { from: 4, to: 5 },
  ]);
});

test.each([
  [0.5, 0.5, 12, 3, 9],
  [0.02, 0.5, 12, 0, 6],
  [1, 0.5, 12, 6, 12],
  [0.5, 0.01, 24, 12, 13],
  [0.5, 1, 24, 1, 24],
])('around %d, of %d of %i slots, lie those from %i to %i', (place, share, count, from, to) => {
  expect(stretchAround(place, share, { from: 0, to: count })).toEqual({ from, to });
  expect(stretchAround(place, share, { from: 5, to: count + 5 })).toEqual({ from: from + 5, to: to + 5 });
});
