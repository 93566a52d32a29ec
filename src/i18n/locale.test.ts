import { expect, test } from 'vitest';
import { parseLocale, takeLanguageParameter } from './locale.ts';

test.each([
  ['sv', 'sv'],
  ['SV', 'sv'],
  ['En', 'en'],
  ['de', null],
  ['', null],
  [null, null],
])('the code %s means %s (language.supported)', (code, locale) => {
  expect(parseLocale(code)).toBe(locale);
});

test.each([
  ['?lang=SV', 'sv', ['/contracts#a']],
  ['?lang=de&app=1', null, ['/contracts?app=1#a']],
  ['?app=1&lang=en', 'en', ['/contracts?app=1#a']],
  ['?app=1', null, []],
])('%s in the address means %s and leaves %j (language.parameter)', (search, locale, replaced) => {
  const urls: string[] = [];
  const page = {
    location: { pathname: '/contracts', search, hash: '#a' },
    history: { state: null, replaceState: (_: unknown, __: string, url: string) => urls.push(url) },
  } as unknown as Parameters<typeof takeLanguageParameter>[0];
  expect(takeLanguageParameter(page)).toBe(locale);
  expect(urls).toEqual(replaced);
});
