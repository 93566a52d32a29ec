import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mutations } from './index.ts';
import { mutated } from './mutation.ts';

test.each(mutations)('there is one place for the fault: $name', (mutation) => {
  expect(mutated(readFileSync(mutation.file, 'utf8'), mutation)).not.toBeNull();
});

describe('a fault', () => {
  const fault = { name: '', kind: 'wrong text', machine: '', file: '', find: 'a.b', replace: '$&' } as const;

  test.each([
    ['is put as it is written', 'x a.b y', 'x $& y'],
    ['has no place', 'x aab y', null],
    ['has two places', 'a.b a.b', null],
  ])('%s', (_what, text, expected) => {
    expect(mutated(text, fault)).toBe(expected);
  });

  test('has a name of its own', () => {
    const names = mutations.map(({ machine, name }) => `${machine}: ${name}`);
    expect(names).toEqual([...new Set(names)]);
  });
});
