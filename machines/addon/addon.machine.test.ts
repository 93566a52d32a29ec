import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { NewAddition } from '../../domain/types.ts';
import { pending, result } from '../order/model/parts.ts';
import type { SubmissionOutput } from '../submission/submission.machine.ts';
import type { ProofEnd } from '../verification/proofEnd.ts';
import type { AdditionEmitted } from './addition.outcome.ts';
import { addonMachine } from './addon.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** An actor whose submission and proof come to this. */
function begin(
  output: SubmissionOutput,
  end: ProofEnd = 'verified',
  input = { isAllowed: true, isStranger: true, sentKey: null as string | null },
) {
  const asked: unknown[] = [];
  const machine = addonMachine.provide({
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
  const told: AdditionEmitted[] = [];
  actor.on('*', (event) => void told.push(event));
  actor.start();
  return { actor, asked, told };
}

const request = { campaignId: 'vas' } as NewAddition;
const submit = { type: 'addon.submit', key: 'k1', request } as const;

describe('an add-on (addition.order)', () => {
  test('is sent once under its key, and told of when it is received', async () => {
    const { actor, asked, told } = begin({ outcome: 'answered', answer: { ...result, process: 'vapAddition' } });
    actor.send(submit);
    actor.send(submit);
    await settled();
    expect(asked).toEqual([{ key: 'k1', request, needsBotCheck: true, isSentBefore: false }]);
    expect([actor.getSnapshot().value, told]).toEqual(['sent', [{ type: 'addon.received' }]]);
    expect(actor.getSnapshot().context.result).toEqual({ ...result, process: 'vapAddition' });
  });

  test('that did not get further is received all the same, with its number (addition.sent)', async () => {
    const kept = { ...result, process: 'vapAddition', importNo: null } as const;
    const { actor, told } = begin({ outcome: 'answered', answer: kept });
    actor.send(submit);
    await settled();
    const { value, context } = actor.getSnapshot();
    expect([value, context.result, told]).toEqual(['notImported', kept, [{ type: 'addon.received' }]]);
  });

  test('that the server has from other hands leads back to the choice, as a write of its own (addition.reload)', async () => {
    const { actor, told } = begin({ outcome: 'received' });
    actor.send(submit);
    await settled();
    expect([actor.getSnapshot().value, told]).toEqual([
      'receivedBefore',
      [{ type: 'addon.notReceived', needsNewKey: true }],
    ]);
    actor.send({ type: 'step.open', step: 'sent' });
    expect(actor.getSnapshot().value).toBe('receivedBefore');
    actor.send({ type: 'step.open', step: 'choice' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.submission]).toEqual([{ choosing: 'fresh' }, null]);
  });

  test('that a page was sending which is no more is looked up (addition.reload)', async () => {
    const { actor, asked, told } = begin({ outcome: 'lost' }, 'verified', {
      isAllowed: false,
      isStranger: false,
      sentKey: 'k0',
    });
    await settled();
    expect(asked).toEqual([{ key: 'k0', request: null, needsBotCheck: false, isSentBefore: true }]);
    expect([actor.getSnapshot().value, told]).toEqual([
      { choosing: 'failed' },
      [{ type: 'addon.notReceived', needsNewKey: false }],
    ]);
  });

  test.each([
    ['campaign.closed', 'outdated'],
    ['order.termsChanged', 'outdated'],
    ['addition.held', 'outdated'],
    ['addition.notPossible', 'outdated'],
    ['addition.noContract', 'failed'],
    ['order.missingMandatoryData', 'failed'],
  ])('refused as %s it is %s (addition.outdated, addition.failure)', async (code, state) => {
    const failure = new Failure({ kind: 'conflict', code });
    const { actor, told } = begin({ outcome: 'refused', failure });
    actor.send(submit);
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([{ choosing: state }, failure]);
    expect(told).toEqual([{ type: 'addon.notReceived', needsNewKey: false }]);
  });

  test('not sent again while a fault of before is told', async () => {
    const failure = new Failure({ kind: 'signInNeeded' });
    const { actor, told } = begin({ outcome: 'refused', failure });
    actor.send(submit);
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([
      { choosing: 'signInNeeded' },
      failure,
    ]);
    expect(told).toEqual([{ type: 'addon.notReceived', needsNewKey: false }]);
    actor.send(submit);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['sending', null]);
  });
});

describe('its proof (addition.verification)', () => {
  test.each([
    ['verified', 'verifiedElsewhere', [{ type: 'addon.received' }]],
    ['cancelled', { unproven: 'cancelled' }, [{ type: 'addon.notReceived', needsNewKey: true }]],
    ['expired', { unproven: 'expired' }, [{ type: 'addon.notReceived', needsNewKey: true }]],
  ] as const)('%s leads to %j', async (end, value, then) => {
    const { actor, asked, told } = begin({ outcome: 'answered', answer: pending }, end);
    actor.send(submit);
    await settled();
    expect(asked[1]).toEqual({ awaited: { orderId: pending.orderId, verifier: pending.verifier }, key: null });
    expect(actor.getSnapshot().value).toEqual(value);
    expect(told).toEqual([{ type: 'addon.proofNeeded', orderId: pending.orderId }, ...then]);
  });

  test('given up leads back to the choice, as a write of its own', async () => {
    const { actor } = begin({ outcome: 'answered', answer: pending }, 'cancelled');
    actor.send(submit);
    await settled();
    actor.send({ type: 'step.open', step: 'sent' });
    expect(actor.getSnapshot().value).toEqual({ unproven: 'cancelled' });
    actor.send({ type: 'step.open', step: 'choice' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.submission, context.result]).toEqual([{ choosing: 'fresh' }, null, null]);
  });
});

describe('a choice that the path does not allow (addition.path)', () => {
  test('is told until another is chosen', () => {
    const { actor } = begin({ outcome: 'lost' }, 'verified', { isAllowed: false, isStranger: false, sentKey: null });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'notAllowed' });
    actor.send({ type: 'addon.choose' });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'fresh' });
  });
});
