import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { Failure, type FailureDetails } from '../../domain/failure.ts';
import type { TokenValidation } from '../../domain/types.ts';
import { gateMachine, type GatePage } from './gate.machine.ts';
import { validationExample as customer } from './validation.example.ts';

const signedIn: GatePage = { access: 'signedIn', report: null };
const open: GatePage = { access: 'public', report: null };
const strong: GatePage = { access: 'strongAuthentication', report: null };

const employee: TokenValidation = { ...customer, customerId: null, customerType: null, allowedEmployee: true };
const stranger: TokenValidation = { ...customer, customerId: null, customerType: null };
const blocked: FailureDetails = { kind: 'denied', code: 'session.blocked', blocked: true };
const denied: FailureDetails = { kind: 'denied', code: 'access.denied' };
const unauthorised: FailureDetails = { kind: 'signInNeeded', code: 'session.expired' };
const away: FailureDetails = { kind: 'unavailable', code: 'database.unavailable', requestId: '7f3a20c1' };

/** A gate whose validations are answered by the test, one after another. */
function openGate(page: GatePage, hasToken: boolean) {
  let asked = 0;
  const waiting: { resolve(v: TokenValidation): void; reject(e: Failure): void }[] = [];
  const gate = createActor(
    gateMachine.provide({
      actors: {
        validateToken: fromPromise<TokenValidation, undefined>(() => {
          asked += 1;
          return new Promise((resolve, reject) => {
            waiting.push({ resolve, reject });
          });
        }),
      },
    }),
    { input: { page, hasToken } },
  );
  gate.start();
  const settled = (before: unknown) => waitFor(gate, (snapshot) => snapshot !== before);
  return {
    gate,
    /** How many validations were asked for. */
    asked: () => asked,
    state: () => gate.getSnapshot().value,
    goTo(to: GatePage) {
      gate.send({ type: 'page.opened', page: to });
      return [gate.getSnapshot().value, asked];
    },
    async answer(answer: TokenValidation | FailureDetails) {
      const before = gate.getSnapshot();
      const call = waiting.shift();
      if (!call) throw new Error('nobody asked for a validation');
      if ('kind' in answer) call.reject(new Failure(answer));
      else call.resolve(answer);
      await settled(before);
    },
  };
}

async function validatedGate(page: GatePage, validation: TokenValidation) {
  const opened = openGate(page, true);
  await opened.answer(validation);
  return opened;
}

describe('without a token', () => {
  test('a public page stays open to everyone (gate.null)', () => {
    expect(openGate(open, false).state()).toBe('none');
  });

  test.each([signedIn, strong])('a page for signed-in people asks for sign-in (gate.redirectToLogin)', (page) => {
    expect(openGate(page, false).state()).toBe('redirectToLogin');
  });
});

describe('a public page is open to everyone (gate.public)', () => {
  test('while the token is being validated', () => {
    const { gate, asked } = openGate(open, true);
    const snapshot = gate.getSnapshot();
    expect([asked(), snapshot.hasTag('asking'), snapshot.hasTag('busy')]).toEqual([1, true, false]);
  });

  test.each([
    ['is blocked', blocked, 'blockedCustomer'],
    ['cannot be asked for, as the server is away', away, 'failedTryAgain'],
  ])('also to who %s, and the next page for known people asks again', async (_who, failure, next) => {
    const { gate, answer, state, goTo } = openGate(open, true);
    await answer(failure);
    expect([state(), gate.getSnapshot().context.hasToken]).toEqual([{ openToAll: 'unanswered' }, true]);
    // A step of the same page, or another page for all.
    expect(goTo(open)).toEqual([{ openToAll: 'unanswered' }, 1]);
    expect(goTo({ access: 'public', report: 'error' })).toEqual(['failedTryAgain', 1]);
    expect(goTo(signedIn)).toEqual(['authenticating', 2]);
    await answer(failure);
    expect(state()).toBe(next);
  });

  test('also to who is blocked, and a page for known people that comes right after asks again', async () => {
    const { answer, goTo } = openGate(open, true);
    await answer(blocked);
    expect(goTo(signedIn)).toEqual(['authenticating', 2]);
  });

  test('also to who is unknown, who is told so at the next page for known people', async () => {
    const { gate, state, answer } = await validatedGate(open, stranger);
    expect(state()).toEqual({ route: 'open' });
    gate.send({ type: 'page.opened', page: signedIn });
    await answer(stranger);
    expect(state()).toBe('missingData');
    gate.send({ type: 'page.opened', page: open });
    expect(state()).toEqual({ route: 'open' });
  });

  test('to who was unknown and has become a customer there, the pages for customers as well (gate.newCustomer)', async () => {
    const { gate, state, asked, answer, goTo } = await validatedGate(open, stranger);
    gate.send({ type: 'page.opened', page: signedIn });
    expect([state(), asked(), gate.getSnapshot().context.validation]).toEqual(['authenticating', 2, null]);
    await answer(customer);
    expect([state(), gate.getSnapshot().context.validation]).toEqual([{ route: 'open' }, customer]);
    expect(goTo(signedIn)).toEqual([{ route: 'open' }, 2]);
  });
});

