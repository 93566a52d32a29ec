import { expect, test, vi } from 'vitest';
import { IDLE_TIME } from '../sessions.ts';
import { call, ORIGIN, setUpPortal, signInAs, tokenOf } from '../testing.ts';

const here = setUpPortal();

/** Signs in by an address of the identity provider in which what is to be proven was taken out. */
const signInUnasked = async () => {
  const told = await here.browser.request('GET', '/login?tupas=true', { headers: { accept: 'application/json' } });
  const address = new URL(told.json<{ location: string }>().location);
  for (const name of ['prompt', 'max_age']) address.searchParams.delete(name);
  return here.browser.open(address.href);
};

test('a proof anew that was asked for is none where it was taken out of the address (signIn.proof, signIn.anew)', async () => {
  await signInAs(here.browser, 'Mäkelä');
  here.portal.wait(IDLE_TIME);
  expect((await signInUnasked()).address).toBe(`${ORIGIN}/auth/error/generic?error=failed`);
});

test('nor is one that is too old, with a session that goes on (signIn.proof)', async () => {
  const { address } = await signInAs(here.browser, 'Mäkelä');
  const token = await tokenOf(here.browser, address);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + IDLE_TIME - 60_000 });
  const renewed = await call(here.portal.app, 'POST', '/api/auth/token/renew', token);
  vi.setSystemTime(Date.now() + 120_000);
  const again = await signInUnasked();
  vi.useRealTimers();
  expect([renewed.statusCode, again.address]).toEqual([200, `${ORIGIN}/auth/error/generic?error=failed`]);
});
