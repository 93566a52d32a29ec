import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure, type FailureDetails } from '../../domain/failure.ts';
import { submissionMachine, type SubmissionInput, type WriteState } from './submission.machine.ts';

const request = { text: 'Hyvin toimii' };
const receipt = { feedbackNo: 'P-2026-000123', receivedAt: '2026-11-22T10:00:00.000Z' };
const kept = { state: 'done', answer: receipt } as const;
const failed = (details: FailureDetails) => new Failure(details);
const running = (retryAfter: number | null) => failed({ kind: 'conflict', code: 'idempotency.running', retryAfter });
const notThere = failed({ kind: 'notFound', code: 'resource.notFound' });
const lostConnection = failed({ kind: 'unreachable' });

interface Script {
  botCheck?: (string | Failure)[];
  send?: unknown[];
  lookUp?: (WriteState | Failure)[];
}

/** Takes the next answer of a script; one that is `'never'` does not come. */
async function next(answers: unknown[] | undefined, signal: AbortSignal, aborted: string[], name: string) {
  const answer = answers?.shift();
  signal.addEventListener('abort', () => aborted.push(name));
  if (answer === undefined) throw new Error(`${name}: one call too many`);
  if (answer instanceof Failure) throw answer;
  if (answer === 'never') return new Promise(() => {});
  return answer;
}

/** A write whose calls are answered by a script: what was asked, and what came of it. */
function submit(script: Script, input: Partial<SubmissionInput> = {}) {
  const asked: unknown[] = [];
  const aborted: string[] = [];
  const actor = createActor(
    submissionMachine.provide({
      actors: {
        solveBotCheck: fromPromise<string, undefined>(async ({ signal }) => {
          asked.push('botCheck');
          return (await next(script.botCheck, signal, aborted, 'botCheck')) as string;
        }),
        send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(
          ({ input: sent, signal }) => {
            asked.push(['send', sent.key, sent.request, sent.botCheck]);
            return next(script.send, signal, aborted, 'send');
          },
        ),
        lookUp: fromPromise<WriteState, { key: string }>(async ({ input: { key }, signal }) => {
          asked.push(['lookUp', key]);
          return (await next(script.lookUp, signal, aborted, 'lookUp')) as WriteState;
        }),
      },
    }),
    { input: { key: 'k1', request, needsBotCheck: false, isSentBefore: false, ...input } },
  ).start();
  return {
    actor,
    asked,
    aborted,
    state: () => actor.getSnapshot().value,
    /** What it ends with; fails the test where it waits for the person. */
    async output() {
      const { output, status } = await waitFor(
        actor,
        (snapshot) => snapshot.status === 'done' || snapshot.matches('unknown'),
      );
      return status === 'done' ? output : 'unknown';
    },
  };
}

const sent = ['send', 'k1', request, null];
const lookedUp = ['lookUp', 'k1'];

describe('what is answered', () => {
  test('is sent once under its key, and its answer handed on (submission.once, submission.key)', async () => {
    const { asked, output, actor } = submit({ send: [receipt] });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect([await output(), asked]).toEqual([{ outcome: 'answered', answer: receipt }, [sent]]);
  });

  test('what another has written under the key counts as received (submission.received)', async () => {
    const { output, asked } = submit({ send: [failed({ kind: 'conflict', code: 'idempotency.received' })] });
    expect([await output(), asked]).toEqual([{ outcome: 'received' }, [sent]]);
  });

  test.each([
    { kind: 'invalid', code: 'request.invalid' },
    { kind: 'invalid', code: 'idempotency.mismatch' },
    { kind: 'signInNeeded', code: 'session.ended' },
    { kind: 'denied', code: 'access.denied' },
    { kind: 'denied', code: 'botCheck.needed' },
    { kind: 'notFound', code: 'resource.notFound' },
    { kind: 'conflict', code: 'resource.conflict' },
    { kind: 'tooMany', code: 'rate.limited', retryAfter: 30 },
  ] as const)('$code is refused, and nothing is asked again (submission.refused)', async (details) => {
    const failure = failed(details);
    const { output, asked } = submit({ send: [failure] });
    expect([await output(), asked]).toEqual([{ outcome: 'refused', failure }, [sent]]);
  });
});

describe('a result that nobody knows', () => {
  test.each(['timedOut', 'unreachable', 'broken', 'unavailable'] as const)(
    '%s: it is looked up by its key, and its answer is the one that was kept (submission.unknown)',
    async (kind) => {
      const { output, asked } = submit({ send: [failed({ kind })], lookUp: [kept] });
      expect([await output(), asked]).toEqual([{ outcome: 'answered', answer: receipt }, [sent, lookedUp]]);
    },
  );

  test('what is not there may be sent again, by whoever sends (submission.lost)', async () => {
    const { output, asked } = submit({ send: [lostConnection], lookUp: [notThere] });
    expect([await output(), asked]).toEqual([{ outcome: 'lost' }, [sent, lookedUp]]);
  });

  test('what is there and is another’s counts as received (submission.received)', async () => {
    const { output } = submit({ send: [lostConnection], lookUp: [{ state: 'received' }] });
    expect(await output()).toEqual({ outcome: 'received' });
  });

  test.each(['unreachable', 'timedOut', 'unavailable', 'broken', 'signInNeeded', 'denied', 'tooMany'] as const)(
    'a look-up that comes to nothing (%s) is left to the person, who may look again (submission.unknown)',
    async (kind) => {
      const { actor, output, asked } = submit({ send: [lostConnection], lookUp: [failed({ kind }), kept] });
      expect(await output()).toBe('unknown');
      expect(actor.getSnapshot().hasTag('busy')).toBe(false);
      actor.send({ type: 'submission.lookUp' });
      expect(actor.getSnapshot().context.failure).toBeNull();
      await waitFor(actor, ({ status }) => status === 'done');
      expect(asked).toEqual([sent, lookedUp, lookedUp]);
    },
  );

  test('what was sent by a page that is no more is looked up and not sent (submission.key)', async () => {
    const { output, asked } = submit({ lookUp: [kept] }, { isSentBefore: true, needsBotCheck: true });
    expect([await output(), asked]).toEqual([{ outcome: 'answered', answer: receipt }, [lookedUp]]);
  });
});

