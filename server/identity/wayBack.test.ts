import { describe, expect, test } from 'vitest';
import { isWayBack } from './wayBack.ts';

const hosts = ['evil.example', '@evil.example', 'evil.example%2f..', '127.0.0.1', '[::1]', 'evil。example'];
const beginnings = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  ' //',
  '\u0000//',
  'https://',
  'https:',
  'http:/',
  'HTTPS://',
  'javascript:alert(1)//',
  'java\nscript:',
  'data:text/html,',
  'vbscript:',
  '/.//',
  '/..//',
  '/x/..//',
  '/%5c\\',
  '\u2028//',
  '／／',
  '',
];
const endings = ['', '/', '/contracts', '?location=/contracts', '#contracts', '/%2e%2e'];

describe('nothing leads away from the portal (session.ownPath)', () => {
  const payloads = beginnings.flatMap((beginning) =>
    hosts.flatMap((host) => endings.map((ending) => beginning + host + ending)),
  );

  test(`${payloads.length} payloads`, () => {
    const let_through = payloads.filter(isWayBack);
    expect(let_through).toEqual([]);
  });

  test.each(['/', '/contracts', '/contracts/K123?tab=2', '/my-move?lang=sv', '/%C3%A4'])('%s stays', (path) => {
    expect(isWayBack(path)).toBe(true);
  });

  test.each([
    '/endSession',
    '/endsession?a=1',
    '/%65ndSession',
    '/login?location=/contracts',
    '/login/callback',
    '/idp/session/end',
    '/api/auth/logout',
    '/order/redirect/1/2',
    '/x/%2e%2e/login',
    '/x/../login',
    '/./login',
  ])('%s would carry the token on', (path) => {
    expect(isWayBack(path)).toBe(false);
  });

  test.each(['/contracts#addons', '/a%00b', '/a%0d%0ab', '/a%5cb', '/%2f/evil.example', '/%E0%A4%A'])(
    '%s is not kept',
    (path) => {
      expect(isWayBack(path)).toBe(false);
    },
  );

  test('a path longer than 512 characters is not kept', () => {
    expect([isWayBack(`/${'a'.repeat(511)}`), isWayBack(`/${'a'.repeat(512)}`)]).toEqual([true, false]);
  });
});
