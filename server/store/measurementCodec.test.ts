import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LATE, type Segment } from '../../domain/consumption/index.ts';
import { HOUR_MS, QUARTER_MS } from '../../domain/time/helsinki.ts';
import { dayStart } from '../../domain/time/index.ts';
import { packSeries, unpackSeries } from './measurementCodec.ts';

const start = dayStart('2026-10-01');

/** Statuses, and values where they have one. */
const columns = fc
  .array(fc.tuple(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.integer({ min: 0, max: 3 })), {
    maxLength: 200,
  })
  .map((pairs) => ({
    values: Int32Array.from(pairs, ([value, code]) => (code < LATE ? value : 0)),
    status: Uint8Array.from(pairs, ([, code]) => code),
  }));
const segments = fc
  .tuple(fc.integer({ min: 0, max: 2975 }), fc.constantFrom(QUARTER_MS, HOUR_MS), columns)
  .map(([quarter, step, column]): Segment => ({ from: start + quarter * QUARTER_MS, step, ...column }));

test('what is packed comes out as it was, of whatever values, steps and statuses (store.measurements)', () => {
  fc.assert(
    fc.property(fc.array(segments, { maxLength: 4 }), (series) => {
      expect(unpackSeries(packSeries(series, start), start)).toEqual(series);
    }),
  );
});

test('what is none of ours is refused aloud', () => {
  expect(() => unpackSeries(packSeries([], start).subarray(0, 1), start)).toThrow('unexpected end of file');
  expect(() => unpackSeries(Uint8Array.from([3, 0]), start)).toThrow('ends too early');
});
