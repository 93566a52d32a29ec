import { expect, test } from 'vitest';
import { createSessionStore } from '../../platform/storage.ts';
import { keepDismissed, readDismissed } from './dismissed.ts';

function openStore(kept: string | null) {
  const stored = new Map(kept === null ? [] : [['dismissedNotices', kept]]);
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const store = createSessionStore({ sessionStorage, addEventListener: () => {} });
  return { store, stored };
}

test.each([
  [null, []],
  ['exit', ['exit']],
  ['disclaimer,exit', ['exit', 'disclaimer']],
  ['something,,exit', ['exit']],
])('of what was kept, %j, these count as dismissed: %j (entry.dismissed)', (kept, dismissed) => {
  expect([...readDismissed(openStore(kept).store)]).toEqual(dismissed);
});

test('one after another they are kept until a reload, each once (entry.dismissed)', () => {
  const { store, stored } = openStore(null);
  keepDismissed(store, 'exit');
  keepDismissed(store, 'disclaimer');
  keepDismissed(store, 'exit');
  store.flush();
  expect(stored.get('dismissedNotices')).toBe('exit,disclaimer');
});
