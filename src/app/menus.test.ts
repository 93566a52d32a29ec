import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import type { TokenValidation } from '../../domain/types.ts';
import { gateMachine, type GatePage } from '../../machines/gate/gate.machine.ts';
import { validationExample } from '../../machines/gate/validation.example.ts';
import { menusOf } from './menus.ts';

const pages: Record<string, GatePage> = {
  'for everyone': { access: 'public', report: null },
  'for those who have signed in': { access: 'signedIn', report: null },
  'for strong authentication': { access: 'strongAuthentication', report: null },
  'that reports missing data': { access: 'public', report: 'missingData' },
};
const nobody = { customerId: null, customerType: null };

async function menusAt(page: GatePage, answer: Partial<TokenValidation> | 'blocked') {
  const validateToken = fromPromise<TokenValidation, undefined>(async () => {
    if (answer === 'blocked') throw new Failure({ kind: 'denied', code: 'session.blocked', blocked: true });
    return { ...validationExample, ...answer };
  });
  const gate = createActor(gateMachine.provide({ actors: { validateToken } }), { input: { page, hasToken: true } });
  const told = [menusOf(gate.start().getSnapshot())];
  told.push(menusOf(await waitFor(gate, (snapshot) => !snapshot.hasTag('asking'))));
  return told;
}

test.each([
  ['a customer', {}, 'all'],
  ['an employee', { ...nobody, allowedEmployee: true }, 'all'],
  ['a customer who signed in weakly', { strongAuthentication: false }, 'all'],
  ['someone whom only the bank knows', nobody, 'account'],
  ['someone who is blocked', 'blocked', 'account'],
] as const)(
  '%s has the same menus on every page, once the session is known (menu.person)',
  async (_who, answer, menus) => {
    for (const [name, page] of Object.entries(pages))
      expect([name, ...(await menusAt(page, answer))]).toEqual([name, 'none', menus]);
  },
);

test('nobody who has not signed in has one', () => {
  for (const page of Object.values(pages)) {
    const gate = createActor(gateMachine, { input: { page, hasToken: false } });
    expect(menusOf(gate.start().getSnapshot())).toBe('none');
  }
});

test('who is blocked in the middle of a session has the same on the next page, and does not get it (menu.person, gate.blocked)', async () => {
  let isBlocked = false;
  const validateToken = fromPromise<TokenValidation, undefined>(async () => {
    if (isBlocked) throw new Failure({ kind: 'denied', code: 'session.blocked', blocked: true });
    return validationExample;
  });
  const signedIn: GatePage = { access: 'signedIn', report: null };
  const gate = createActor(gateMachine.provide({ actors: { validateToken } }), {
    input: { page: signedIn, hasToken: true },
  });
  gate.start();
  await waitFor(gate, (snapshot) => snapshot.matches({ route: 'open' }));
  isBlocked = true;
  gate.send({ type: 'call.refused' });
  expect(menusOf(await waitFor(gate, (snapshot) => snapshot.matches('blockedCustomer')))).toBe('account');
  for (const page of [{ ...signedIn, access: 'public' } as const, signedIn]) {
    gate.send({ type: 'page.opened', page });
    const settled = await waitFor(gate, (snapshot) => !snapshot.hasTag('asking'));
    expect([settled.hasTag('open'), menusOf(settled)]).toEqual([false, 'account']);
  }
});
