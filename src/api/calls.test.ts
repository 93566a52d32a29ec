import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { CALL_TIME_OUT, createCalls, type Call } from './calls.ts';
import { getContent, reloadContent } from './content.gen.ts';
import { getContracts } from './contracts.gen.ts';
import { getRepresentations } from './customer.gen.ts';
import { checkDeliverySite } from './places.gen.ts';
import { getUserInfo, logout, renewToken } from './session.gen.ts';

type Answer = (request: Request) => Response | Promise<Response>;

const userInfo = { sub: 'x', givenName: 'Aino', familyName: 'Mäkelä', ssn: null };
const settings = {
  disclaimerActiveFrom: null,
  linkPrefix: null,
  backToOrigins: [],
  imageOrigins: [],
  botCheck: { kind: 'altcha' },
  priceLock: { hasWindow: true },
};
const json = (body: unknown, status = 200) => Response.json(body, { status });
const problem =
  (status: number, more: object = {}) =>
  () =>
    new Response(JSON.stringify({ status, title: 'x', code: 'server.error', requestId: 'r-of-the-server', ...more }), {
      status,
      headers: { 'content-type': 'application/problem+json' },
    });

/** The calls over a server that answers as told; `confirm` says what becomes of a refused token. */
function portal(answer: Answer, confirm: () => Promise<boolean> = async () => false) {
  const requests: Request[] = [];
  const confirmToken = vi.fn(confirm);
  let accessToken: string | null = 'first';
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return answer(request);
  });
  const credentials = { accessToken: () => accessToken, locale: () => 'sv', confirmToken };
  return {
    calls: createCalls(credentials, 'https://kajo.example'),
    requests,
    confirmToken,
    renew: (token: string | null) => (accessToken = token),
  };
}

/** What a call failed with; fails the test where it did not. */
async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const thrown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Failure)) throw new Error(`no failure: ${String(thrown)}`);
  return thrown;
}

const refusing =
  (good: string): Answer =>
  ({ headers }) =>
    headers.get('authorization') === `Bearer ${good}` ? json(userInfo) : problem(401, { code: 'session.expired' })();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is sent', () => {
  test('the token, the language and a request id of its own for each call', async () => {
    const { calls, requests } = portal(() => json(userInfo));
    await expect(getUserInfo(calls)).resolves.toEqual(userInfo);
    await getUserInfo(calls);
    const sent = requests.map(({ url, method, headers }) => [
      method,
      url,
      headers.get('authorization'),
      headers.get('accept-language'),
    ]);
    expect(sent).toEqual(Array(2).fill(['GET', 'https://kajo.example/api/auth/user-info', 'Bearer first', 'sv']));
    const ids = requests.map(({ headers }) => headers.get('x-request-id'));
    expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(id ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(2);
  });

  test('parameters stand where the API has them, and what is not given is left out (api.generated)', async () => {
    const { calls, requests } = portal(() => json({}));
    await failureOf(getContracts(calls, { customerId: '4/0', status: 'A,M' }));
    await failureOf(reloadContent(calls, { 'X-Purge-Token': 'kevyt-lumi-42' }));
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://kajo.example/api/contracts/customer/4%2F0?status=A%2CM',
      'PATCH https://kajo.example/api/content',
    ]);
    expect(requests[1]?.headers.get('x-purge-token')).toBe('kevyt-lumi-42');
  });

  test('a write with its body, its key and the solution of its puzzle (api.generated)', async () => {
    const { calls, requests } = portal(() => new Response(null, { status: 204 }));
    const call: Call = { method: 'POST', path: '/api/things', body: { text: 'ä' }, shape: 'undefined' };
    await calls.once(call, { idempotencyKey: 'k-1', botCheck: 'solved' });
    await calls.once(call, { idempotencyKey: 'k-2', botCheck: null });
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([{ text: 'ä' }, { text: 'ä' }]);
    expect(
      requests.map(({ headers }) =>
        ['content-type', 'idempotency-key', 'x-bot-check'].map((name) => headers.get(name)),
      ),
    ).toEqual([
      ['application/json', 'k-1', 'solved'],
      ['application/json', 'k-2', null],
    ]);
  });

  test('what needs no sign-in goes without a token, and so does every call where there is none (api.token)', async () => {
    const server = portal(() => json({ translations: {}, settings }));
    await getContent(server.calls, { locale: 'fi' });
    server.renew(null);
    await failureOf(getUserInfo(server.calls));
    expect(server.requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });
});

