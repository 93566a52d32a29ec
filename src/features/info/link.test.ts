import { expect, test } from 'vitest';
import { forwardAddress } from './link.ts';

const prefix = 'https://kajo.example/s/';

test.each([
  ['syystarjous-2026_B', `${prefix}syystarjous-2026_B`],
  ['a'.repeat(64), prefix + 'a'.repeat(64)],
])('the id %s leads to %s (link.forward)', (id, address) => {
  expect(forwardAddress(prefix, id)).toBe(address);
});

test.each(['', 'a'.repeat(65), '../x', 'a/b', 'a b', '%2e%2e', 'a?b', 'a#b', 'ä', '@evil.example', '..', 'a\n'])(
  'the id %j is none (link.unknown)',
  (id) => {
    expect(forwardAddress(prefix, id)).toBeNull();
  },
);

test.each([
  null,
  'http://kajo.example/',
  'javascript:alert(1)//',
  '//kajo.example/',
  'https://',
  'https://kajo.example',
  'https://a@b/',
])('the prefix %j leads nowhere (link.unknown)', (unfit) => {
  expect(forwardAddress(unfit, 'abc')).toBeNull();
});
