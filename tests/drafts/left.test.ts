import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeftDraft } from '../../domain/types.ts';
import { keepHouse } from '../../server/effects/housekeeping.ts';
import { leftDrafts } from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';

const SECOND = 1_000;
const after = (milliseconds: number) => new Date(Date.parse(testNow) + milliseconds).toISOString();
const path = '/contract/campaign/talvi/template/kiintea-24';
const draft: LeftDraft = {
  name: 'order.talvi.kiintea-24',
  version: 1,
  owner: null,
  author: null,
  key: '5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11',
  startedAt: Date.parse(testNow),
  isSent: false,
  proofId: null,
  values: JSON.stringify({ person: { email: 'veikko@kajo.example' } }),
};
/** Aino Mäkelä's own customership. */
const customerId = '40127731';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(testNow);
  await server.context.database.db.delete(leftDrafts);
});

const rows = () => server.context.database.db.select().from(leftDrafts);

/** @returns what the browser is told to hold, by name */
async function leave(drafts: LeftDraft[], cookie?: string, there = server) {
  const headers = cookie === undefined ? {} : { cookie };
  const answer = await there.app.inject({ method: 'PUT', url: '/api/drafts', headers, payload: { path, drafts } });
  const set = [answer.headers['set-cookie'] ?? []].flat();
  return { status: answer.statusCode, text: answer.body, set, cookie: set.map((one) => one.split(';')[0]).join('; ') };
}

const takeUp = async (cookie: string, headers: Record<string, string> = {}, from = path) =>
  (await shop.call<{ drafts: LeftDraft[] }>('POST', '/api/drafts/take-up', { cookie, ...headers }, { path: from })).body
    .drafts;

