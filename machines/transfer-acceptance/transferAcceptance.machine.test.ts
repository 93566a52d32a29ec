import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { TransferAcceptance } from '../../domain/types.ts';
import { submissionMachine, type WriteState } from '../submission/submission.machine.ts';
import { transferAcceptanceMachine } from './transferAcceptance.machine.ts';

const request: TransferAcceptance = {
  contact: { email: 'uusi@haltija.example', phone: '0401234567' },
  address: null,
  billing: { method: 'emailInvoice', bankId: null },
  consents: [{ id: 'terms', version: '2026-11-01', isGiven: true }],
};
const accept = { type: 'offer.accept', key: 'k1', request } as const;
const giveUp = { type: 'offer.giveUp', key: 'k2' } as const;

/** The acceptance over a server that answers as told. */
function open(answers: unknown[] = [], input: { isAccepted?: boolean; isOpen?: boolean; sentKey?: string } = {}) {
  const asked: unknown[] = [];
  const emitted: string[] = [];
  const over = (name: string) =>
    submissionMachine.provide({
      actors: {
        send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(
          async ({ input: sent }) => {
            asked.push([name, sent.key, sent.request]);
            const answer = answers.shift();
            if (answer instanceof Failure) throw answer;
            return answer;
          },
        ),
        lookUp: fromPromise<WriteState, { key: string }>(async ({ input: { key } }) => {
          asked.push(['look', key]);
          return { state: 'received' };
        }),
      },
    });
  const actor = createActor(
    transferAcceptanceMachine.provide({ actors: { submission: over('accept'), refusal: over('refuse') } }),
    { input: { isAccepted: false, isOpen: true, sentKey: null, ...input } },
  );
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return { actor, asked, emitted, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) };
}

test('an offer is accepted once, under the key of the draft (transfer.offer, transfer.receipt)', async () => {
  const { actor, asked, emitted, settled } = open([{ day: '2026-12-15' }]);
  actor.send(accept);
  actor.send(accept);
  const { value, context } = await settled();
  expect([value, context.isAccepted, asked, emitted]).toEqual([
    'accepted',
    true,
    [['accept', 'k1', request]],
    ['offer.accepted'],
  ]);
});

test('what was taken back while the page was open cannot be accepted any more (transfer.over)', async () => {
  const { actor, asked, emitted, settled } = open([new Failure({ kind: 'conflict', code: 'transfer.over' })]);
  actor.send(accept);
  await settled();
  actor.send(accept);
  expect([actor.getSnapshot().value, asked.length, emitted]).toEqual(['over', 1, ['offer.over']]);
});

test('what was not taken is said, and may be sent again (transfer.failure)', async () => {
  const denied = new Failure({ kind: 'denied' });
  const over = new Failure({ kind: 'signInNeeded' });
  const { actor, emitted, settled } = open([denied, over]);
  actor.send(accept);
  const { value, context } = await settled();
  expect([value, context.failure]).toEqual([{ deciding: 'failed' }, denied]);
  actor.send(accept);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['accepting', null]);
  const { value: then, context: known } = await settled();
  expect([then, known.failure, emitted]).toEqual([
    { deciding: 'signInNeeded' },
    over,
    ['offer.notAccepted', 'offer.notAccepted'],
  ]);
});

test('what a page that is no more had sent is looked up (transfer.reload)', async () => {
  const { asked, emitted, settled } = open([], { sentKey: 'k0' });
  expect([(await settled()).value, asked, emitted]).toEqual(['accepted', [['look', 'k0']], ['offer.accepted']]);
  const accepted = open([], { sentKey: 'k0', isAccepted: true });
  expect([accepted.actor.getSnapshot().value, accepted.asked]).toEqual(['accepted', []]);
});

test('it is given up once the person says so twice, before and after it was accepted (transfer.refuse)', async () => {
  for (const isAccepted of [false, true]) {
    const { actor, asked, emitted, settled } = open([{ state: 'cancelled' }], { isAccepted });
    actor.send({ type: 'offer.refuse' });
    actor.send({ type: 'offer.keep' });
    expect(actor.getSnapshot().value).toEqual(isAccepted ? 'accepted' : { deciding: 'fresh' });
    expect(actor.getSnapshot().can(giveUp)).toBe(false);
    actor.send({ type: 'offer.refuse' });
    actor.send(giveUp);
    expect([(await settled()).value, asked, emitted]).toEqual(['refused', [['refuse', 'k2', null]], ['offer.refused']]);
  }
});

test('from its day on it is not given up (transfer.refuse)', () => {
  expect(open([], { isAccepted: true, isOpen: false }).actor.getSnapshot().can({ type: 'offer.refuse' })).toBe(false);
});

test('where giving it up fails it may still be accepted, or given up again (transfer.refuse)', async () => {
  const denied = new Failure({ kind: 'denied' });
  const { actor, asked, emitted, settled } = open([denied, {}]);
  actor.send({ type: 'offer.refuse' });
  actor.send(giveUp);
  const { value, context } = await settled();
  expect([value, context.failure, emitted]).toEqual(['notRefused', denied, []]);
  expect(actor.getSnapshot().can({ type: 'offer.refuse' })).toBe(true);
  actor.send(accept);
  expect(actor.getSnapshot().context.failure).toBe(null);
  expect([(await settled()).value, asked[1], emitted]).toEqual([
    'accepted',
    ['accept', 'k1', request],
    ['offer.accepted'],
  ]);
});

test('where giving up fails what was accepted before, it is not accepted once more (transfer.refuse)', async () => {
  const { actor, asked, settled } = open([new Failure({ kind: 'denied' })], { isAccepted: true });
  actor.send({ type: 'offer.refuse' });
  actor.send(giveUp);
  await settled();
  actor.send(accept);
  expect([actor.getSnapshot().value, asked.length]).toEqual(['notRefused', 1]);
  actor.send({ type: 'offer.refuse' });
  expect(actor.getSnapshot().value).toBe('asked');
});
