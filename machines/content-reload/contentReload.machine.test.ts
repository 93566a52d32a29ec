import { createActor, fromPromise, waitFor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { contentReloadMachine, MOST_DOTS } from './contentReload.machine.ts';

const reload = { version: '5f1c0b7e2d94', warnings: [{ file: 'fi.json', line: 12, message: 'no text has this id' }] };

/** A page of the editor's whose calls are answered by the test. */
function openPage() {
  const asked: string[] = [];
  const waiting: { resolve(answer: typeof reload): void; reject(failure: Failure): void }[] = [];
  const emitted: unknown[] = [];
  const actor = createActor(
    contentReloadMachine.provide({
      actors: {
        reloadContent: fromPromise<typeof reload, { token: string }>(({ input }) => {
          asked.push(input.token);
          return new Promise((resolve, reject) => {
            waiting.push({ resolve, reject });
          });
        }),
      },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    asked,
    emitted,
    request: (token: string) => actor.send({ type: 'reload.request', token }),
    async answer(answer: typeof reload | Failure) {
      const call = waiting.shift();
      if (!call) throw new Error('nobody asked');
      if (answer instanceof Failure) call.reject(answer);
      else call.resolve(answer);
      return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}

describe('the token', () => {
  test.each(['', ' ', '\t \n'])('%j is none, and nothing is asked (contentWorker.token)', (token) => {
    const { actor, asked, request } = openPage();
    expect(actor.getSnapshot().can({ type: 'reload.request', token })).toBe(false);
    request(token);
    expect([actor.getSnapshot().value, asked]).toEqual(['idle', []]);
  });

  test('goes out without the spaces around it, and stays nowhere (contentWorker.secret)', async () => {
    const { actor, asked, request, answer } = openPage();
    request('  kevyt-lumi-42 ');
    expect(asked).toEqual(['kevyt-lumi-42']);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('kevyt');
    const { context } = await answer(reload);
    expect(JSON.stringify(context)).not.toContain('kevyt');
  });
});

test('nothing is told before anything was asked for (contentWorker.token)', () => {
  const { value, context } = openPage().actor.getSnapshot();
  expect([value, context]).toEqual(['idle', { dots: 0, reload: null, failure: null }]);
});

describe('the outcome', () => {
  test('the server has read the contents (contentWorker.success)', async () => {
    const { request, answer, emitted } = openPage();
    request('kevyt-lumi-42');
    const { value, context } = await answer(reload);
    expect([value, context, emitted]).toEqual([
      'success',
      { dots: 0, reload, failure: null },
      [{ type: 'contents.reloaded' }],
    ]);
  });

  test.each(['invalid', 'denied', 'signInNeeded', 'tooMany', 'unavailable', 'timedOut', 'unreachable'] as const)(
    'any other answer, %s, is an error (contentWorker.error)',
    async (kind) => {
      const { request, answer, emitted } = openPage();
      request('kevyt-lumi-42');
      const { value, context } = await answer(new Failure({ kind }));
      expect([value, context.failure?.kind, emitted]).toEqual(['error', kind, []]);
    },
  );

  test('another try forgets the last outcome', async () => {
    const { actor, request, answer, asked } = openPage();
    request('wrong');
    await answer(new Failure({ kind: 'denied' }));
    request('kevyt-lumi-42');
    expect(actor.getSnapshot().context).toEqual({ dots: 0, reload: null, failure: null });
    await answer(reload);
    request('kevyt-lumi-42');
    expect([actor.getSnapshot().context, asked]).toEqual([
      { dots: 0, reload: null, failure: null },
      ['wrong', 'kevyt-lumi-42', 'kevyt-lumi-42'],
    ]);
  });

  test('what is under way is not asked for again', () => {
    const { actor, asked, request } = openPage();
    request('kevyt-lumi-42');
    expect(actor.getSnapshot().can({ type: 'reload.request', token: 'kevyt-lumi-42' })).toBe(false);
    request('kevyt-lumi-42');
    expect(asked).toEqual(['kevyt-lumi-42']);
  });
});

describe('the progress', () => {
  /** In milliseconds. */
  const HALF_SECOND = 500;
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('a dot more every half second, ten at most (contentWorker.progress)', () => {
    const { actor, request } = openPage();
    const dots = () => actor.getSnapshot().context.dots;
    request('kevyt-lumi-42');
    expect([dots(), actor.getSnapshot().hasTag('busy')]).toEqual([0, true]);
    vi.advanceTimersByTime(HALF_SECOND - 1);
    expect(dots()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(dots()).toBe(1);
    vi.advanceTimersByTime((MOST_DOTS - 1) * HALF_SECOND);
    expect(dots()).toBe(10);
    vi.advanceTimersByTime(60_000);
    expect([dots(), actor.getSnapshot().value]).toEqual([10, { running: 'counting' }]);
  });

  test('stands still once the answer is there', async () => {
    const { actor, request, answer } = openPage();
    request('kevyt-lumi-42');
    vi.advanceTimersByTime(2 * HALF_SECOND);
    await answer(reload);
    vi.advanceTimersByTime(10 * HALF_SECOND);
    expect(actor.getSnapshot().context.dots).toBe(2);
    request('kevyt-lumi-42');
    expect(actor.getSnapshot().context.dots).toBe(0);
  });
});

test('an actor that nobody provides is a fault that is seen', async () => {
  const actor = createActor(contentReloadMachine).start();
  actor.send({ type: 'reload.request', token: 'kevyt-lumi-42' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('error'));
  expect(context.failure?.kind).toBe('broken');
});