describe('what a browser leaves of a page over a sign-in (draft.elsewhere)', () => {
  test('is there for that browser and that page, and for nobody else', async () => {
    const { status, set, cookie } = await leave([draft]);
    expect(status).toBe(204);
    expect(set).toEqual([
      expect.stringMatching(/^kajo_draft=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
      'kajo_draft_left=1; Max-Age=86400; Path=/; SameSite=Lax',
    ]);
    expect(await takeUp(`kajo_draft=${'x'.repeat(22)}`)).toEqual([]);
    expect(await takeUp('')).toEqual([]);
    expect(await takeUp(cookie, {}, '/feedback')).toEqual([]);
    expect(await takeUp(cookie)).toEqual([draft]);
  });

  test('stands sealed in the database, where neither the page nor the browser is found', async () => {
    const { cookie } = await leave([draft]);
    const [row, ...others] = await rows();
    expect([Object.keys(row ?? {}), others]).toEqual([['key', 'body', 'leftAt', 'takenAt'], []]);
    expect(JSON.stringify(row)).not.toMatch(/veikko|talvi/);
    expect(Buffer.from(row?.body ?? '', 'base64url').toString('latin1')).not.toMatch(/veikko|talvi/);
    expect(JSON.stringify(row)).not.toContain(/kajo_draft=([\w-]+)/.exec(cookie)?.[1]);
  });

  test('is told again for a minute, as an answer may be lost; then nothing of it is left', async () => {
    const { cookie } = await leave([draft]);
    await takeUp(cookie);
    server.setNow(after(59 * SECOND));
    expect(await takeUp(cookie)).toEqual([draft]);
    await keepHouse('eachMinute', server.context);
    expect(await rows()).toHaveLength(1);
    server.setNow(after(60 * SECOND));
    expect(await takeUp(cookie)).toEqual([]);
    await keepHouse('eachMinute', server.context);
    expect(await rows()).toEqual([]);
  });

  test('waits for 24 hours', async () => {
    const { cookie } = await leave([draft]);
    server.setNow(after(24 * 3_600 * SECOND - SECOND));
    await keepHouse('eachMinute', server.context);
    expect(await rows()).toHaveLength(1);
    server.setNow(after(24 * 3_600 * SECOND));
    expect(await takeUp(cookie)).toEqual([]);
    await keepHouse('eachMinute', server.context);
    expect(await rows()).toEqual([]);
  });

  test('of five thousand the oldest make room for more', async () => {
    const { db } = server.context.database;
    const { cookie } = await leave([draft]);
    const row = (second: number) => ({ key: `of-${second}`, body: 'x', leftAt: new Date(after(second * SECOND)) });
    await db.insert(leftDrafts).values(Array.from({ length: 5_000 }, (_, second) => row(second - 10)));
    await keepHouse('eachMinute', server.context);
    expect(await rows()).toHaveLength(5_000);
    expect((await rows()).map(({ key }) => key)).not.toContain('of--10');
    expect(await takeUp(cookie)).toEqual([draft]);
  });

  test('takes the place of what was left of it before; who leaves nothing takes that away', async () => {
    const { cookie } = await leave([draft]);
    await takeUp(cookie);
    const again = { ...draft, values: '{"person":{"email":"hilla@kajo.example"}}' };
    expect((await leave([again], cookie)).cookie).toBe(cookie);
    server.setNow(after(2 * 60 * SECOND));
    expect(await takeUp(cookie)).toEqual([again]);
    expect((await leave([], cookie)).set).toEqual([]);
    expect([await takeUp(cookie), await rows()]).toEqual([[], []]);
    expect((await leave([])).set).toEqual([]);
  });

  test('of a customer is for who has written it alone (draft.owner)', async () => {
    const [aino, mika] = [demoPerson('Mäkelä'), demoPerson('Salo')];
    const [own, forAnother] = [
      { ...draft, owner: customerId, author: customerId },
      { ...draft, name: 'feedback', owner: '20345678', author: customerId },
    ];
    const { cookie } = await leave([own, forAnother, draft]);
    expect(await takeUp(cookie)).toEqual([draft]);
    expect(await takeUp(cookie, await shop.signedIn(mika.sub))).toEqual([draft]);
    expect(await takeUp(cookie, await shop.signedIn(aino.sub))).toEqual([own, forAnother, draft]);
  });

  test.each([
    ['an identity code', '{"text":"tunnus 131052-308T"}'],
    ['an account, deep in it', '{"a":[{"b":"FI21 1234 5600 0007 85"}]}'],
    ['an account in hyphens that do not break', '{"text":"FI21\u20111234\u20115600\u20110007\u201185"}'],
    ['an identity code in full width', '{"text":"tunnus １３１０５２－３０８Ｔ"}'],
    ['an identity code as a name', '{"131052-308T":true}'],
    ['no JSON', 'FI21'],
    ['nothing but a number', '131052'],
  ])('is refused where it holds %s (draft.secrets)', async (_, values) => {
    const { status, text, set } = await leave([draft, { ...draft, values }]);
    expect([status, set, await rows()]).toEqual([400, [], []]);
    expect(JSON.parse(text)).toMatchObject({ code: 'request.invalid', errors: [{ field: 'body.drafts' }] });
    expect(text).not.toMatch(/131052|FI21/);
  });

  test.each([
    ['deeper than a body may be', '['.repeat(5_999) + ']'.repeat(5_999)],
    ['wider', `[${'1,'.repeat(500)}1]`],
  ])('is refused where it is %s (server.limits)', async (_, values) => {
    const { status, text, set } = await leave([{ ...draft, values }]);
    expect([status, set, await rows()]).toEqual([400, [], []]);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ field: 'body.drafts', rule: 'size' }] });
  });

  test('is refused where the name of its form holds what no draft may (draft.secrets)', async () => {
    expect((await leave([{ ...draft, name: 'order.131052-308T' }])).status).toBe(400);
  });

  test('is kept as it was checked, whatever else was written under the same name (draft.secrets)', async () => {
    const { cookie } = await leave([{ ...draft, values: '{"text":"tunnus 131052-308T", "text":"mikään ei puutu"}' }]);
    expect(await takeUp(cookie)).toEqual([{ ...draft, values: '{"text":"mikään ei puutu"}' }]);
  });

  test('is no more to be had with the browser once somebody has signed out (draft.left)', async () => {
    await leave([draft]);
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/logout/browser' });
    const set = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.replace(/Expires=[^;]*/, ''));
    for (const name of ['kajo_draft', 'kajo_draft_left'])
      expect(set.find((one) => one.startsWith(`${name}=;`))).toContain('Max-Age=0');
  });
});

test('over https nobody but this host can set its cookies (draft.elsewhere)', async () => {
  const there = await openTestServer({ env: { PUBLIC_URL: 'https://oma.kajo.example' } });
  try {
    expect((await leave([draft], undefined, there)).set).toEqual([
      expect.stringMatching(/^__Host-kajo_draft=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      '__Host-kajo_draft_left=1; Max-Age=86400; Path=/; Secure; SameSite=Lax',
    ]);
  } finally {
    await there.close();
  }
});
