import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { Failure, type FailureDetails } from '../../domain/failure.ts';
import type { RenewedToken } from '../../domain/types.ts';
import { sessionMachine, type SessionTimes } from './session.machine.ts';

const MINUTE = 60_000;
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 10) + minutes * MINUTE).toISOString();
const quarterOfAnHour: SessionTimes = { serverTime: at(0), expiresAt: at(15), sessionEndsAt: at(480) };
const lastStretch: SessionTimes = { serverTime: at(0), expiresAt: at(9), sessionEndsAt: at(9) };

function beginSession(times: SessionTimes) {
  const clock = new SimulatedClock();
  const emitted: unknown[] = [];
  const waiting: { resolve(t: RenewedToken): void; reject(e: Failure): void }[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        renewToken: fromPromise<RenewedToken, undefined>(
          () =>
            new Promise((resolve, reject) => {
              waiting.push({ resolve, reject });
            }),
        ),
      },
    }),
    { input: times, clock },
  );
  session.on('*', (event) => emitted.push(event));
  session.start();
  return {
    session,
    emitted,
    state: () => session.getSnapshot().value,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    async answer(answer: RenewedToken | FailureDetails) {
      const before = session.getSnapshot();
      const call = waiting.shift();
      if (!call) throw new Error('nobody asked for a token');
      if ('kind' in answer) call.reject(new Failure(answer));
      else call.resolve(answer);
      await waitFor(session, (snapshot) => snapshot !== before);
    },
  };
}

const token = (minutes: number): RenewedToken => ({
  accessToken: 'token-2',
  serverTime: at(minutes),
  expiresAt: at(minutes + 15),
  sessionEndsAt: at(480),
});

describe('who is active', () => {
  test('renews unseen, at most once a minute (session.renewal)', async () => {
    const { session, state, pass, answer, emitted } = beginSession(quarterOfAnHour);
    session.send({ type: 'activity.seen' });
    session.send({ type: 'activity.seen' });
    expect(state()).toEqual({ signedIn: 'renewing' });
    await answer(token(0));
    expect([state(), emitted]).toEqual([{ signedIn: 'fresh' }, [{ type: 'token.renewed', token: token(0) }]]);
    pass(MINUTE - 1);
    session.send({ type: 'activity.seen' });
    expect(state()).toEqual({ signedIn: 'fresh' });
    pass(1);
    session.send({ type: 'activity.seen' });
    expect(state()).toEqual({ signedIn: 'renewing' });
  });

  test('renews with the first press after each load, however soon the page is left again (session.renewal)', async () => {
    for (let load = 0; load < 3; load += 1) {
      const { session, pass, answer, emitted } = beginSession(quarterOfAnHour);
      pass(MINUTE / 2);
      session.send({ type: 'activity.seen' });
      await answer(token(load));
      expect(emitted).toEqual([{ type: 'token.renewed', token: token(load) }]);
    }
  });

  test('gets the time that the server gives, from then on', async () => {
    const { session, state, pass, answer } = beginSession(quarterOfAnHour);
    pass(10 * MINUTE);
    session.send({ type: 'activity.seen' });
    await answer({ ...token(10), expiresAt: at(30) });
    pass(18 * MINUTE - 1);
    expect(state()).toEqual({ signedIn: 'renewable' });
    pass(1);
    expect(state()).toEqual({ expiring: 'offered' });
  });

  test('is not troubled when a renewal fails, and the warning still comes in time', async () => {
    const { session, state, pass, answer } = beginSession(quarterOfAnHour);
    pass(MINUTE);
    session.send({ type: 'activity.seen' });
    await answer({ kind: 'unreachable' });
    expect(state()).toEqual({ signedIn: 'fresh' });
    pass(12 * MINUTE);
    expect(state()).toEqual({ expiring: 'offered' });
  });

  test('learns of a session that is over', async () => {
    const { session, state, pass, answer, emitted } = beginSession(quarterOfAnHour);
    pass(MINUTE);
    session.send({ type: 'activity.seen' });
    await answer({ kind: 'signInNeeded', code: 'session.ended' });
    expect([state(), emitted]).toEqual(['ended', [{ type: 'session.ended' }]]);
  });
});

describe('who is not', () => {
  test('is warned two minutes before the end (session.warning)', () => {
    const { session, state, pass } = beginSession(quarterOfAnHour);
    pass(13 * MINUTE - 1);
    expect(state()).toEqual({ signedIn: 'renewable' });
    pass(1);
    expect([state(), session.getSnapshot().hasTag('warning')]).toEqual([{ expiring: 'offered' }, true]);
  });

  test('is signed out at the end (session.idle)', () => {
    const { state, pass, emitted } = beginSession(quarterOfAnHour);
    pass(13 * MINUTE);
    pass(2 * MINUTE - 1);
    expect(state()).toEqual({ expiring: 'offered' });
    pass(1);
    expect([state(), emitted]).toEqual(['ended', [{ type: 'session.ended' }]]);
  });

  test('may stay', async () => {
    const { session, state, pass, answer, emitted } = beginSession(quarterOfAnHour);
    pass(13 * MINUTE);
    session.send({ type: 'activity.seen' });
    expect(state()).toEqual({ expiring: 'offered' });
    session.send({ type: 'stay.requested' });
    expect([state(), session.getSnapshot().hasTag('busy')]).toEqual([{ expiring: 'renewing' }, true]);
    await answer(token(13));
    expect([state(), emitted]).toEqual([{ signedIn: 'fresh' }, [{ type: 'token.renewed', token: token(13) }]]);
  });

  test('may try again when staying failed, while there is time', async () => {
    const { session, state, pass, answer } = beginSession(quarterOfAnHour);
    pass(13 * MINUTE);
    session.send({ type: 'stay.requested' });
    await answer({ kind: 'unavailable' });
    expect([state(), session.getSnapshot().context.failure?.kind]).toEqual([{ expiring: 'failed' }, 'unavailable']);
    session.send({ type: 'stay.requested' });
    await answer(token(13));
    expect([state(), session.getSnapshot().context.failure]).toEqual([{ signedIn: 'fresh' }, null]);
  });

  test('is told when staying comes too late', async () => {
    const { session, state, pass, answer } = beginSession(quarterOfAnHour);
    pass(13 * MINUTE);
    session.send({ type: 'stay.requested' });
    await answer({ kind: 'signInNeeded', code: 'session.expired' });
    expect(state()).toBe('ended');
  });
});

describe('the end', () => {
  test('in the last stretch of the eight hours there is no staying (session.absoluteEnd)', () => {
    const { session, state, pass } = beginSession(lastStretch);
    pass(7 * MINUTE);
    expect([state(), session.getSnapshot().can({ type: 'stay.requested' })]).toEqual(['closing', false]);
    pass(2 * MINUTE);
    expect(state()).toBe('ended');
  });

  test('a session of less than two minutes warns at once', () => {
    const { state, pass } = beginSession({ ...quarterOfAnHour, expiresAt: at(1) });
    pass(0);
    expect(state()).toEqual({ expiring: 'offered' });
    pass(MINUTE);
    expect(state()).toBe('ended');
  });

  test('a clock of the device that is a day off changes nothing (session.serverTime)', () => {
    const yesterday = (minutes: number) => new Date(Date.parse(at(minutes)) - 86_400_000).toISOString();
    const { state, pass } = beginSession({
      serverTime: yesterday(0),
      expiresAt: yesterday(15),
      sessionEndsAt: yesterday(480),
    });
    pass(13 * MINUTE - 1);
    expect(state()).toEqual({ signedIn: 'renewable' });
  });
});
