import { expect, test } from 'vitest';
import { hasShape, type Shape } from './shape.ts';

test.each<[Shape, unknown[], unknown[]]>([
  ['string', ['', 'x'], [1, null, undefined, {}]],
  ['number', [0, 1.5], ['1', null]],
  ['boolean', [true, false], [0, 'true']],
  ['object', [{}, { a: 1 }], [[], null, 'x']],
  ['any', [null, undefined, 1, {}], []],
  ['uri', ['https://kajo.example/s/'], ['/s/', '', null, 7]],
  [
    ['string', 'null'],
    ['x', null],
    [undefined, 1],
  ],
  [['number', 'undefined'], [1, undefined], [null]],
  [{ '[]': 'string' }, [[], ['x']], [[1], {}, 'x', null]],
  [{ '*': 'string' }, [{}, { a: 'x' }], [{ a: 1 }, [], null]],
  [
    { a: 'string', b: { c: ['number', 'null'] } },
    [{ a: '', b: { c: null, d: 1 } }],
    [{ a: '' }, { a: '', b: {} }, null],
  ],
])('the shape %j (api.shape)', (shape, right, wrong) => {
  expect(right.filter((value) => !hasShape(value, shape))).toEqual([]);
  expect(wrong.filter((value) => hasShape(value, shape))).toEqual([]);
});
