import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { NewAddition } from '../../domain/types.ts';
import { pending, result } from '../order/model/parts.ts';
import type { SubmissionOutput } from '../submission/submission.machine.ts';
import type { ProofEnd } from '../verification/proofEnd.ts';
import type { AdditionEmitted } from '../addon/addition.outcome.ts';
import { priceLockMachine } from './priceLock.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** An actor whose submission and proof come to this. */
function begin(
  output: SubmissionOutput,
  end: ProofEnd = 'verified',
  input = { isOpen: true, isStranger: false, sentKey: null as string | null },
) {
  const asked: unknown[] = [];
  const machine = priceLockMachine.provide({
    actors: {
      submission: fromPromise(({ input: given }) => {
        asked.push(given);
        return Promise.resolve(output);
      }) as never,
      verification: fromPromise(() => Promise.resolve({ end })) as never,
    },
  });
  const actor = createActor(machine, { input });
  const told: AdditionEmitted[] = [];
  actor.on('*', (event) => void told.push(event));
  actor.start();
  return { actor, asked, told };
}

const request = { campaignId: 'hintalukko' } as NewAddition;
const submit = { type: 'addon.submit', key: 'k1', request } as const;

describe('a lock (priceLock.page, addition.order)', () => {
  test('is sent once, and told of when it is received', async () => {
    const { actor, asked, told } = begin({ outcome: 'answered', answer: { ...result, process: 'vapAddition' } });
    actor.send(submit);
    actor.send(submit);
    await settled();
    expect(asked).toEqual([{ key: 'k1', request, needsBotCheck: false, isSentBefore: false }]);
    expect([actor.getSnapshot().value, told]).toEqual(['sent', [{ type: 'addon.received' }]]);
    expect(actor.getSnapshot().context.result).toEqual({ ...result, process: 'vapAddition' });
  });

  test('that a page was sending which is no more is looked up, also where its window is closed (addition.reload)', async () => {
    const { actor, asked } = begin({ outcome: 'answered', answer: result }, 'verified', {
      isOpen: false,
      isStranger: false,
      sentKey: 'k0',
    });
    await settled();
    expect(asked).toEqual([{ key: 'k0', request: null, needsBotCheck: false, isSentBefore: true }]);
    expect(actor.getSnapshot().value).toBe('sent');
  });

  test('whose window opens meanwhile can be sent, and one that is open stays as it is (priceLock.opening)', async () => {
    const closed = { isOpen: false, isStranger: false, sentKey: null };
    const { actor, asked } = begin({ outcome: 'lost' }, 'verified', closed);
    actor.send({ type: 'window.open' });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'opened' });
    actor.send(submit);
    await settled();
    expect(asked).toHaveLength(1);
    const open = begin({ outcome: 'lost' }).actor;
    open.send({ type: 'window.open' });
    expect(open.getSnapshot().value).toEqual({ choosing: 'fresh' });
  });

  test('whose window is closed cannot be sent (priceLock.closedNotice)', async () => {
    const { actor, asked } = begin({ outcome: 'lost' }, 'verified', {
      isOpen: false,
      isStranger: false,
      sentKey: null,
    });
    actor.send(submit);
    await settled();
    expect([actor.getSnapshot().value, asked]).toEqual([{ closed: 'before' }, []]);
  });

  test.each([null, { type: 'address.ask' as const }])(
    'whose window closes meanwhile cannot either (priceLock.closing)',
    (first) => {
      const { actor, told } = begin({ outcome: 'lost' });
      if (first) actor.send(first);
      actor.send({ type: 'window.close' });
      expect([actor.getSnapshot().value, told]).toEqual([
        { closed: 'meanwhile' },
        [{ type: 'addon.notReceived', needsNewKey: false }],
      ]);
      actor.send(submit);
      expect(actor.getSnapshot().value).toEqual({ closed: 'meanwhile' });
    },
  );

  test('that is on its way when the window closes is what the server makes of it (priceLock.closing)', async () => {
    const { actor } = begin({ outcome: 'answered', answer: result });
    actor.send(submit);
    actor.send({ type: 'window.close' });
    await settled();
    expect(actor.getSnapshot().value).toBe('sent');
  });

  test.each([
    ['priceLock.closed', 'conflict', { closed: 'meanwhile' }],
    ['priceLock.notPossible', 'conflict', { choosing: 'outdated' }],
    ['priceLock.held', 'conflict', { choosing: 'outdated' }],
    ['order.termsChanged', 'conflict', { choosing: 'outdated' }],
    ['order.missingMandatoryData', 'conflict', { choosing: 'failed' }],
    ['session.ended', 'signInNeeded', { choosing: 'signInNeeded' }],
  ] as const)(
    'refused as %s, which is %s, leads to %j (priceLock.closing, addition.outdated)',
    async (code, kind, value) => {
      const failure = new Failure({ kind, code });
      const { actor, told } = begin({ outcome: 'refused', failure });
      actor.send(submit);
      await settled();
      expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([value, failure]);
      expect(told).toEqual([{ type: 'addon.notReceived', needsNewKey: false }]);
    },
  );

  test('goes on with its own address, or another (priceLock.address)', () => {
    const { actor } = begin({ outcome: 'lost' });
    actor.send({ type: 'address.ask' });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'asking' });
    actor.send({ type: 'address.close' });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'fresh' });
  });

  test('of who proves it later waits for that (addition.verification)', async () => {
    const { actor, told } = begin({ outcome: 'answered', answer: pending }, 'cancelled');
    actor.send(submit);
    await settled();
    expect(actor.getSnapshot().value).toEqual({ unproven: 'cancelled' });
    expect(told).toEqual([
      { type: 'addon.proofNeeded', orderId: pending.orderId },
      { type: 'addon.notReceived', needsNewKey: true },
    ]);
    actor.send({ type: 'step.open', step: 'sent' });
    expect(actor.getSnapshot().value).toEqual({ unproven: 'cancelled' });
    actor.send({ type: 'step.open', step: 'choice' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.submission, context.result]).toEqual([{ choosing: 'fresh' }, null, null]);
  });
});