describe('the strength of the sign-in is asked of the session, not of the person (gate.strength)', () => {
  test('a customer who goes on from a page that needs none', async () => {
    const { gate, state, goTo } = await validatedGate(signedIn, { ...customer, strongAuthentication: false });
    expect(goTo(strong)).toEqual(['redirectToLogin', 1]);
    gate.send({ type: 'page.opened', page: signedIn });
    expect(state()).toEqual({ route: 'open' });
  });
});

describe('what the address reports', () => {
  test.each([
    ['blocked', 'no token', 'blockedCustomer', 0],
    ['error', 'no token', 'failedTryAgain', 0],
    ['missingData', 'no token', 'missingData', 0],
    ['blocked', 'a token', 'blockedCustomer', 0],
    ['error', 'a token', 'failedTryAgain', 0],
    ['missingData', 'a token', 'authenticating', 1],
  ] as const)('%s, with %s, leads to %s (gate.order)', (report, token, state, validations) => {
    const { asked, ...gate } = openGate({ access: 'public', report }, token === 'a token');
    expect([gate.state(), asked()]).toEqual([state, validations]);
  });

  test('a customer who opens the page of missing data is told so and not let in', async () => {
    const { state } = await validatedGate({ access: 'public', report: 'missingData' }, customer);
    expect(state()).toBe('missingData');
  });
});

describe('the validation decides', () => {
  test('it is asked for at once (gate.authenticating)', () => {
    const { asked, state, gate } = openGate(signedIn, true);
    expect([asked(), state(), gate.getSnapshot().hasTag('busy')]).toEqual([1, 'authenticating', true]);
  });

  test.each([
    ['a customer', signedIn, customer, { route: 'open' }],
    ['an employee', signedIn, employee, { route: 'open' }],
    ['someone whom only the bank knows', signedIn, stranger, 'missingData'],
    ['someone whom only the bank knows, on a page for strong authentication', strong, stranger, { route: 'open' }],
    [
      'a customer who signed in weakly, on such a page',
      strong,
      { ...customer, strongAuthentication: false },
      'redirectToLogin',
    ],
    ['anyone who did', strong, { ...stranger, strongAuthentication: false }, 'redirectToLogin'],
    [
      'a customer who signed in weakly, on another',
      signedIn,
      { ...customer, strongAuthentication: false },
      { route: 'open' },
    ],
    ['someone whom only the bank knows, on a public page (gate.public)', open, stranger, { route: 'open' }],
  ] as const)('%s', async (_who, page, validation, state) => {
    expect((await validatedGate(page, validation)).state()).toEqual(state);
  });

  test.each([
    ['blocked', blocked, signedIn, 'blockedCustomer', true],
    ['blocked, in whatever answer', { ...unauthorised, blocked: true }, signedIn, 'blockedCustomer', true],
    ['401', unauthorised, signedIn, 'redirectToLogin', false],
    ['401 on a public page', unauthorised, open, 'none', false],
    ['refused otherwise', denied, signedIn, 'failedTryAgain', false],
    ['a server that is away', away, signedIn, 'failedTryAgain', true],
  ] as const)('a failure: %s (gate.failedTryAgain)', async (_what, failure, page, state, hasToken) => {
    const { answer, gate } = openGate(page, true);
    await answer(failure);
    const { value, context } = gate.getSnapshot();
    const known = state === 'failedTryAgain' ? new Failure(failure) : null;
    expect([value, context.hasToken, context.failure]).toEqual([state, hasToken, known]);
  });

  test('trying again asks again, with nothing left of the failure; where the session is over it leads to the sign-in', async () => {
    const { answer, gate, asked, state } = openGate(signedIn, true);
    await answer(away);
    gate.send({ type: 'validation.retry' });
    expect([state(), gate.getSnapshot().context.failure]).toEqual(['authenticating', null]);
    await answer(customer);
    expect([state(), asked()]).toEqual([{ route: 'open' }, 2]);
    const ended = openGate(signedIn, true);
    await ended.answer(denied);
    ended.gate.send({ type: 'validation.retry' });
    expect([ended.state(), ended.asked()]).toEqual(['redirectToLogin', 1]);
  });

  test('where the address reports the error there is nothing to try again', () => {
    const { gate, state } = openGate({ access: 'public', report: 'error' }, true);
    expect(gate.getSnapshot().can({ type: 'validation.retry' })).toBe(false);
    gate.send({ type: 'validation.retry' });
    expect(state()).toBe('failedTryAgain');
  });
});

