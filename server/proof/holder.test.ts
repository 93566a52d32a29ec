import { expect, test } from 'vitest';
import { isHolder, readHolder } from './holder.ts';
import { digestOfSecret } from './secrets.ts';

const id = '5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11';
const secret = 'c2VjcmV0c2VjcmV0c2VjcmV0';

test('what a bound browser holds is the id and its secret (access.verified)', () => {
  expect(readHolder(`${id}.${secret}`)).toEqual({ id, secret });
});

test.each([
  '',
  id,
  `${id}.`,
  `${id}.short`,
  `${id.toUpperCase()}.${secret}`,
  ` ${id}.${secret}`,
  `${id}.${secret}!`,
  `${id}.${secret.repeat(3)}`,
  `x.${secret}`,
])('%j is nothing that a browser holds (access.verified)', (name) => {
  expect(readHolder(name)).toBe(null);
});

test.each([
  [digestOfSecret(secret), true],
  [digestOfSecret(`${secret}x`), false],
  ['', false],
  [null, false],
])('who knows the secret of %j: %j (access.verified)', (holder, expected) => {
  expect(isHolder({ holder }, secret)).toBe(expected);
});
