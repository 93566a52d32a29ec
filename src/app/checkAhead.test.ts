import { afterEach, expect, test, vi } from 'vitest';
import { checkAhead } from './checkAhead.ts';

const origin = 'https://oma.kajo.example';
const record = { version: 1, accessToken: 'a.b.c', idToken: null, customerId: null };

function pageWith(kept: Record<string, string>, search = '', language = 'fi', isReport = false) {
  const sessionStorage = { getItem: (key: string) => kept[key] ?? null };
  const document = { documentElement: { dataset: { language }, hasAttribute: () => isReport } };
  return { location: { origin, search }, sessionStorage, document } as unknown as Window;
}

const asked: { url: string; headers: Headers; signal: AbortSignal }[] = [];
vi.stubGlobal('fetch', async (input: URL | Request, init?: RequestInit) => {
  const request = input instanceof Request ? input : new Request(input, init);
  asked.push({ url: request.url, headers: request.headers, signal: init?.signal ?? request.signal });
  return new Response(String(asked.length));
});
afterEach(() => {
  vi.useRealTimers();
  asked.splice(0);
});

const question = (signal?: AbortSignal) => new Request(`${origin}/api/auth/token/validate`, { signal });

test('a kept session is asked about at once, and the portal is given that answer, one time (start.atOnce)', async () => {
  const send = checkAhead(null, pageWith({ 'kajo.session': JSON.stringify(record) }, '', 'sv'));
  expect(asked.map(({ url, headers }) => [url, headers.get('accept-language'), headers.get('authorization')])).toEqual([
    [`${origin}/api/auth/token/validate`, 'sv', 'Bearer a.b.c'],
  ]);
  expect(await (await send(question())).text()).toBe('1');
  expect(await (await send(question())).text()).toBe('2');
});

test('a session that is handed over goes before the kept one, in the view of the address', () => {
  const handedOver = { accessToken: 'd.e.f', idToken: null, customerId: null };
  checkAhead(handedOver, pageWith({ 'kajo.session': JSON.stringify(record) }, '?app=true', 'en'));
  expect(asked.map(({ url, headers }) => [url, headers.get('accept-language'), headers.get('authorization')])).toEqual([
    [`${origin}/api/auth/token/validate?appView=true`, 'en', 'Bearer d.e.f'],
  ]);
});

test.each([
  ['nobody has signed in', {}],
  ['the session was kept by another version', { 'kajo.session': JSON.stringify({ ...record, version: 2 }) }],
  ['the page reports what became of a sign-in', { 'kajo.session': JSON.stringify(record) }, true],
])('nothing is asked where %s', async (_why, kept, isReport = false) => {
  const send = checkAhead(null, pageWith(kept, '', 'fi', isReport));
  expect(asked).toEqual([]);
  await send(question());
  expect(asked).toHaveLength(1);
});

test('another question goes out by itself, and so does every one after it', async () => {
  const send = checkAhead(null, pageWith({ 'kajo.session': JSON.stringify(record) }));
  expect(await (await send(new Request(`${origin}/api/auth/user-info`))).text()).toBe('2');
  expect(await (await send(question())).text()).toBe('3');
});

test('an answer that the portal takes too late to know the time by is not taken', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const send = checkAhead(null, pageWith({ 'kajo.session': JSON.stringify(record) }));
  vi.advanceTimersByTime(6000);
  expect(await (await send(question())).text()).toBe('2');
});

test('who gives up waiting ends it', async () => {
  const send = checkAhead(null, pageWith({ 'kajo.session': JSON.stringify(record) }));
  const giveUp = new AbortController();
  await send(question(giveUp.signal));
  expect(asked[0]?.signal.aborted).toBe(false);
  giveUp.abort();
  expect(asked[0]?.signal.aborted).toBe(true);
});
