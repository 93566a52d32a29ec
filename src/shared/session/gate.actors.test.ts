import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { TokenValidation } from '../../../domain/types.ts';
import { createCalls } from '../../api/calls.ts';
import { gateActors } from './gate.actors.ts';

afterEach(() => vi.unstubAllGlobals());

/** Validates over a server that answers as told, while the token is renewed from time to time. */
function openPortal(answer: () => Response, isAppView = false) {
  const requests: Request[] = [];
  const confirmToken = vi.fn(async () => true);
  let accessToken = 'first';
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return answer();
  });
  const credentials = { accessToken: () => accessToken, locale: () => 'sv', confirmToken };
  const { validateToken } = gateActors(createCalls(credentials, 'https://kajo.example'), isAppView);
  return {
    requests,
    confirmToken,
    renew: (token: string) => (accessToken = token),
    validate: () => toPromise(createActor(validateToken).start()),
  };
}

const good: TokenValidation = {
  customerId: '40127731',
  customerType: 'B2C',
  allowedEmployee: false,
  strongAuthentication: true,
  salesAgentId: null,
  askSalesAgentId: false,
  empInfo: null,
  employeeType: null,
  salesChannels: [],
  serverTime: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-11-22T10:15:00.000Z',
  sessionEndsAt: '2026-11-22T18:00:00.000Z',
};

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
