import { importJWK, SignJWT, UnsecuredJWT, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../store/database.ts';
import { signingKey } from '../store/schema.ts';
import { sharedCookieKey, sharedSigningKey } from './keys.ts';
import { resolveActor } from '../access/resolveActor.ts';
import { openSession, endSession, IDLE_TIME, renewSession, TOTAL_TIME } from './sessions.ts';
import { demoPerson, openTestDatabase, ORIGIN } from './testing.ts';
import { mintAccessToken, verifyAccessToken } from './tokens.ts';

const START = Date.parse('2026-11-21T10:00:00.500Z');
let database: Database;
let now = START;
/** What one of several server processes has: its own settings and caches, the database of all. */
const process = (shared: Database) =>
  ({
    settings: readSettings({ PUBLIC_URL: ORIGIN }),
    database: { ...shared },
    clock: () => new Date(now),
  }) as unknown as ServerContext;
let context: ServerContext;

beforeAll(async () => {
  database = await openTestDatabase();
  context = process(database);
}, 120_000);
afterAll(() => database.close());

const begin = async (at = START) => {
  now = at;
  const { sub } = demoPerson('Mäkelä');
  return openSession(context, { sub, idToken: 'e30.e30.e30', strongAuthentication: true }, null);
};
const code = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'good',
    (thrown: { code?: string }) => thrown.code,
  );

describe('the key that tokens are signed with (session.token)', () => {
  test('is made once, though processes start at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => sharedSigningKey({ ...database }, 'portal')));
    const rows = await database.db.select().from(signingKey);
    expect(new Set(made.map(({ kid }) => kid))).toEqual(new Set([rows.find(({ use }) => use === 'portal')?.kid]));
    const cookieKeys = await Promise.all(Array.from({ length: 8 }, () => sharedCookieKey({ ...database })));
    expect(new Set(cookieKeys).size).toBe(1);
  });

  test('what one process signs, another takes', async () => {
    const session = await begin();
    const token = await mintAccessToken(process(database), session);
    expect(await verifyAccessToken(process(database), token)).toMatchObject({ sessionId: session.id, version: 1 });
  });
});

describe('a token that is no good (session.token)', () => {
  const forge = async (change: (token: SignJWT) => SignJWT, header: Record<string, unknown> = {}) => {
    const jwk = await sharedSigningKey(database, 'portal');
    const token = new SignJWT({ sid: 'a', ver: 1 })
      .setProtectedHeader({ alg: 'ES256', kid: jwk.kid, typ: 'at+jwt', ...header })
      .setIssuer(ORIGIN)
      .setAudience('portal')
      .setSubject('someone')
      .setExpirationTime(new Date(START + 60_000));
    return change(token).sign(await importJWK(jwk, 'ES256'));
  };
  const same = (token: SignJWT) => token;

  test('the unforged one is good, so the others are refused for what was changed', async () => {
    now = START;
    expect(await code(verifyAccessToken(context, await forge(same)))).toBe('good');
  });

  test.each<[string, () => Promise<string>]>([
    ['for another audience', () => forge((token) => token.setAudience('other'))],
    ['of another issuer', () => forge((token) => token.setIssuer('https://other.example'))],
    ['of another kind', () => forge(same, { typ: 'JWT' })],
    ['with an unknown key', () => forge(same, { kid: 'unknown' })],
    ['without an end', () => forge((token) => token.setExpirationTime(undefined as never))],
    [
      'without a signature',
      async () => new UnsecuredJWT({ sid: 'a', ver: 1 }).setIssuer(ORIGIN).setAudience('portal').encode(),
    ],
    [
      'signed by another',
      async () => {
        const { privateKey } = await generateKeyPair('ES256');
        const { kid } = await sharedSigningKey(database, 'portal');
        return new SignJWT({ sid: 'a', ver: 1 })
          .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' })
          .setIssuer(ORIGIN)
          .setAudience('portal')
          .setExpirationTime(new Date(START + 60_000))
          .sign(privateKey);
      },
    ],
    [
      'with a byte changed',
      async () => (await forge(same)).replace(/\.(.)/, (_all, first: string) => `.${first === 'a' ? 'b' : 'a'}`),
    ],
    ['cut short', async () => (await forge(same)).slice(0, -4)],
    ['empty', async () => ''],
    ['not a token', async () => 'a.b.c'],
  ])('%s', async (_what, make) => {
    now = START;
    const token = await make().catch(() => 'not to be made');
    expect(await code(verifyAccessToken(context, token))).toBe('session.invalid');
  });

  test("the identity provider's key signs none of ours", async () => {
    const jwk = await sharedSigningKey(database, 'identityProvider');
    const token = await new SignJWT({ sid: 'a', ver: 1 })
      .setProtectedHeader({ alg: 'ES256', kid: jwk.kid, typ: 'at+jwt' })
      .setIssuer(ORIGIN)
      .setAudience('portal')
      .setExpirationTime(new Date(START + 60_000))
      .sign(await importJWK(jwk, 'ES256'));
    expect(await code(verifyAccessToken(context, token))).toBe('session.invalid');
  });

  test('one whose time is over is told apart (session.expired)', async () => {
    const token = await forge(same);
    now = START + 61_000;
    expect(await code(verifyAccessToken(context, token))).toBe('session.expired');
  });
});

describe('how long a session lasts', () => {
  const states = async (id: string, times: number[], version = 1) => {
    const found: (string | undefined)[] = [];
    for (const at of times) {
      now = at;
      found.push(await code(resolveActor(context, { sessionId: id, version })));
    }
    return found;
  };

  test('fifteen minutes when nothing is renewed (session.idle)', async () => {
    const { id } = await begin();
    expect(await states(id, [START + IDLE_TIME - 1, START + IDLE_TIME])).toEqual(['good', 'session.expired']);
  });

  test('fifteen more from each renewal, and its token as long (session.idle, session.renewal)', async () => {
    const session = await begin();
    now = START + IDLE_TIME - 1;
    const renewed = await renewSession(context, session);
    const token = await mintAccessToken(context, renewed);
    const end = now + IDLE_TIME;
    expect(await states(session.id, [end - 1, end])).toEqual(['good', 'session.expired']);
    now = end - 1000;
    expect(await code(verifyAccessToken(context, token))).toBe('good');
    now = end;
    expect(await code(verifyAccessToken(context, token))).toBe('session.expired');
  });

  test('eight hours in all, however often it is renewed (session.absoluteEnd)', async () => {
    let session = await begin();
    const end = START + TOTAL_TIME;
    for (now = START; now < end; now += 14 * 60_000) session = await renewSession(context, session);
    expect(session.expiresAt.getTime()).toBe(end);
    expect(await states(session.id, [end - 1, end])).toEqual(['good', 'session.expired']);
  });

  test('until it is signed out, and not renewed after that (signOut.server)', async () => {
    const session = await begin();
    await endSession(context, session);
    expect(await states(session.id, [START])).toEqual(['session.ended']);
    expect(await states(session.id, [START], 2)).toEqual(['session.ended']);
    expect(await code(renewSession(context, session))).toBe('session.ended');
  });

  test('another version and an unknown id count as ended', async () => {
    const { id } = await begin();
    expect([await states(id, [START], 2), await states('unknown', [START])]).toEqual([
      ['session.ended'],
      ['session.ended'],
    ]);
  });
});
