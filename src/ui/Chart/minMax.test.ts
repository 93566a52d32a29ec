import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnOf } from './chartData.ts';
import { countsOf, extentsOf } from './minMax.ts';

const column = fc.array(fc.option(fc.double({ min: -50, max: 90, noNaN: true }), { freq: 5 }), { maxLength: 700 });
const stretch = fc.tuple(fc.nat(700), fc.nat(700));

test('the pyramid finds what looking at each value finds, in any stretch', () => {
  fc.assert(
    fc.property(column, stretch, (values, [one, other]) => {
      const from = Math.min(one, other, values.length);
      const to = Math.min(Math.max(one, other), values.length);
      const known = values.slice(from, to).filter((value) => value !== null);
      const found = extentsOf(columnOf(values))(from, to);
      expect(found).toEqual({ least: Math.min(Infinity, ...known), most: Math.max(-Infinity, ...known) });
    }),
  );
});

test('sums count what lies in a stretch', () => {
  const counted = countsOf(6, (index) => index % 2 === 1);
  expect([counted(0, 6), counted(1, 2), counted(2, 3), counted(3, 3)]).toEqual([3, 1, 0, 0]);
});
