// What the pages promise of cookies, storage, sessions and logs, held against the code that does it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KEPT_SESSIONS } from '../../server/effects/sweeps/sessions.ts';
import { apiDocument } from '../../openapi/document.ts';
import { WARNING_BEFORE_END } from '../../machines/session/session.machine.ts';
import { IDLE_TIME, TOTAL_TIME } from '../../server/identity/sessions.ts';
import { PROOF_COOKIE_TIME } from '../../domain/session/proof.ts';
import { PROOF_TIME } from '../../server/proof/keepUnderProof.ts';
import { LINK_COOKIE_TIME } from '../../server/proof/linkCookie.ts';
import { locales } from './catalogue.ts';
import { readTexts } from './words.ts';

const texts = readTexts();
const saysOf = (id: string) =>
  locales.map((locale) => {
    const found = texts.find(({ locale: of, where }) => of === locale && where.endsWith(` ${id}`));
    if (!found) throw new Error(`there is no text ${id} in ${locale}`);
    return found.text;
  });

const minutes = String(IDLE_TIME / 60_000);
const hours: Record<number, RegExp> = { 8: /kahdeksan tun[nt]i|åtta timmar|eight hours/ };
const total = hours[TOTAL_TIME / 3_600_000] ?? /never/;
const warnings: Record<number, RegExp> = { 2: /kahden minuutin|två minuter|two minutes/ };
const warning = warnings[WARNING_BEFORE_END / 60_000] ?? /never/;

/** The files of a folder that hold something, tests aside. */
const holding = (folder: string, what: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => what.test(readFileSync(file, 'utf8')));

describe('what the pages promise is what the portal does (info.true)', () => {
  test.each(['signIn.note', 'signOut.failedLead', 'session.endedIdle', 'privacy.session'])(
    '%s names the time after which an idle session ends',
    (id) => {
      expect(saysOf(id).filter((text) => !new RegExp(`\\b${minutes}\\b`).test(text))).toEqual([]);
    },
  );

  test.each(['session.endedTotal', 'session.closingText', 'privacy.session'])(
    '%s names the time after which every session ends',
    (id) => {
      expect(saysOf(id).filter((text) => !total.test(text))).toEqual([]);
    },
  );

  test.each(['session.expiringText', 'session.closingText'])(
    '%s names how long before its end a session warns',
    (id) => {
      expect(saysOf(id).filter((text) => !warning.test(text))).toEqual([]);
    },
  );

  test('a session’s data is gone within a few days', () => {
    expect(TOTAL_TIME + KEPT_SESSIONS).toBeLessThanOrEqual(4 * 24 * 3_600_000);
  });

  test('the privacy page names how long an order awaits its proof, and the cookies of an order and of a link', () => {
    const says = (id: string, count: number, unit: string) =>
      saysOf(id).filter((text) => !new RegExp(`\\b${count} ${unit}`).test(text));
    expect(says('privacy.unproven', PROOF_TIME / 60_000, 'minu')).toEqual([]);
    expect(says('privacy.browserText', PROOF_COOKIE_TIME / 60, 'minu')).toEqual([]);
    expect(says('privacy.browserText', LINK_COOKIE_TIME / 3600, '(tunni|timmar|hours)')).toEqual([]);
    // Those alone does the server read besides the ones of signing in.
    const read = JSON.stringify(apiDocument()).matchAll(/"name":"(\w+)","in":"cookie"/g);
    expect(new Set([...read].map(([, name]) => name))).toEqual(new Set(['underProof', 'transfer']));
  });

  test('cookies are set for signing in, a proof and what waits over it alone, and nothing stays in the browser after the tab', () => {
    const setting = [...holding('server', /setCookie\(/), ...holding('src', /document\.cookie = /)];
    const known =
      /^(server\/(operations\/session|identity\/|proof\/|drafts\/)|src\/(platform\/handOver|shared\/session\/|features\/update\/later\/markOwnProof))/;
    expect(setting.length).toBeGreaterThan(0);
    expect(setting.filter((file) => !known.test(file))).toEqual([]);
    expect(holding('src', /localStorage|indexedDB/)).toEqual([]);
  });

  test('the sign-in and the privacy page speak of nothing that the portal does not have', () => {
    const later = /kulutu|lasku(?!n)|förbrukning|faktur|consumption|invoice/i;
    const promises = texts.filter(({ where }) => /\b(signIn|privacy)\./.test(where));
    expect(promises.length).toBeGreaterThan(0);
    expect(promises.filter(({ text }) => later.test(text))).toEqual([]);
  });
});
