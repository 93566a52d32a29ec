import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isImageAllowed, linkKind } from './safeAddress.ts';

describe('a link', () => {
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

describe('an image', () => {
  const sources = ['https://images.example/kajo/', 'not an address'];

  test.each(['/images/meter.png', 'https://images.example/kajo/meter.png'])('from %j is allowed', (address) => {
    expect(isImageAllowed(address, sources)).toBe(true);
  });

  test.each([
    'https://images.example/other/meter.png',
    'https://images.example/kajo/../other/meter.png',
    'https://images.example/kajo/%2e%2e/other/meter.png',
    'https://images.example.evil.example/kajo/meter.png',
    'https://images.example:8443/kajo/meter.png',
    'https://user@images.example/kajo/meter.png',
    'http://images.example/kajo/meter.png',
    '//images.example/kajo/meter.png',
    'data:image/svg+xml,<svg onload="alert(1)">',
    'blob:https://images.example/kajo/1',
    'javascript:alert(1)',
    'meter.png',
    '',
  ])('from %j is not', (address) => {
    expect(isImageAllowed(address, sources)).toBe(false);
  });
});
