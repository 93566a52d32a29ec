import { expect, test } from 'vitest';
import type { CustomerType } from '../types.ts';
import { readCustomerType } from './index.ts';

test.each([
  ['PRIVATE', 'B2C'],
  ['BUSINESS', 'B2B'],
  ['B2C', 'B2C'],
  ['B2B', 'B2B'],
  ['toString', 'toString'],
  [null, null],
])('%s is the kind %s (session.customerType)', (given, read) => {
  // What older systems say is in no type.
  expect(readCustomerType(given as CustomerType | null)).toBe(read);
});
