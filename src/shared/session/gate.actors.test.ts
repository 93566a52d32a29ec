import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { validationExample as good } from '../../../machines/gate/validation.example.ts';
import { createCalls } from '../../api/calls.ts';
import { createSessionStore } from '../../platform/storage.ts';
import { gateActors } from './gate.actors.ts';
import { openTokenHome } from './tokenHome.ts';

afterEach(() => vi.unstubAllGlobals());

const noStorage = { sessionStorage: null as never, addEventListener: () => {} };

/** Validates over a server that answers as told, while the token is renewed from time to time. */
function openPortal(answer: (request: Request) => Response, isAppView = false, handOver: string | null = null) {
  const requests: Request[] = [];
  const confirmToken = vi.fn(async () => true);
  const home = openTokenHome(createSessionStore(noStorage), handOver === null ? null : { handOver, customerId: null });
  let accessToken: string | null = handOver === null ? 'first' : null;
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return answer(request);
  });
  const credentials = { accessToken: () => accessToken ?? home.accessToken(), locale: () => 'sv', confirmToken };
  const { validateToken } = gateActors(createCalls(credentials, 'https://kajo.example'), {
    isAppView,
    home,
    takeUp: () => false,
  });
  return {
    home,
    requests,
    confirmToken,
    renew: (token: string) => (accessToken = token),
    validate: () => toPromise(createActor(validateToken).start()),
  };
}

const refusing = () => Response.json({ code: 'session.expired' }, { status: 401 });

describe('the validation of the token', () => {
  test('is asked once: nobody else confirms it (api.writeOnce)', async () => {
    const { validate, confirmToken, requests } = openPortal(refusing);
    await expect(validate()).rejects.toMatchObject({ kind: 'signInNeeded' });
    expect([requests.length, confirmToken.mock.calls.length]).toEqual([1, 0]);
  });

  test('is of the token that the session has by then (gate.revalidation)', async () => {
    const { validate, renew, requests } = openPortal(refusing);
    await validate().catch(() => {});
    renew('second');
    await validate().catch(() => {});
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
  });

  test.each([
    [false, '/api/auth/token/validate'],
    [true, '/api/auth/token/validate?appView=true'],
  ])('in the mobile app, %s, it is asked at %s (frame.embedded)', async (isAppView, address) => {
    const { validate, requests } = openPortal(refusing, isAppView);
    await validate().catch(() => {});
    expect(requests.map(({ url }) => url)).toEqual([`https://kajo.example${address}`]);
  });

  test.each([
    ['PRIVATE', 'B2C'],
    ['BUSINESS', 'B2B'],
    ['B2B', 'B2B'],
    [null, null],
  ])('of an older system, which calls a customer %s, is of %s (session.customerType)', async (said, read) => {
    const { validate } = openPortal(() => Response.json({ ...good, customerType: said }));
    await expect(validate()).resolves.toMatchObject({ customerId: '40127731', customerType: read });
  });
});

describe('what the address has handed over (handOver.once)', () => {
  const validation = { ...good, customerId: null, customerType: null, allowedEmployee: true };
  const asked = (requests: Request[]) =>
    requests.map(({ url, headers }) => [new URL(url).pathname, headers.get('authorization')]);

  test('is exchanged for the token, which says whose it is', async () => {
    const { validate, requests, home } = openPortal(
      () => Response.json({ accessToken: 'a.b.c', validation }),
      false,
      'x',
    );
    expect(home.accessToken()).toBeNull();
    expect(await validate()).toEqual(validation);
    expect([home.accessToken(), home.handedOver()]).toEqual(['a.b.c', null]);
    expect(asked(requests)).toEqual([['/api/auth/token/exchange', null]]);
  });

  test('of a person whom the validation refuses, the refusal is asked for', async () => {
    const { validate, requests } = openPortal(
      ({ url }) =>
        url.endsWith('/exchange')
          ? Response.json({ accessToken: 'a.b.c' })
          : Response.json({ code: 'session.blocked', blocked: true }, { status: 403 }),
      false,
      'x',
    );
    await expect(validate()).rejects.toMatchObject({ blocked: true });
    expect(asked(requests)).toEqual([
      ['/api/auth/token/exchange', null],
      ['/api/auth/token/validate', 'Bearer a.b.c'],
    ]);
  });

  test('is exchanged once, whoever asks while it is on its way', async () => {
    const { validate, requests } = openPortal(() => Response.json({ accessToken: 'a.b.c', validation }), false, 'x');
    await Promise.all([validate(), validate()]);
    expect(requests).toHaveLength(1);
  });

  test('stays to be exchanged where the server was away', async () => {
    let isAway = true;
    const { validate, home } = openPortal(
      () => (isAway ? new Response('', { status: 503 }) : Response.json({ accessToken: 'a.b.c', validation })),
      false,
      'x',
    );
    await expect(validate()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(home.facts()).toEqual({ customerId: null, deliverySite: null });
    isAway = false;
    await validate();
    expect(home.accessToken()).toBe('a.b.c');
  });

  test('is no session any more where the person was signed out meanwhile', async () => {
    const { validate, home } = openPortal(() => Response.json({ accessToken: 'a.b.c', validation }), false, 'x');
    const validated = validate();
    home.forget();
    await validated;
    expect([home.accessToken(), home.facts()]).toEqual([null, null]);
  });
});
