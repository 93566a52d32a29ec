import { afterEach, describe, expect, test, vi } from 'vitest';
import { CUSTOMER, SITE } from '../shared/page/reads.ts';
import { askAhead } from './askAhead.ts';

const origin = 'https://oma.kajo.example';
const check = `${origin}/api/auth/token/validate`;
const contracts = `${origin}/api/contracts/customer/40127731`;
const userInfo = `${origin}/api/auth/user-info`;
const record = { version: 3, accessToken: 'a.b.c', customerId: null, deliverySite: null };
const kept = (change = {}) => ({ 'kajo.session': JSON.stringify({ ...record, ...change }) });

interface Looks {
  search?: string;
  language?: string;
  marks?: string[];
  reads?: { page: string[]; header: string[] };
  isFramed?: boolean;
}

function pageWith(stored: Record<string, string>, looks: Looks = {}) {
  const { search = '', language = 'fi', marks = [], reads, isFramed = false } = looks;
  const sessionStorage = { getItem: (key: string) => stored[key] ?? null };
  const documentElement = { dataset: { language }, hasAttribute: (name: string) => marks.includes(name) };
  const meta = reads && { getAttribute: () => JSON.stringify({ reads }) };
  const document = { documentElement, querySelector: () => meta ?? null };
  const page = { location: { origin, search }, sessionStorage, document } as unknown as Window;
  return Object.assign(page, { parent: isFramed ? {} : page });
}

const reads = { page: [`/api/contracts/customer/${CUSTOMER}`], header: ['/api/auth/user-info'] };

const asked: { url: string; headers: Headers; signal: AbortSignal }[] = [];
/** What the check answers; null: that the session is not good. */
let whose: { customerId: string | null; allowedEmployee: boolean } | null = null;
const plainFetch = async (input: URL | Request, init?: RequestInit) => {
  const request = input instanceof Request ? input : new Request(input, init);
  asked.push({ url: request.url, headers: request.headers, signal: init?.signal ?? request.signal });
  if (whose && request.url.startsWith(check)) return Response.json({ ...whose, number: asked.length });
  return Response.json({ number: asked.length }, { status: request.url.startsWith(check) ? 401 : 200 });
};
vi.stubGlobal('fetch', plainFetch);
afterEach(() => {
  vi.useRealTimers();
  whose = null;
  asked.splice(0);
});

const urls = () => asked.map(({ url }) => url);
const headers = { 'Accept-Language': 'fi', Authorization: 'Bearer a.b.c' };
const question = (url = check, init: RequestInit = {}) => new Request(url, { headers, ...init });
const numberOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { number: number }).number;
/** So many turns of the event loop that what follows the check has been asked, however busy the machine is. */
async function settled() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('a kept session is asked about at once, and the portal is given that answer, one time (start.atOnce)', async () => {
  const send = askAhead(null, pageWith(kept(), { language: 'sv' }));
  expect(asked.map(({ url, headers: sent }) => [url, sent.get('accept-language'), sent.get('authorization')])).toEqual([
    [check, 'sv', 'Bearer a.b.c'],
  ]);
  const inSwedish = () => question(check, { headers: { ...headers, 'Accept-Language': 'sv' } });
  expect(await numberOf(send(inSwedish()))).toBe(1);
  expect(await numberOf(send(inSwedish()))).toBe(2);
});

