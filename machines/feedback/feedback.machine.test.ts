import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import { submissionMachine, type WriteState } from '../submission/submission.machine.ts';
import { feedbackMachine, type FeedbackRequest } from './feedback.machine.ts';

const request: FeedbackRequest = {
  customerId: '10234567',
  kind: 'idea',
  text: 'Lisätkää vertailu.',
  wantsAnswer: true,
  email: 'aino@makela.example',
  view: '/contracts',
  faultRequestId: null,
};
const receipt = { feedbackNo: 'P-2026-000123', receivedAt: '2026-11-22T10:00:00.000Z' };
const send = { type: 'feedback.send', key: 'k1', request, needsBotCheck: false } as const;

interface Answers {
  send?: unknown[];
  lookUp?: (WriteState | Failure)[];
}

/** The feedback over a server that answers as told. */
function open(answers: Answers, sent: { key: string; answerTo: string | null } | null = null) {
  const asked: unknown[] = [];
  const emitted: string[] = [];
  const take = async (list: unknown[] | undefined) => {
    const answer = list?.shift();
    if (answer === undefined) throw new Error('one call too many');
    if (answer instanceof Failure) throw answer;
    return answer;
  };
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(({ input }) => {
        asked.push(input);
        return take(answers.send);
      }),
      lookUp: fromPromise<WriteState, { key: string }>(async ({ input }) => {
        asked.push(input);
        return (await take(answers.lookUp)) as WriteState;
      }),
    },
  });
  const actor = createActor(feedbackMachine.provide({ actors: { submission } }), { input: { sent } });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, asked, emitted, settled };
}

describe('what is sent', () => {
  test('goes out as it was typed, under the key of the draft, and is answered with a number (feedback.once, feedback.sent)', async () => {
    const { actor, asked, emitted, settled } = open({ send: [receipt] });
    actor.send(send);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    const { value, context } = await settled();
    expect([value, context.receipt, context.answerTo]).toEqual(['sent', receipt, 'aino@makela.example']);
    expect([asked, emitted]).toEqual([[{ key: 'k1', request, botCheck: null }], ['feedback.received']]);
  });

  test('is not sent again by a second press (feedback.once)', async () => {
    const { actor, asked, settled } = open({ send: [receipt] });
    actor.send(send);
    expect(actor.getSnapshot().can(send)).toBe(false);
    actor.send(send);
    await settled();
    expect(asked).toHaveLength(1);
  });

  test('that was received before has no number to show (feedback.sent)', async () => {
    const { actor, emitted, settled } = open({
      send: [new Failure({ kind: 'conflict', code: 'idempotency.received' })],
    });
    actor.send(send);
    const { value, context } = await settled();
    expect([value, context.receipt, emitted]).toEqual(['sent', null, ['feedback.received']]);
  });
});

describe('what was not taken', () => {
  test.each([
    ['refused', new Failure({ kind: 'tooMany', retryAfter: 30 }), 'failed'],
    ['for want of a session', new Failure({ kind: 'signInNeeded' }), 'signInNeeded'],
  ])(
    '%s, is said with why, and may be sent again under its key (feedback.failure, feedback.signIn)',
    async (_, failure, state) => {
      const { actor, asked, emitted, settled } = open({ send: [failure, receipt] });
      actor.send(send);
      const { value, context } = await settled();
      expect([value, context.failure, emitted]).toEqual([{ writing: state }, failure, ['feedback.notReceived']]);
      actor.send(send);
      expect([(await settled()).value, asked]).toEqual(['sent', Array(2).fill({ key: 'k1', request, botCheck: null })]);
    },
  );

  test('and did not arrive, has no failure of the server (feedback.failure)', async () => {
    const { actor, settled } = open({
      send: [new Failure({ kind: 'unreachable' })],
      lookUp: [new Failure({ kind: 'notFound' })],
    });
    actor.send(send);
    const { value, context } = await settled();
    expect([value, context.failure]).toEqual([{ writing: 'failed' }, null]);
  });
});

describe('a page that is loaded anew while it sends (feedback.reload)', () => {
  const sent = { key: 'k1', answerTo: 'aino@makela.example' };

  test('shows the number that the server kept, and sends nothing', async () => {
    const { asked, settled } = open({ lookUp: [{ state: 'done', answer: receipt }] }, sent);
    const { value, context } = await settled();
    expect([value, context.receipt, context.answerTo, asked]).toEqual([
      'sent',
      receipt,
      'aino@makela.example',
      [{ key: 'k1' }],
    ]);
  });

  test('says so where nothing had arrived', async () => {
    const { settled, emitted } = open({ lookUp: [new Failure({ kind: 'notFound' })] }, sent);
    expect([(await settled()).value, emitted]).toEqual([{ writing: 'failed' }, ['feedback.notReceived']]);
  });
});

describe('the address (feedback.step)', () => {
  test('leads from what was sent to an empty form, and not the other way', async () => {
    const { actor, settled } = open({ send: [new Failure({ kind: 'denied' }), receipt] });
    actor.send({ type: 'step.open', step: 'sent' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'fresh' });
    actor.send(send);
    await settled();
    actor.send(send);
    await settled();
    actor.send({ type: 'step.open', step: 'sent' });
    expect(actor.getSnapshot().value).toBe('sent');
    actor.send({ type: 'step.open', step: 'form' });
    const { value, context } = actor.getSnapshot();
    expect([value, context]).toEqual([
      { writing: 'fresh' },
      { submission: null, answerTo: null, receipt: null, failure: null },
    ]);
  });
});