describe('who will not wait', () => {
  test('ends the call, and learns what became of it (submission.cancelled)', async () => {
    const { actor, output, asked, aborted } = submit({ send: ['never'], lookUp: [notThere] });
    actor.send({ type: 'submission.cancel' });
    expect([await output(), asked, aborted]).toEqual([{ outcome: 'lost' }, [sent, lookedUp], ['send']]);
  });

  test('has sent nothing where the bot check was still being solved (submission.cancelled)', async () => {
    const { actor, output, asked, aborted } = submit({ botCheck: ['never'] }, { needsBotCheck: true });
    actor.send({ type: 'submission.cancel' });
    expect([await output(), asked, aborted]).toEqual([{ outcome: 'lost' }, ['botCheck'], ['botCheck']]);
  });
});

describe('a write that the server still works on (submission.running)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(0);

  test('is looked up when the server said', async () => {
    const { asked, state, actor } = submit({ send: [running(2)], lookUp: [kept] });
    await settle();
    expect(state()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toEqual([sent]);
    await vi.advanceTimersByTimeAsync(1);
    expect([actor.getSnapshot().output, asked]).toEqual([{ outcome: 'answered', answer: receipt }, [sent, lookedUp]]);
  });

  test.each([
    ['nothing', null, 10_000],
    ['an hour', 3600, 30_000],
  ])('is looked up after a while where the server said %s', async (_, retryAfter, wait) => {
    const { asked } = submit({ send: [running(retryAfter)], lookUp: [kept] });
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(asked).toEqual([sent]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([sent, lookedUp]);
  });

  test('is looked up again when the server said so to a look', async () => {
    const { asked } = submit({ send: [lostConnection], lookUp: [running(2), kept] });
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toEqual([sent, lookedUp]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([sent, lookedUp, lookedUp]);
  });

  test('is looked up three times by itself, then by the person, who has as many again', async () => {
    const looks = Array.from({ length: 6 }, () => running(1));
    const { asked, state, actor } = submit({ send: [running(1)], lookUp: looks });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([state(), asked.length]).toEqual(['unknown', 4]);
    actor.send({ type: 'submission.lookUp' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([state(), asked.length]).toEqual(['unknown', 7]);
  });
});

describe('a stranger', () => {
  const stranger = { needsBotCheck: true };
  const needed = failed({ kind: 'denied', code: 'botCheck.needed' });
  const sentWith = (solution: string) => ['send', 'k1', request, solution];

  test('sends a solution of the bot check along (submission.botCheck)', async () => {
    const { output, asked } = submit({ botCheck: ['s1'], send: [receipt] }, stranger);
    expect([await output(), asked]).toEqual([{ outcome: 'answered', answer: receipt }, ['botCheck', sentWith('s1')]]);
  });

  test('whose solution is refused sends another once, then is told (submission.botCheck)', async () => {
    const { output, asked } = submit({ botCheck: ['s1', 's2'], send: [needed, needed] }, stranger);
    expect([await output(), asked]).toEqual([
      { outcome: 'refused', failure: needed },
      ['botCheck', sentWith('s1'), 'botCheck', sentWith('s2')],
    ]);
  });

  test('who is refused for another reason is told at once (submission.refused)', async () => {
    const failure = failed({ kind: 'invalid', code: 'request.invalid' });
    const { output, asked } = submit({ botCheck: ['s1'], send: [failure] }, stranger);
    expect([await output(), asked]).toEqual([{ outcome: 'refused', failure }, ['botCheck', sentWith('s1')]]);
  });

  test('for whom there is no puzzle has sent nothing, and is told (submission.botCheck)', async () => {
    const { output, asked } = submit({ botCheck: [lostConnection] }, stranger);
    expect([await output(), asked]).toEqual([{ outcome: 'refused', failure: lostConnection }, ['botCheck']]);
  });
});

test.each(['solveBotCheck', 'send', 'lookUp'] as const)('%s is a fault where nobody provides it', async (name) => {
  const input = { key: 'k', request, needsBotCheck: name === 'solveBotCheck', isSentBefore: name === 'lookUp' };
  const actor = createActor(submissionMachine, { input }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.status === 'done' || snapshot.matches('unknown'));
  expect(context.failure?.kind).toBe('broken');
});
