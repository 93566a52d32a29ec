import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fittingAddress, isOwnPath, linkKind } from './index.ts';

describe('a link (links.safe)', () => {
  test.each([
    ['/', 'own'],
    ['/contracts?tab=1#ended', 'own'],
    ['https://www.energiavirasto.fi/', 'external'],
    ['HTTPS://WWW.ENERGIAVIRASTO.FI', 'external'],
    ['mailto:asiakaspalvelu@kajo.example', 'contact'],
    ['tel:+358201234500', 'contact'],
  ])('to %j is one of kind %s', (address, kind) => {
    expect(linkKind(address)).toBe(kind);
  });

  test.each([
    'http://www.energiavirasto.fi/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript\u003Aalert(1)',
    'javascript&colon;alert(1)',
    '\u00A0javascript:alert(1)',
    '\uFEFFjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'blob:https://oma.kajo.example/1',
    'file:///etc/passwd',
    'ftp://kajo.example/',
    'view-source:https://kajo.example/',
    'intent://scan/#Intent;scheme=zxing;end',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://oma.kajo.example@evil.example/',
    'https://user:pass@evil.example/',
    'https://',
    'contracts',
    './contracts',
    '../contracts',
    '?tab=1',
    '#ended',
    '',
    ' ',
    'https://kajo.example/\u202Egnp.exe',
    `/${'x'.repeat(2000)}`,
  ])('to %j leads nowhere', (address) => {
    expect(linkKind(address)).toBeNull();
  });

  test('whatever its address, leads by https, mail, telephone or a path of the portal', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'data:',
      'https:',
      '/',
      '\\',
      '\t',
      '\u0000',
      '.',
      '@',
      'x',
      ':',
      '%2e',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(scheme, fc.string()), { maxLength: 12 }), (parts) => {
        const address = parts.join('');
        const kind = linkKind(address);
        if (kind === null) return;
        // As a browser reads it on a page of the portal.
        const { protocol, origin, pathname } = new URL(address, 'https://oma.kajo.example/contracts');
        expect(['https:', 'mailto:', 'tel:']).toContain(protocol);
        expect(kind !== 'own' || (origin === 'https://oma.kajo.example' && !pathname.startsWith('//'))).toBe(true);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});

describe('a path that is gone to by itself (session.ownPath)', () => {
  test.each(['/', '/contracts', '/contracts/K123?tab=2', '/my-move?lang=sv', '/%C3%A4', '/sähköhyvitys', '/x?y=å%20b'])(
    '%s stays',
    (path) => {
      expect(isOwnPath(path)).toBe(true);
    },
  );

  test.each([
    '/contracts#addons',
    '/contracts#',
    '/a%00b',
    '/a%0d%0ab',
    '/a%5cb',
    '/%2f/evil.example',
    '/%E0%A4%A',
    '/x/../login',
    '/./login',
    '/x/%2e%2e/login',
    '//evil.example',
    'https://kajo.example/',
    'tel:+358201234500',
    'contracts',
    '',
  ])('%s does not', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });

  test('one that is too long is gone back to without the parameters that do not fit (signIn.wayBack)', () => {
    const campaign = `utm=${'x'.repeat(1500)}`;
    expect(fittingAddress('/contracts?a=1#addons')).toBe('/contracts?a=1#addons');
    const long = `/contracts?embed=true&${campaign}&${campaign}&lang=sv#addons`;
    expect(fittingAddress(long)).toBe(`/contracts?embed=true&${campaign}&lang=sv#addons`);
    expect(fittingAddress(`/contracts?${campaign}${campaign}`)).toBe('/contracts');
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z=?]{1,900}$/), { maxLength: 8 }), (parameters) => {
        const fitting = fittingAddress(`/contracts?${parameters.join('&')}`);
        expect(fitting.length).toBeLessThanOrEqual(2000);
      }),
    );
  });

  test('one longer than 2000 characters does not', () => {
    expect([isOwnPath(`/${'a'.repeat(1999)}`), isOwnPath(`/${'a'.repeat(2000)}`)]).toEqual([true, false]);
  });

  test('whatever it is, the browser stays at the portal', () => {
    const part = fc.constantFrom('/', '\\', '%2f', '%5c', '.', '..', '@', 'evil.example', ':', '?', '#', 'å', '\t');
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 10 }), (parts) => {
        const path = `/${parts.join('')}`;
        if (!isOwnPath(path)) return;
        expect(new URL(path, 'https://oma.kajo.example/contracts').origin).toBe('https://oma.kajo.example');
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});