describe('what is handed over is exchanged, whatever session was kept', () => {
  const handedOver = { handOver: 'x', customerId: null };
  const exchange = () => new Request(`${origin}/api/auth/token/exchange`, { method: 'POST', headers });
  const answerWith = (answer: () => Response) =>
    vi.stubGlobal('fetch', async (input: URL | Request, init?: RequestInit) => {
      const request = input instanceof Request ? input : new Request(input, init);
      asked.push({ url: request.url, headers: request.headers, signal: request.signal });
      return asked.length === 1 ? answer() : Response.json({ number: asked.length });
    });
  const exchanged = {
    accessToken: 'd.e.f',
    validation: { customerId: '40127731', allowedEmployee: false },
  };
  afterEach(() => vi.stubGlobal('fetch', plainFetch));

  test('at once, in the view of the address, and the portal is given the answer one time (start.atOnce)', async () => {
    answerWith(() => Response.json(exchanged));
    const send = askAhead(handedOver, pageWith(kept(), { search: '?app=true', language: 'en' }));
    const url = `${origin}/api/auth/token/exchange?appView=true`;
    expect(asked.map((one) => [one.url, one.headers.get('accept-language'), one.headers.get('authorization')])).toEqual(
      [[url, 'en', null]],
    );
    const request = () => new Request(url, { method: 'POST' });
    expect(await (await send(request())).json()).toEqual(exchanged);
    expect(await numberOf(send(request()))).toBe(2);
  });

  test('and what the page reads is asked for with the token that it gave (start.ahead)', async () => {
    answerWith(() => Response.json(exchanged));
    const send = askAhead(handedOver, pageWith({}, { reads }));
    await settled();
    expect(asked.map(({ url, headers: sent }) => [url, sent.get('authorization')]).slice(1)).toEqual([
      [contracts, 'Bearer d.e.f'],
      [userInfo, 'Bearer d.e.f'],
    ]);
    await send(exchange());
    const init = { headers: { ...headers, Authorization: 'Bearer d.e.f' } };
    expect(await numberOf(send(question(contracts, init)))).toBe(2);
  });

  test('however long the answer has waited, it is taken, but for what it says of the time (handOver.once)', async () => {
    answerWith(() => Response.json(exchanged));
    vi.useFakeTimers({ toFake: ['Date'] });
    const send = askAhead(handedOver, pageWith({}));
    vi.advanceTimersByTime(6000);
    expect(await (await send(exchange())).json()).toEqual({ accessToken: 'd.e.f' });
  });

  test('a refusal is told as it is, and nothing is read', async () => {
    answerWith(() => Response.json({ code: 'session.invalid' }, { status: 401 }));
    const send = askAhead(handedOver, pageWith({}, { reads }));
    await settled();
    expect(asked).toHaveLength(1);
    expect((await send(exchange())).status).toBe(401);
  });
});

test.each([
  ['nobody has signed in', {}, {}],
  ['the session was kept by another version', kept({ version: 1 }), {}],
  ['the page reports what became of a sign-in', kept(), { marks: ['data-report'] }],
  ['the page stands in a frame (frame.stranger)', kept(), { isFramed: true }],
])('nothing is asked where %s', async (_why, stored, looks) => {
  const send = askAhead(null, pageWith(stored, { ...looks, reads }));
  expect(asked).toEqual([]);
  await send(question());
  expect(asked).toHaveLength(1);
});

test('once the session is found good, what the page reads is asked for too, and given once (start.ahead)', async () => {
  whose = { customerId: '40127731', allowedEmployee: false };
  const send = askAhead(null, pageWith(kept(), { reads }));
  expect(urls()).toEqual([check]);
  await settled();
  expect(urls()).toEqual([check, contracts, userInfo]);
  expect(asked.map(({ headers: sent }) => sent.get('authorization'))).toEqual(Array(3).fill('Bearer a.b.c'));
  expect(await (await send(question())).json()).toMatchObject(whose);
  expect(await numberOf(send(question(contracts)))).toBe(2);
  expect(await numberOf(send(question(userInfo)))).toBe(3);
  expect(await numberOf(send(question(contracts)))).toBe(4);
});

test.each([
  [null, '?status=A'],
  ['7034408', '?selectedDeliverySite=7034408&status=A'],
])(
  'of the delivery site that the tab remembers, %s, the contracts alone are read (site.choice)',
  async (deliverySite, query) => {
    whose = { customerId: '40127731', allowedEmployee: false };
    const page = [`/api/contracts/customer/${CUSTOMER}?selectedDeliverySite=${SITE}&status=A`];
    askAhead(null, pageWith(kept({ deliverySite }), { reads: { page, header: [] } }));
    await settled();
    expect(urls()).toEqual([check, contracts + query]);
  },
);

