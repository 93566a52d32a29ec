import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { Transfer } from '../../domain/types.ts';
import { submissionMachine, type WriteState } from '../submission/submission.machine.ts';
import { transferMachine, type TransferRequest } from './transfer.machine.ts';

const wish = { day: '2026-12-15', email: 'uusi@haltija.example', phone: '0401234567' };
const request: TransferRequest = { contractCode: 'K1', wish };
const offered: Transfer = { transferId: 't1', state: 'waiting', ...wish, cancelledBy: null, isOpen: true };
const send = { type: 'transfer.send', key: 'k1', request } as const;
const takeBack = { type: 'transfer.takeBack', key: 'k2', contractCode: 'K1' } as const;

interface Given {
  answers?: unknown[];
  looks?: (WriteState | Failure)[];
  transfer?: Transfer | null;
  sentKey?: string | null;
}

/** The transfer over a server that answers as told. */
function open({ answers = [], looks = [], transfer = null, sentKey = null }: Given = {}) {
  const asked: unknown[] = [];
  const emitted: string[] = [];
  const take = async (list: unknown[]) => {
    const answer = list.shift();
    if (answer === undefined) throw new Error('one call too many');
    if (answer instanceof Failure) throw answer;
    return answer;
  };
  const over = (name: string) =>
    submissionMachine.provide({
      actors: {
        send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(({ input }) => {
          asked.push([name, input.key, input.request]);
          return take(answers);
        }),
        lookUp: fromPromise<WriteState, { key: string }>(async ({ input }) => {
          asked.push(['look', input.key]);
          return (await take(looks)) as WriteState;
        }),
      },
    });
  const actors = { submission: over('offer'), cancellation: over('cancel') };
  const actor = createActor(transferMachine.provide({ actors }), { input: { transfer, sentKey } });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, asked, emitted, settled };
}

describe('an offer', () => {
  test('goes out once under the key of the draft, and is told (transfer.asked, transfer.sent)', async () => {
    const { actor, asked, emitted, settled } = open({ answers: [offered] });
    actor.send(send);
    expect(actor.getSnapshot().can(send)).toBe(false);
    actor.send(send);
    const { value, context } = await settled();
    expect([value, context.transfer, asked, emitted]).toEqual([
      'sent',
      offered,
      [['offer', 'k1', request]],
      ['transfer.received'],
    ]);
  });

  test('that was not taken may be sent again, with why (transfer.failure)', async () => {
    const denied = new Failure({ kind: 'denied' });
    const over = new Failure({ kind: 'signInNeeded' });
    const { actor, emitted, settled } = open({ answers: [denied, over, offered] });
    actor.send(send);
    const { value, context } = await settled();
    expect([value, context.failure]).toEqual([{ writing: 'failed' }, denied]);
    actor.send(send);
    expect(actor.getSnapshot().context.failure).toBe(null);
    const { value: then, context: known } = await settled();
    expect([then, known.failure]).toEqual([{ writing: 'signInNeeded' }, over]);
    actor.send(send);
    expect([(await settled()).value, emitted]).toEqual([
      'sent',
      ['transfer.notReceived', 'transfer.notReceived', 'transfer.received'],
    ]);
  });

  test('of a page that is no more is looked up, and not sent (transfer.reload)', async () => {
    const { asked, emitted, settled } = open({ looks: [{ state: 'done', answer: offered }], sentKey: 'k0' });
    const { value, context } = await settled();
    expect([value, context.transfer, asked, emitted]).toEqual([
      'sent',
      offered,
      [['look', 'k0']],
      ['transfer.received'],
    ]);
    const again = open({ looks: [{ state: 'received' }], sentKey: 'k0', transfer: offered });
    expect([(await again.settled()).value, again.asked]).toEqual(['sent', [['look', 'k0']]]);
  });

  test('leads back to how it stands, where that is known (transfer.standing)', async () => {
    const { actor, settled } = open({ answers: [offered] });
    actor.send(send);
    await settled();
    actor.send({ type: 'step.open', step: 'sent' });
    expect(actor.getSnapshot().value).toBe('sent');
    actor.send({ type: 'step.open', step: 'form' });
    expect(actor.getSnapshot().value).toEqual({ running: 'told' });

    const unknown = open({ answers: [new Failure({ kind: 'conflict', code: 'idempotency.received' })] });
    unknown.actor.send(send);
    await unknown.settled();
    unknown.actor.send({ type: 'step.open', step: 'form' });
    const { value, context } = unknown.actor.getSnapshot();
    expect([value, context.transfer]).toEqual(['sent', null]);
  });
});

describe('taking it back (transfer.takeBack)', () => {
  test('is asked once more, and may be left', () => {
    const { actor } = open({ transfer: offered });
    expect(actor.getSnapshot().can(takeBack)).toBe(false);
    actor.send({ type: 'transfer.cancel' });
    actor.send({ type: 'transfer.keep' });
    expect(actor.getSnapshot().value).toEqual({ running: 'told' });
  });

  test('is done once, and another may begin', async () => {
    const { actor, asked, emitted, settled } = open({
      transfer: offered,
      answers: [{ ...offered, state: 'cancelled' }],
    });
    actor.send({ type: 'transfer.cancel' });
    actor.send(takeBack);
    const { value, context } = await settled();
    expect([value, context.transfer, asked, emitted]).toEqual([
      'cancelled',
      null,
      [['cancel', 'k2', { contractCode: 'K1' }]],
      ['transfer.takenBack'],
    ]);
    actor.send({ type: 'transfer.begin' });
    const begun = actor.getSnapshot();
    expect([begun.value, begun.context]).toEqual([
      { writing: 'fresh' },
      { submission: null, transfer: null, failure: null },
    ]);
  });

  test('that did not come through is said, and it stands as before', async () => {
    const denied = new Failure({ kind: 'denied' });
    const { actor, emitted, settled } = open({ transfer: offered, answers: [denied] });
    actor.send({ type: 'transfer.cancel' });
    actor.send(takeBack);
    const { value, context } = await settled();
    expect([value, context.failure, context.transfer, emitted]).toEqual([{ running: 'failed' }, denied, offered, []]);
    actor.send({ type: 'transfer.cancel' });
    expect(actor.getSnapshot().value).toEqual({ running: 'asked' });
    actor.send(takeBack);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['cancelling', null]);
  });
});
