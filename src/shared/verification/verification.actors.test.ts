import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { Failure } from '../../../domain/failure.ts';
import type { Calls } from '../../api/calls.ts';
import { verificationActors } from './verification.actors.ts';

const awaited = { orderId: '0b8f7a52-6f0e-4d0e-9a55-0a4f0c1f8d11', verifier: 'x'.repeat(22) };
type State = 'waiting' | 'verified' | 'cancelled' | 'expired';

/** A page that waits for a proof, over a server that answers as told, and goes on waiting after that. */
function wait(answers: (State | Failure)[]) {
  const looks: number[] = [];
  const read = async () => {
    looks.push(Date.now());
    const answer = answers.shift() ?? 'waiting';
    if (answer instanceof Failure) throw answer;
    return { state: answer, until: '', now: '' };
  };
  const calls = { read, once: read } as unknown as Calls;
  const { watch } = verificationActors(calls, { verify: async () => null, answerShape: {} });
  const actor = createActor(watch, { input: awaited });
  actor.subscribe({ error: () => {} });
  const begun = Date.now();
  actor.start();
  return { actor, seconds: () => looks.map((look) => (look - begun) / 1000) };
}

let page: EventTarget & { visibilityState: string };
const turn = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it looks at once, then every five seconds, and no more once it is over (verification.elsewhere)', async () => {
  const { actor, seconds } = wait(['waiting', 'waiting', 'verified']);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(seconds()).toEqual([0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([seconds(), actor.getSnapshot().output]).toEqual([[0, 5, 10], { end: 'verified' }]);
});

test('while the page is not seen it does not look; seen again, it looks once at once (verification.elsewhere)', async () => {
  const { seconds } = wait([]);
  await vi.advanceTimersByTimeAsync(1_000);
  turn('hidden');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(seconds()).toEqual([0]);
  turn('visible');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(seconds()).toEqual([0, 62]);
  // Who turns to and fro makes it no faster.
  for (const state of ['hidden', 'visible', 'hidden', 'visible']) turn(state);
  await vi.advanceTimersByTimeAsync(1);
  expect(seconds()).toEqual([0, 62, 67]);
});

test('a page that is hidden again while it waits to be seen does not look (verification.elsewhere)', async () => {
  turn('hidden');
  const { seconds } = wait([]);
  turn('hidden');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seconds()).toEqual([]);
});

test('a look that fails is one of many; what the server does not know any more is over (verification.elsewhere)', async () => {
  const { actor, seconds } = wait([new Failure({ kind: 'unreachable' }), new Failure({ kind: 'notFound' })]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([seconds(), actor.getSnapshot().output]).toEqual([[0, 5], { end: 'expired' }]);
});

test('a page that is left looks no more (verification.elsewhere)', async () => {
  const { actor, seconds } = wait([]);
  await vi.advanceTimersByTimeAsync(6_000);
  actor.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds()).toEqual([0, 5]);
});
