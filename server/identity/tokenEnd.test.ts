import { expect, test } from 'vitest';
import { call, setUpPortal, signInAs, tokenOf } from './testing.ts';

const here = setUpPortal();

test('each token is told when it ends itself, though the session was renewed by another (session.tokenEnd)', async () => {
  const first = await tokenOf(here.browser, (await signInAs(here.browser, 'Mäkelä')).address);
  here.portal.wait(10 * 60_000);
  const renewal = await call(here.portal.app, 'POST', '/api/auth/token/renew', first);
  const { accessToken: second } = renewal.json<{ accessToken: string }>();
  const minutesLeft = async (token: string) => {
    const answer = await call(here.portal.app, 'GET', '/api/auth/token/validate', token);
    const { serverTime, expiresAt } = answer.json<{ serverTime: string; expiresAt: string }>();
    return Math.ceil((Date.parse(expiresAt) - Date.parse(serverTime)) / 60_000);
  };
  expect([await minutesLeft(first), await minutesLeft(second)]).toEqual([5, 15]);
});