test('nothing is read for a session that is not good', async () => {
  askAhead(null, pageWith(kept(), { reads }));
  await settled();
  expect(urls()).toEqual([check]);
});

test('an embedded page reads nothing for the header, which it is without', async () => {
  whose = { customerId: '40127731', allowedEmployee: false };
  askAhead(null, pageWith(kept(), { reads, marks: ['data-embed'] }));
  await settled();
  expect(urls()).toEqual([check, contracts]);
});

test.each([
  ['an employee reads for the customer who was handed over', { customerId: null, allowedEmployee: true }, '50031188'],
  [
    'whoever may act for another is asked for first, so that nothing is read',
    { customerId: '40127731', allowedEmployee: false },
    null,
  ],
])('%s', async (_what, found, customerId) => {
  whose = found;
  askAhead(null, pageWith(kept({ customerId: '50031188' }), { reads: { ...reads, header: [] } }));
  await settled();
  expect(urls().slice(1)).toEqual(customerId === null ? [] : [contracts.replace('40127731', customerId)]);
});

test.each([false, true])(
  'for whom the person may act is read, but for no employee (employee: %s)',
  async (allowedEmployee) => {
    whose = { customerId: '40127731', allowedEmployee };
    const ofPerson = '/api/customer/representations';
    askAhead(null, pageWith(kept(), { reads: { page: [ofPerson], header: [] } }));
    await settled();
    expect(urls().slice(1)).toEqual(allowedEmployee ? [] : [origin + ofPerson]);
  },
);

test('an employee without a customer reads for the header alone', async () => {
  whose = { customerId: null, allowedEmployee: true };
  askAhead(null, pageWith(kept(), { reads }));
  await settled();
  expect(urls()).toEqual([check, userInfo]);
});

test.each([
  ['with another token', { headers: { ...headers, Authorization: 'Bearer d.e.f' } }],
  ['without a token', { headers: { 'Accept-Language': 'fi' } }],
  ['in another language', { headers: { ...headers, 'Accept-Language': 'sv' } }],
])('what was read with one token in one language answers no call %s', async (_how, init) => {
  whose = { customerId: '40127731', allowedEmployee: false };
  const send = askAhead(null, pageWith(kept(), { reads }));
  await settled();
  expect(await numberOf(send(question(contracts, init)))).toBe(4);
  // Nor does it wait for one that would fit.
  expect(await numberOf(send(question(contracts)))).toBe(5);
});

test('whatever is written, signing out too, leaves nothing of what was read', async () => {
  whose = { customerId: '40127731', allowedEmployee: false };
  const send = askAhead(null, pageWith(kept(), { reads }));
  await settled();
  await send(question(`${origin}/api/auth/logout`, { method: 'POST' }));
  expect(await numberOf(send(question(contracts)))).toBe(5);
});

test('an answer that the portal takes too late to know the time by is not taken, and what was read not much later', async () => {
  whose = { customerId: '40127731', allowedEmployee: false };
  const send = askAhead(null, pageWith(kept(), { reads }));
  await settled();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.advanceTimersByTime(6000);
  expect(await numberOf(send(question()))).toBe(4);
  expect(await numberOf(send(question(contracts)))).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(await numberOf(send(question(userInfo)))).toBe(5);
});

test('who gives up waiting ends it', async () => {
  const send = askAhead(null, pageWith(kept()));
  const giveUp = new AbortController();
  await send(question(check, { signal: giveUp.signal }));
  expect(asked[0]?.signal.aborted).toBe(false);
  giveUp.abort();
  expect(asked[0]?.signal.aborted).toBe(true);
});
