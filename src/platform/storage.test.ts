import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionStore } from './storage.ts';

function browser(limits: { refuses?: boolean; isFull?: () => boolean } = {}) {
  const values = new Map<string, string>();
  const writes: string[] = [];
  let leave = () => {};
  const host = {
    get sessionStorage() {
      if (limits.refuses) throw new DOMException('refused', 'SecurityError');
      return {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (limits.isFull?.()) throw new DOMException('full', 'QuotaExceededError');
          writes.push(`${key}=${value}`);
          values.set(key, value);
        },
        removeItem: (key: string) => values.delete(key),
      };
    },
    addEventListener: (_: 'pagehide', listener: () => void) => (leave = listener),
  };
  return { host, values, writes, leave: () => leave() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createSessionStore', () => {
  test('writes at most once a second, and reads what waits (storage.throttle)', () => {
    const { host, writes } = browser();
    const store = createSessionStore(host);
    writes.length = 0;
    for (const language of ['fi', 'sv', 'en']) store.write('selectedLanguage', language);
    expect(store.read('selectedLanguage')).toBe('en');
    vi.advanceTimersByTime(999);
    expect(writes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(writes).toEqual(['selectedLanguage=en']);
    store.write('selectedLanguage', 'fi');
    vi.advanceTimersByTime(1000);
    expect(writes).toEqual(['selectedLanguage=en', 'selectedLanguage=fi']);
  });

  test('writes what waits when the page is left (storage.throttle)', () => {
    const { host, values, leave } = browser();
    createSessionStore(host).write('backTo', '/contracts');
    leave();
    expect([...values]).toEqual([['backTo', '/contracts']]);
  });

  test('a removed key is gone at once, and from the storage after', () => {
    const { host, values } = browser();
    values.set('backTo', '/contracts');
    const store = createSessionStore(host);
    store.write('backTo', null);
    expect(store.read('backTo')).toBeNull();
    store.flush();
    expect([...values]).toEqual([]);
  });

  test('leaves no trace of its probe', () => {
    const { host, values } = browser();
    expect(createSessionStore(host).isPersistent()).toBe(true);
    expect([...values]).toEqual([]);
  });

  test('keeps to memory where storage is refused (storage.fallback)', () => {
    const store = createSessionStore(browser({ refuses: true }).host);
    expect(store.isPersistent()).toBe(false);
    store.write('selectedLanguage', 'sv');
    store.flush();
    expect(store.read('selectedLanguage')).toBe('sv');
  });

  test('turns to memory when the storage is full, and says so (storage.fallback)', () => {
    let isFull = false;
    const store = createSessionStore(browser({ isFull: () => isFull }).host);
    const told = vi.fn();
    store.subscribe(told);
    isFull = true;
    store.write('selectedLanguage', 'sv');
    vi.advanceTimersByTime(1000);
    expect(told).toHaveBeenCalledTimes(1);
    expect(store.isPersistent()).toBe(false);
    expect(store.read('selectedLanguage')).toBe('sv');
  });
});
