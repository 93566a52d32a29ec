import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { MoveValues } from '../../domain/move/index.ts';
import type { NewMove } from '../../domain/types.ts';
import type { SubmissionOutput } from '../submission/submission.machine.ts';
import type { ProofEnd } from '../verification/proofEnd.ts';
import { moveMachine, type MoveEmitted } from './move.machine.ts';
import { made, pending, values } from './model/parts.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const begins = { values: {} as Partial<MoveValues>, isStranger: true, sentKey: null as string | null };

/** An actor whose submission and proof come to this. */
function begin(
  output: SubmissionOutput,
  { end = 'verified', input = begins }: { end?: ProofEnd; input?: typeof begins } = {},
) {
  const asked: unknown[] = [];
  const machine = moveMachine.provide({
    actors: {
      submission: fromPromise(({ input: given }) => {
        asked.push(given);
        return Promise.resolve(output);
      }) as never,
      verification: fromPromise(({ input: given }) => {
        asked.push(given);
        return Promise.resolve({ end });
      }) as never,
    },
  });
  const actor = createActor(machine, { input });
  const told: MoveEmitted[] = [];
  actor.on('*', (event) => void told.push(event));
  actor.start();
  return { actor, asked, told };
}

const filled = { ...begins, values };
const request = { email: 'aino@makela.fi' } as NewMove;
const submit = { type: 'move.submit', key: 'k1', request } as const;
const toReview = { type: 'step.open', step: 'review' } as const;

describe('the steps (move.steps)', () => {
  test('follow each other, and each is left with what it asks for alone', () => {
    const { actor } = begin({ outcome: 'lost' });
    const at: unknown[] = [];
    for (const step of ['home', 'move', 'bill', 'home', 'move', 'bill'] as const) {
      actor.send({ type: 'step.next', values: { [step]: values[step] } });
      at.push(actor.getSnapshot().value);
    }
    expect(at).toEqual([
      { filling: 'move' },
      { filling: 'home' },
      { filling: 'home' },
      { filling: 'bill' },
      { filling: 'bill' },
      { filling: { review: 'fresh' } },
    ]);
    expect(actor.getSnapshot().context.values).toEqual(values);
    actor.send({ type: 'step.open', step: 'move' });
    expect(actor.getSnapshot().value).toEqual({ filling: 'move' });
  });
  test.each([
    ['review', {}, { filling: 'move' }],
    ['review', { move: values.move }, { filling: 'home' }],
    ['review', { move: values.move, home: values.home }, { filling: 'bill' }],
    ['bill', values, { filling: 'bill' }],
    ['home', values, { filling: 'home' }],
    ['nothing', values, { filling: 'move' }],
  ])('%s is open where those before it are done', (step, done, value) => {
    const { actor } = begin({ outcome: 'lost' }, { input: { ...begins, values: done } });
    actor.send({ type: 'step.open', step });
    expect(actor.getSnapshot().value).toEqual(value);
  });
});

describe('what is sent (move.once)', () => {
  test('is sent once under its key, and told of when it is received', async () => {
    const { actor, asked, told } = begin({ outcome: 'answered', answer: made }, { input: filled });
    actor.send(toReview);
    actor.send(submit);
    actor.send(submit);
    await settled();
    expect(asked).toEqual([{ key: 'k1', request, needsBotCheck: true, isSentBefore: false }]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.result, told]).toEqual([
      'sent',
      made,
      [{ type: 'move.received' }],
    ]);
  });
  test('by a page that is no more is looked up (move.reload)', async () => {
    const input = { values, isStranger: false, sentKey: 'k0' };
    const { actor, asked, told } = begin({ outcome: 'lost' }, { input });
    await settled();
    expect(asked).toEqual([{ key: 'k0', request: null, needsBotCheck: false, isSentBefore: true }]);
    expect([actor.getSnapshot().value, told]).toEqual([
      { filling: { review: 'failed' } },
      [{ type: 'move.notReceived', needsNewKey: false }],
    ]);
  });
  const not = { type: 'move.notReceived', needsNewKey: false };
  test.each([
    ['move.notPossible', 'notPossible', [not, { type: 'move.outdated' }]],
    ['move.noContract', 'notPossible', [not, { type: 'move.outdated' }]],
    ['move.dayNotPossible', 'dayGone', [not]],
    ['move.ownContract', 'ownContract', [not]],
    ['order.missingMandatoryData', 'failed', [not]],
  ])('refused as %s it is %s (move.outdated, move.ownContract, move.failure)', async (code, review, then) => {
    const failure = new Failure({ kind: 'conflict', code });
    const { actor, told } = begin({ outcome: 'refused', failure }, { input: filled });
    actor.send(toReview);
    actor.send(submit);
    await settled();
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure, told]).toEqual([{ filling: { review } }, failure, then]);
  });
  test('needs a session that is not over, and is sent again after it', async () => {
    const failure = new Failure({ kind: 'signInNeeded' });
    const { actor, told } = begin({ outcome: 'refused', failure }, { input: filled });
    actor.send(toReview);
    actor.send(submit);
    await settled();
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure, told]).toEqual([{ filling: { review: 'signInNeeded' } }, failure, [not]]);
    actor.send(submit);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['sending', null]);
  });
  test.each([
    ['move', 'move'],
    ['home', 'home'],
    ['bill', 'bill'],
    ['review', { review: 'fresh' }],
  ] as const)(
    'and received from other hands is told nothing of, and leads back to %s (move.reload)',
    async (step, open) => {
      const { actor, told } = begin({ outcome: 'received' }, { input: filled });
      actor.send(toReview);
      actor.send(submit);
      await settled();
      expect([actor.getSnapshot().value, told]).toEqual([
        'receivedBefore',
        [{ type: 'move.notReceived', needsNewKey: true }],
      ]);
      actor.send({ type: 'step.open', step: 'sent' });
      expect(actor.getSnapshot().value).toBe('receivedBefore');
      actor.send({ type: 'step.open', step });
      expect([actor.getSnapshot().value, actor.getSnapshot().context.submission]).toEqual([{ filling: open }, null]);
    },
  );
});

describe('its proof (move.proof)', () => {
  test.each([
    ['verified', 'verifiedElsewhere', [{ type: 'move.received' }]],
    ['cancelled', { unproven: 'cancelled' }, [{ type: 'move.notReceived', needsNewKey: true }]],
    ['expired', { unproven: 'expired' }, [{ type: 'move.notReceived', needsNewKey: true }]],
  ] as const)('%s leads to %j', async (end, value, then) => {
    const { actor, asked, told } = begin({ outcome: 'answered', answer: pending }, { end, input: filled });
    actor.send(toReview);
    actor.send(submit);
    await settled();
    expect(asked[1]).toEqual({ awaited: { orderId: pending.orderId, verifier: pending.verifier }, key: null });
    expect(actor.getSnapshot().value).toEqual(value);
    expect(told).toEqual([{ type: 'move.proofNeeded', orderId: pending.orderId }, ...then]);
  });
  test.each(['move', 'home', 'bill'] as const)('given up leads back to %s, as a write of its own', async (step) => {
    const { actor } = begin({ outcome: 'answered', answer: pending }, { end: 'cancelled', input: filled });
    actor.send(toReview);
    actor.send(submit);
    await settled();
    actor.send({ type: 'step.open', step: 'verification' });
    expect(actor.getSnapshot().value).toEqual({ unproven: 'cancelled' });
    actor.send({ type: 'step.open', step });
    const { value, context } = actor.getSnapshot();
    expect([value, context.submission, context.result]).toEqual([{ filling: step }, null, null]);
  });
});