describe('a refused token (api.retry)', () => {
  test('many reads wait for one confirmation, and each is sent once more', async () => {
    const server = portal(refusing('second'), async () => {
      server.renew('second');
      return true;
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => getUserInfo(server.calls)));
    expect(answers).toEqual(Array(20).fill(userInfo));
    expect(server.confirmToken).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(40);
  });

  test('a refusal that arrives after the confirmation needs no other', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isFirst = true;
    const server = portal(
      async (request) => {
        const mustWait = isFirst;
        isFirst = false;
        if (mustWait) await held;
        return refusing('second')(request);
      },
      async () => {
        server.renew('second');
        return true;
      },
    );
    const late = getUserInfo(server.calls);
    await getUserInfo(server.calls);
    release();
    await expect(late).resolves.toEqual(userInfo);
    expect(server.confirmToken).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(4);
  });

  test('a token that is no longer good ends every read with one confirmation and no retry', async () => {
    const { calls, confirmToken, requests } = portal(problem(401, { code: 'session.ended' }));
    const failures = await Promise.all([getUserInfo(calls), getRepresentations(calls)].map(failureOf));
    expect(failures.map(({ kind, code }) => [kind, code])).toEqual(Array(2).fill(['signInNeeded', 'session.ended']));
    expect([confirmToken.mock.calls.length, requests.length]).toEqual([1, 2]);
  });

  test('a read refused twice is not sent a third time', async () => {
    const { calls, confirmToken, requests } = portal(problem(401), async () => true);
    expect((await failureOf(getUserInfo(calls))).kind).toBe('signInNeeded');
    expect([confirmToken.mock.calls.length, requests.length]).toEqual([1, 2]);
  });

  test('whether there is a delivery site is asked once more, with its body', async () => {
    const check = { outcome: 'found', site: null, correctedAddress: null };
    const server = portal(
      ({ headers }) => (headers.get('authorization') === 'Bearer second' ? json(check) : problem(401)()),
      async () => {
        server.renew('second');
        return true;
      },
    );
    const question = { productKind: 'Electricity', meteringPointId: 'Y7012345', address: null } as const;
    expect(await checkDeliverySite(server.calls, question)).toEqual(check);
    expect(await Promise.all(server.requests.map((request) => request.json()))).toEqual([question, question]);
  });

  test('a write is sent once (api.writeOnce)', async () => {
    const { calls, confirmToken, requests } = portal(problem(401), async () => true);
    const asked = [renewToken(calls), logout(calls)];
    expect((await Promise.all(asked.map(failureOf))).map(({ kind }) => kind)).toEqual(Array(2).fill('signInNeeded'));
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer first']);
    expect(confirmToken).not.toHaveBeenCalled();
  });
});

describe('what goes wrong', () => {
  test.each([
    [400, 'invalid'],
    [403, 'denied'],
    [404, 'notFound'],
    [409, 'conflict'],
    [422, 'invalid'],
    [429, 'tooMany'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [418, 'broken'],
  ])('%i is a failure of the kind %s', async (status, kind) => {
    expect((await failureOf(getUserInfo(portal(problem(status)).calls))).kind).toBe(kind);
  });

  test('the problem answer gives the code, the request id, the block and the time to wait (api.problem)', async () => {
    const { calls } = portal(problem(403, { code: 'session.blocked', blocked: true, retryAfter: 30 }));
    const failure = await failureOf(getUserInfo(calls));
    expect({ ...failure }).toMatchObject({
      code: 'session.blocked',
      blocked: true,
      retryAfter: 30,
      requestId: 'r-of-the-server',
    });
  });

  test('an error that is no problem leaves what the status and the headers say (api.problem)', async () => {
    const gateway = () => new Response('<h1>502</h1>', { status: 502, headers: { 'retry-after': '7' } });
    const { calls, requests } = portal(gateway);
    const { kind, code, retryAfter, requestId } = await failureOf(getUserInfo(calls));
    expect({ kind, code, retryAfter }).toEqual({ kind: 'unavailable', code: null, retryAfter: 7 });
    expect(requestId).toBe(requests[0]?.headers.get('x-request-id'));
  });

  test.each([
    ['a page in place of JSON', () => new Response('<!doctype html>', { status: 200 })],
    ['half of the JSON', () => new Response('{"sub":"x","givenN', { status: 200 })],
    ['JSON of another shape', () => json({ sub: 7 })],
    ['null', () => json(null)],
    ['nothing', () => new Response('', { status: 200 })],
  ])('%s is broken (api.shape)', async (_, answer) => {
    expect((await failureOf(getUserInfo(portal(answer).calls))).kind).toBe('broken');
  });

  test('a contract without its prices is broken, so that no page falls over it (api.shape)', async () => {
    const body = { active: [{ contractCode: 'K1', productName: 'Kajo' }], starting: [], ending: [], ended: [] };
    expect((await failureOf(getContracts(portal(() => json(body)).calls, { customerId: '40127731' }))).kind).toBe(
      'broken',
    );
  });

  test('what a problem says beside the usual stays with the failure, and nothing of it where it is none (api.problemMore)', async () => {
    const failure = await failureOf(getUserInfo(portal(problem(422, { faults: [1] })).calls));
    expect(failure.more).toEqual({ faults: [1] });
    expect((await failureOf(getUserInfo(portal(() => json(['x'], 500)).calls))).more).toEqual({});
  });

  test('a server that is not there is unreachable', async () => {
    const { calls } = portal(() => Promise.reject(new TypeError('fetch failed')));
    expect((await failureOf(getUserInfo(calls))).kind).toBe('unreachable');
  });

  /** Answers nothing until the request is given up. */
  const hang: Answer = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  test('a server that does not answer in time has timed out (api.timeOut)', async () => {
    const call = failureOf(getUserInfo(portal(hang).calls));
    await vi.advanceTimersByTimeAsync(CALL_TIME_OUT - 1);
    expect(await Promise.race([call, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).kind).toBe('timedOut');
  });

  test('a call may take longer, where the API says so (api.timeOut)', async () => {
    const call = failureOf(
      portal(hang).calls.read({ method: 'GET', path: '/api/slow', shape: 'any', timeOut: 30_000 }),
    );
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await Promise.race([call, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).kind).toBe('timedOut');
  });

  test('an answer that stops half way has timed out too (api.timeOut)', async () => {
    const { calls } = portal(({ signal }) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"sub":'));
          signal.addEventListener('abort', () => stream.error(signal.reason));
        },
      });
      return new Response(body, { status: 200 });
    });
    const call = failureOf(getUserInfo(calls));
    await vi.advanceTimersByTimeAsync(CALL_TIME_OUT);
    expect((await call).kind).toBe('timedOut');
  });

  test('a call that its caller gives up is no failure', async () => {
    const caller = new AbortController();
    const call = getUserInfo(portal(hang).calls, { signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
