import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonBytes } from './jsonBytes.ts';

test('columns are written as JSON is', () => {
  const numbers = fc.oneof(
    fc.integer({ min: -2_000, max: 12_000 }).map((thousandths) => thousandths / 1000),
    fc.double(),
    fc.constantFrom(0, -0, 0.0001, 9.999, 10, 1e21, null),
  );
  const body = fc.record({
    columns: fc.array(fc.array(numbers)),
    name: fc.string(),
    missing: fc.constant(undefined),
    flag: fc.boolean(),
    rows: fc.array(fc.record({ [`"ä`]: numbers, of: fc.constantFrom('measured', undefined) })),
  });
  fc.assert(fc.property(body, (one) => String(jsonBytes(one)) === JSON.stringify(one)));
  expect(String(jsonBytes([0.532, 0.532, -0, null]))).toBe('[0.532,0.532,0,null]');
});
