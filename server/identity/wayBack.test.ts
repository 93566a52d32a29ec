import { describe, expect, test } from 'vitest';
import { isOwnPath } from '../../domain/links/index.ts';
import { apiDocument } from '../../openapi/document.ts';
import { readOperations } from '../access/apiRules.ts';
import { failedPath, handOverAddress, readLocation } from './wayBack.ts';

const isWayBack = (text: string) => readLocation(text) !== null;

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
    '/healthz',
    '/readyz?a',
    '/dev/mail',
    '/atlas/',
    '/api/auth/logout',
    '/order/redirect/1/2',
    '/update/redirect/1/2',
    '/update/%72edirect/1/2',
    '/metrics',
    '/x/%2e%2e/login',
    '/x/../login',
    '/./login',
  ])('%s would carry the token on', (path) => {
    expect(isWayBack(path)).toBe(false);
  });

  test('so would whatever else the API answers, on the server and in the portal (session.ownPath)', () => {
    const paths = readOperations(apiDocument()).map(({ path }) => path.replaceAll(/\{\w+\}/g, '1'));
    expect(paths).toContain('/my-move/redirect/1/1');
    expect(paths.filter((path) => isWayBack(path) || isOwnPath(path))).toEqual([]);
  });

  test.each(['/a%00b', '/a%0d%0ab', '/a%5cb', '/%2f/evil.example', '/%E0%A4%A'])('%s is not kept', (path) => {
    expect(isWayBack(path)).toBe(false);
  });

  test('an address of a campaign is kept, one longer than 2000 characters is not', () => {
    expect([isWayBack(`/${'a'.repeat(1999)}`), isWayBack(`/${'a'.repeat(2000)}`)]).toEqual([true, false]);
  });
});

describe('hash, view and language belong to the way back (signIn.wayBack)', () => {
  test.each([
    ['/contracts#addons', '/contracts#addons'],
    ['/contracts?embed=true#addons', '/contracts?embed=true#addons'],
    ['/contracts#access_token=a.b.c', '/contracts'],
    ['/contracts#a#b', '/contracts'],
    ['//evil.example#addons', null],
  ])('of %s %s is kept', (location, kept) => {
    expect(readLocation(location)).toBe(kept);
  });

  test('the address of a hand-over has them all, whatever language it had', () => {
    const address = handOverAddress('/contracts?embed=true&lang=fi#addons', 'sv', { access_token: 'x' });
    expect(address).toBe('/contracts?embed=true&lang=sv#access_token=x&anchor=addons');
    expect(handOverAddress('/contracts', null, { access_token: 'x' })).toBe('/contracts#access_token=x');
  });

  test('so has the address that tells of a failure, but for the landing, which is no place', () => {
    expect(failedPath('failed', { location: '/contracts?embed=true#addons', locale: 'sv' })).toBe(
      '/auth/error/generic?error=failed&location=%2Fcontracts%3Fembed%3Dtrue%23addons&lang=sv',
    );
    expect(failedPath('expired', { location: '/auth', locale: null })).toBe('/auth/error/generic?error=expired');
  });
});
