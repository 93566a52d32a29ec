import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
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
});
