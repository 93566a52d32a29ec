import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAllowedDestination, readBackTo } from './backTo.ts';

const own = 'https://oma.kajo.example';
const main = 'https://kajo.example';
const allowed = [main, 'https://www.kajo.example:8443'];
const isAllowed = (destination: string) => isAllowedDestination(destination, allowed, own);

const evil = 'evil.example';

/** Hosts that are none of ours, some of which look as if they were. */
const hosts = [
  evil,
  `oma.kajo.example.${evil}`,
  `kajo.example.${evil}`,
  `${evil}#kajo.example`,
  `${evil}?kajo.example`,
  `${evil}/kajo.example`,
  `${evil}%2Fkajo.example`,
  'xkajo.example',
  'kajo.example.',
  'kajo.examp1e',
  'kаjo.example',
  'kajo․example.evil.example',
  'xn--kjo-5cd.example',
  'kaȷo.example',
  'sub.kajo.example',
  'kajo.example:444',
  'kajo.example:80',
  'www.kajo.example',
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '[::1]',
  '①②⑦.0.0.1',
  `kajo.example@${evil}`,
  `kajo.example:443@${evil}`,
  `oma.kajo.example%40${evil}`,
  `user:secret@kajo.example`,
  `user@oma.kajo.example`,
  `:@oma.kajo.example@${evil}`,
];

/** Ways to write the beginning of an address that browsers read as one of another host. */
const beginnings = [
  'https://',
  'http://',
  'HTTPS://',
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  'https:',
  'https:/',
  'https:///',
  'https:\\\\',
  'ftp://',
  'ws://',
  'file://',
  'blob:https://',
  'view-source:https://',
  'x://',
  ' https://',
  '\thttps://',
  'ht\ntps://',
  '/\t/',
  '/\n/',
  '/\r/',
  '\u0000//',
  '\u00A0//',
  '\u200B//',
  '\u202E//',
  '%2F%2F',
  './/',
  '..//',
  '?https://',
  '#https://',
  ';//',
  'https://\u00AD',
  'https://\u200D',
];

const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://oma.kajo.example/%0Aalert(1)',
  'javascript://kajo.example/%0aalert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://oma.kajo.example/7f3a20c1',
  'filesystem:https://oma.kajo.example/temporary/a',
  'about:blank',
  'mailto:aino@kajo.example',
  'tel:+358201234500',
  'intent://kajo.example#Intent;scheme=https;end',
];

const bare = [
  '',
  ' ',
  '.',
  '..',
  'contracts',
  'kajo.example',
  '@evil.example',
  '?a',
  '#a',
  'https://',
  'http:',
  'https',
];
const tooLong = `/${'a'.repeat(2048)}`;
const payloads = [...beginnings.flatMap((start) => hosts.map((host) => start + host)), ...schemes, ...bare, tooLong];

describe('isAllowedDestination (backTo.origins)', () => {
  test.each([
    '/',
    '/contracts?status=A#top',
    '/@evil.example',
    '/%2F%2Fevil.example',
    own,
    `${own}/helper`,
    main,
    'https://kajo.example/sahko/?a=https://evil.example',
    'HTTPS://KAJO.EXAMPLE/',
    'https://kajo.example:443/',
    'https://www.kajo.example:8443/ohje',
  ])('%s is allowed', (destination) => {
    expect(isAllowed(destination)).toBe(true);
  });

  test(`none of ${payloads.length} ways out is allowed`, () => {
    expect(payloads.length).toBeGreaterThan(1000);
    expect(payloads.filter(isAllowed)).toEqual([]);
  });

  test('what is allowed stays, whatever it is made of', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '.',
      '?',
      '#',
      '%',
      '\t',
      ' ',
      'https:',
      'kajo.example',
      evil,
      own,
    );
    const anything = fc.array(fc.oneof(part, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 8 });
    fc.assert(
      fc.property(anything, (parts) => {
        const destination = parts.join('');
        return !isAllowed(destination) || [own, ...allowed].includes(new URL(destination, own).origin);
      }),
      { numRuns: 2000 },
    );
  });

  test('what is no origin allows nothing', () => {
    const odd = ['*', 'null', '', 'kajo.example', 'https:', 'https://*.kajo.example', 'javascript:', '/'];
    const wanted = [main, `https://${evil}`, 'javascript:alert(1)', 'https://sub.kajo.example', 'blob:null'];
    expect(wanted.filter((destination) => isAllowedDestination(destination, odd, own))).toEqual([]);
  });
});

test('the way back is read only where it may be followed', () => {
  const kept = (value: string | null) => readBackTo({ read: () => value }, allowed, own);
  expect(kept(`${main}/sahko`)).toBe(`${main}/sahko`);
  expect(kept('/helper')).toBe('/helper');
  expect(kept('//evil.example')).toBeNull();
  expect(kept(null)).toBeNull();
});
