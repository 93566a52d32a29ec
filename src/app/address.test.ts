import { describe, expect, test } from 'vitest';
import { plainSearch, removeTrailingSlash } from './address.ts';

describe('a slash at the end of the address (routes.trailingSlash)', () => {
  test.each([
    ['/contracts/', '', '', ['/contracts']],
    ['/contracts//', '?a=1', '#b', ['/contracts?a=1#b']],
    ['/contracts', '', '', []],
    ['/', '?a=1', '', []],
    ['//', '', '', []],
  ])('%s%s%s leaves %j', (pathname, search, hash, replaced) => {
    const urls: string[] = [];
    removeTrailingSlash({
      location: { pathname, search, hash },
      history: { state: null, replaceState: (_: unknown, __: string, url: string) => urls.push(url) },
    } as unknown as Parameters<typeof removeTrailingSlash>[0]);
    expect(urls).toEqual(replaced);
  });
});

describe('search parameters are plain texts', () => {
  test.each(['', '?a=1', '?a=true&b=%7B%7D', '?name=%C3%85sa'])('%s stays as it is', (search) => {
    expect(plainSearch.stringifySearch(plainSearch.parseSearch(search))).toBe(search);
  });

  test('a value is a text, whatever it looks like', () => {
    expect(plainSearch.parseSearch('?a=1&b=true&c={}&__proto__=x')).toEqual(
      Object.fromEntries([
        ['a', '1'],
        ['b', 'true'],
        ['c', '{}'],
        ['__proto__', 'x'],
      ]),
    );
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('what is left out is not written', () => {
    expect(plainSearch.stringifySearch({ force: undefined, error: 'expired' })).toBe('?error=expired');
  });
});
