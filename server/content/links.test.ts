import { describe, expect, test } from 'vitest';
import { isHttpsOrigin, isLink, isLinkPrefix, isPicture } from './links.ts';

describe('where contents may lead (content.links)', () => {
  test.each([
    '/contracts',
    '/consumption?from=2026-01-01#chart',
    '/profile/#representations',
    'https://kajo.example',
    'https://kajo.example/a b'.replace(' ', '%20'),
    'mailto:asiakaspalvelu@kajo.example',
    'tel:+358201234500',
  ])('to %j', (text) => {
    expect(isLink(text)).toBe(true);
  });

  test.each([
    '',
    'contracts',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    ' /contracts',
    'http://kajo.example',
    'https:evil.example',
    'https://user:secret@kajo.example',
    'https://kajo.example@evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'https://kajo\u200b.example',
    'data:text/html,x',
    'blob:https://kajo.example/x',
    'file:///etc/passwd',
    `/${'x'.repeat(2_001)}`,
  ])('not to %j', (text) => {
    expect(isLink(text)).toBe(false);
  });

  test('a kind of place may allow less', () => {
    expect([isLink('mailto:a@kajo.example', ['https:', 'tel:']), isLink('/a', [])]).toEqual([false, true]);
  });
});

test.each([
  ['https://kajo.example', true],
  ['https://kajo.example:8443', true],
  ['https://kajo.example/', false],
  ['https://KAJO.example', false],
  ['https://*.kajo.example', false],
  ["https://kajo.example; script-src 'unsafe-inline'", false],
  ['http://kajo.example', false],
  ['kajo.example', false],
])('an origin: %j', (text, isOne) => {
  expect(isHttpsOrigin(text)).toBe(isOne);
});

test('pictures come from here or from an origin that is named (content.images)', () => {
  const origins = ['https://images.example'];
  expect(
    [
      '/pages/icon.svg',
      'https://images.example/a.png',
      'https://other.example/a.png',
      'https://images.example.evil.example/a.png',
      'tel:+358',
    ].map((address) => isPicture(address, origins)),
  ).toEqual([true, true, false, false, false]);
});

test.each([
  ['https://kajo.example/', true],
  ['https://kajo.example/s/', true],
  ['https://kajo.example/s?id=', true],
  ['https://kajo.example', false],
  ['https://kajo.example/s', false],
  ['https://kajo.example?id=', false],
  ['https://kajo.example/#/', false],
  ['https://kajo.example:99999/', false],
  ['https://user@kajo.example/', false],
  ['https:///s/', false],
  ['http://kajo.example/s/', false],
  ['/s/', false],
])('an id can be put behind %s: %s (link.forward)', (text, isOne) => {
  expect(isLinkPrefix(text)).toBe(isOne);
});
