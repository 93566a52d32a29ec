import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { SubmissionOutput } from '../submission/submission.machine.ts';
import type { ProofEnd } from '../verification/proofEnd.ts';
import { contactUpdateMachine, type UpdateEmitted } from './contactUpdate.machine.ts';
import { made, pending, request } from './model/parts.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const stranger = { kind: 'emailAddress' as const, isStranger: true, sentKey: null as string | null };

/** An actor whose submission and proof come to this. */
function begin(output: SubmissionOutput, end: ProofEnd = 'verified', input = stranger) {
  const asked: unknown[] = [];
  const answer = (value: unknown) =>
    fromPromise(({ input: given }) => {
      asked.push(given);
      return Promise.resolve(value);
    }) as never;
  const machine = contactUpdateMachine.provide({
    actors: { submission: answer(output), verification: answer({ end }) },
  });
  const actor = createActor(machine, { input });
  const told: UpdateEmitted[] = [];
  actor.on('*', (event) => void told.push(event));
  actor.start();
  return { actor, asked, told };
}

const send = { type: 'update.send', key: 'k1', request } as const;

describe('an update (update.once)', () => {
  test('is sent once under its key, by a stranger with a bot check, and told of when it is made', async () => {
    const { actor, asked, told } = begin({ outcome: 'answered', answer: made });
    actor.send(send);
    actor.send(send);
    await settled();
    expect(asked).toEqual([{ key: 'k1', request, needsBotCheck: true, isSentBefore: false }]);
    const { value, context } = actor.getSnapshot();
    expect([value, context.result, told]).toEqual(['made', made, [{ type: 'update.received' }]]);
  });

  test('of who has signed in needs no bot check', async () => {
    const { actor, asked } = begin({ outcome: 'answered', answer: made }, 'verified', {
      ...stranger,
      isStranger: false,
    });
    actor.send(send);
    await settled();
    expect(asked).toEqual([{ key: 'k1', request, needsBotCheck: false, isSentBefore: false }]);
  });

  test('that a page was sending which is no more is looked up (update.reload)', async () => {
    const { actor, asked, told } = begin({ outcome: 'lost' }, 'verified', { ...stranger, sentKey: 'k0' });
    await settled();
    expect(asked).toEqual([{ key: 'k0', request: null, needsBotCheck: false, isSentBefore: true }]);
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure, told]).toEqual([
      { writing: 'failed' },
      null,
      [{ type: 'update.notReceived', needsNewKey: false }],
    ]);
  });

  test.each([
    ['denied', 'failed'],
    ['signInNeeded', 'signInNeeded'],
  ] as const)('refused as %s it may be sent again (update.failure)', async (kind, state) => {
    const failure = new Failure({ kind });
    const { actor, told } = begin({ outcome: 'refused', failure });
    actor.send(send);
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([{ writing: state }, failure]);
    expect(told).toEqual([{ type: 'update.notReceived', needsNewKey: false }]);
    actor.send(send);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['sending', null]);
  });

  test('received from other hands it is told, and the form comes back as a write of its own (update.reload)', async () => {
    const { actor, told } = begin({ outcome: 'received' });
    actor.send(send);
    await settled();
    expect([actor.getSnapshot().value, told]).toEqual([
      'receivedBefore',
      [{ type: 'update.notReceived', needsNewKey: true }],
    ]);
    actor.send({ type: 'step.open', step: 'sent' });
    expect(actor.getSnapshot().value).toBe('receivedBefore');
    actor.send({ type: 'step.open', step: 'form' });
    const { value, context } = actor.getSnapshot();
    expect([value, context]).toEqual([
      { writing: 'fresh' },
      { kind: 'emailAddress', isStranger: true, submission: null, result: null, failure: null },
    ]);
  });
});

describe('its proof (update.verification)', () => {
  test.each([
    ['verified', 'verifiedElsewhere', [{ type: 'update.received' }]],
    ['cancelled', { unproven: 'cancelled' }, [{ type: 'update.notReceived', needsNewKey: true }]],
    ['expired', { unproven: 'expired' }, [{ type: 'update.notReceived', needsNewKey: true }]],
  ] as const)('%s leads to %j', async (end, value, then) => {
    const { actor, asked, told } = begin({ outcome: 'answered', answer: pending }, end);
    actor.send(send);
    await settled();
    expect(asked[1]).toEqual({ awaited: { orderId: pending.orderId, verifier: pending.verifier }, key: null });
    expect(actor.getSnapshot().value).toEqual(value);
    expect(told).toEqual([{ type: 'update.proofNeeded', orderId: pending.orderId }, ...then]);
  });

  test('given up leads back to the form, as a write of its own', async () => {
    const { actor } = begin({ outcome: 'answered', answer: pending }, 'cancelled');
    actor.send(send);
    await settled();
    actor.send({ type: 'step.open', step: 'verification' });
    expect(actor.getSnapshot().value).toEqual({ unproven: 'cancelled' });
    actor.send({ type: 'step.open', step: 'form' });
    const { value, context } = actor.getSnapshot();
    expect([value, context]).toEqual([
      { writing: 'fresh' },
      { kind: 'emailAddress', isStranger: true, submission: null, result: null, failure: null },
    ]);
  });
});