describe('going from page to page', () => {
  test('nothing is validated anew where the person is known', async () => {
    const { gate, goTo } = await validatedGate(signedIn, customer);
    gate.send({ type: 'page.opened', page: open });
    expect(gate.getSnapshot().context.page).toEqual(open);
    expect(goTo(signedIn)).toEqual([{ route: 'open' }, 1]);
  });

  test('someone who is let in for strong authentication alone is not let in elsewhere', async () => {
    const { gate, state, answer } = await validatedGate(strong, stranger);
    gate.send({ type: 'page.opened', page: signedIn });
    await answer(stranger);
    expect(state()).toBe('missingData');
    gate.send({ type: 'page.opened', page: strong });
    expect(state()).toEqual({ route: 'open' });
  });

  test('a reported error closes an open gate, and leaving its page opens it again', async () => {
    const { gate, state } = await validatedGate(signedIn, customer);
    gate.send({ type: 'page.opened', page: { access: 'public', report: 'error' } });
    expect(state()).toBe('failedTryAgain');
    gate.send({ type: 'page.opened', page: signedIn });
    expect(state()).toEqual({ route: 'open' });
  });

  test('from a public page to one for signed-in people', () => {
    const { gate, state } = openGate(open, false);
    gate.send({ type: 'page.opened', page: signedIn });
    expect(state()).toBe('redirectToLogin');
    gate.send({ type: 'page.opened', page: open });
    expect(state()).toBe('none');
  });
});

describe('a read that was refused (gate.revalidation)', () => {
  test('one validation for all who wait, and the page stays open meanwhile', async () => {
    const { gate, asked, answer, state } = await validatedGate(signedIn, customer);
    gate.send({ type: 'call.refused' });
    gate.send({ type: 'call.refused' });
    expect([state(), asked(), gate.getSnapshot().hasTag('open')]).toEqual([{ route: 'revalidating' }, 2, true]);
    gate.send({ type: 'page.opened', page: open });
    expect(state()).toEqual({ route: 'revalidating' });
    await answer(customer);
    expect(state()).toEqual({ route: 'open' });
  });

  test.each([
    ['the person is no longer a customer', stranger, 'missingData', true],
    ['blocked meanwhile', blocked, 'blockedCustomer', true],
    ['blocked meanwhile, in whatever answer', { ...away, blocked: true }, 'blockedCustomer', true],
    ['the token is dead', unauthorised, 'redirectToLogin', false],
    ['refused otherwise', denied, 'redirectToLogin', false],
    ['the server is away', away, { route: 'open' }, true],
  ] as const)('%s', async (_what, answered, state, hasToken) => {
    const { gate, answer } = await validatedGate(signedIn, customer);
    gate.send({ type: 'call.refused' });
    await answer(answered);
    const { value, context } = gate.getSnapshot();
    expect([value, context.hasToken]).toEqual([state, hasToken]);
  });

  test('whoever was blocked meanwhile is asked for again with the next page', async () => {
    const { gate, answer, goTo } = await validatedGate(signedIn, customer);
    gate.send({ type: 'call.refused' });
    await answer(blocked);
    expect(goTo(signedIn)).toEqual(['authenticating', 3]);
  });
});

describe('the session', () => {
  test('its end asks for sign-in, and nothing of the person is left', async () => {
    const { gate } = await validatedGate(signedIn, customer);
    gate.send({ type: 'session.ended' });
    const { value, context } = gate.getSnapshot();
    expect([value, context]).toEqual([
      'redirectToLogin',
      { page: signedIn, hasToken: false, validation: null, failure: null },
    ]);
  });
});

test('an actor that nobody provides is a fault that is seen', async () => {
  const gate = createActor(gateMachine, { input: { page: signedIn, hasToken: true } }).start();
  const { context } = await waitFor(gate, (snapshot) => snapshot.matches('failedTryAgain'));
  expect(context.failure?.kind).toBe('broken');
});
