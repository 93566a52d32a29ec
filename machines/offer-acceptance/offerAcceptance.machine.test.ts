import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { AcceptedOffer, OpenedOffer } from '../../domain/types.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { offerAcceptanceMachine } from './offerAcceptance.machine.ts';

const accepted: AcceptedOffer = {
  orderNo: '88416640',
  productName: 'Kajo Kiinteä 24 kk',
  place: null,
  startDate: '2026-11-21',
  lastWithdrawalDay: '2026-12-05',
  security: null,
};
const request = { secret: 's', consents: [{ id: 'terms' as const, version: '2026-11-01', isGiven: true }] };
const accept = { type: 'offer.accept', key: 'k1', request } as const;
const giveUp = { type: 'offer.giveUp', key: 'k2', request: { secret: 's' } } as const;

/** The acceptance over a server that answers as told. */
function open(answers: unknown[] = [], state: OpenedOffer['state'] = 'open') {
  const asked: unknown[] = [];
  const emitted: string[] = [];
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(async ({ input }) => {
        asked.push([input.key, input.request]);
        const answer = answers.shift();
        if (answer instanceof Failure) throw answer;
        return answer;
      }),
    },
  });
  const actor = createActor(offerAcceptanceMachine.provide({ actors: { submission, refusal: submission } }), {
    input: { state, accepted: state === 'accepted' ? accepted : null },
  });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return { actor, asked, emitted, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) };
}

test('an offer is accepted by a press, once (offer.press, offer.once, offer.receipt)', async () => {
  const { actor, asked, emitted, settled } = open([accepted]);
  expect([actor.getSnapshot().value, asked]).toEqual([{ reading: 'fresh' }, []]);
  actor.send(accept);
  actor.send(accept);
  const { value, context } = await settled();
  expect([value, context.accepted, asked, emitted]).toEqual([
    'accepted',
    accepted,
    [['k1', request]],
    ['offer.accepted'],
  ]);
});

test('what was accepted or declined stays so, and what is over cannot be either (offer.page, offer.time, offer.decline)', () => {
  for (const [state, kept] of [
    ['accepted', accepted],
    ['over', null],
    ['declined', null],
    ['withdrawn', null],
  ] as const) {
    const { actor, asked } = open([], state);
    for (const event of [accept, { type: 'offer.decline' } as const, giveUp]) actor.send(event);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.accepted, asked]).toEqual([state, kept, []]);
  }
});

test('what another hand has sent is accepted, and its receipt in the mail alone (offer.once)', async () => {
  const { actor, emitted, settled } = open([new Failure({ kind: 'conflict', code: 'idempotency.received' })]);
  actor.send(accept);
  const { value, context } = await settled();
  expect([value, context.accepted, emitted]).toEqual(['accepted', null, ['offer.accepted']]);
});

test('an offer that has run out meanwhile is over (offer.time)', async () => {
  const { actor, emitted, settled } = open([new Failure({ kind: 'conflict', code: 'offer.over' })]);
  actor.send(accept);
  expect([(await settled()).value, emitted]).toEqual(['over', []]);
});

test('what the contract has meanwhile is not ordered, and not sent again (offer.held)', async () => {
  const { actor, asked, emitted, settled } = open([new Failure({ kind: 'conflict', code: 'addition.held' })]);
  actor.send(accept);
  expect([(await settled()).value, emitted]).toEqual(['held', []]);
  actor.send(accept);
  expect([actor.getSnapshot().value, asked.length]).toEqual(['held', 1]);
});

test.each([
  'addition.notPossible',
  'order.ownContract',
  'priceLock.closed',
  'priceLock.held',
  'productChange.notPossible',
])('what will not be taken at another try either is not sent again: %s (offer.notPossible)', async (code) => {
  const { actor, asked, emitted, settled } = open([new Failure({ kind: 'conflict', code })]);
  actor.send(accept);
  const { value, context } = await settled();
  expect([value, context.failure?.code, emitted]).toEqual(['notPossible', code, []]);
  actor.send(accept);
  expect([actor.getSnapshot().value, asked.length]).toEqual(['notPossible', 1]);
});

test('boxes that have changed are read anew (offer.consents)', async () => {
  const { actor, emitted, settled } = open([new Failure({ kind: 'conflict', code: 'order.termsChanged' }), accepted]);
  actor.send(accept);
  expect([(await settled()).value, emitted]).toEqual([{ reading: 'changed' }, ['offer.changed']]);
  actor.send(accept);
  expect((await settled()).value).toBe('accepted');
});

test('what was not taken is told, and goes out again under its key (offer.failure)', async () => {
  const denied = new Failure({ kind: 'denied', code: 'access.denied' });
  const { actor, asked, emitted, settled } = open([denied, accepted]);
  actor.send(accept);
  const { value, context } = await settled();
  expect([value, context.failure, emitted]).toEqual([{ reading: 'failed' }, denied, []]);
  actor.send(accept);
  expect(actor.getSnapshot().context.failure).toBe(null);
  expect([(await settled()).value, asked.length]).toEqual(['accepted', 2]);
});

test('an offer is declined by a second press, and kept by another (offer.decline)', async () => {
  const { actor, asked, emitted, settled } = open([{ state: 'declined' }]);
  actor.send(giveUp);
  actor.send({ type: 'offer.decline' });
  expect([actor.getSnapshot().value, asked]).toEqual(['asked', []]);
  actor.send({ type: 'offer.keep' });
  expect(actor.getSnapshot().value).toEqual({ reading: 'fresh' });
  actor.send({ type: 'offer.decline' });
  actor.send(giveUp);
  actor.send(giveUp);
  expect([(await settled()).value, asked, emitted]).toEqual(['declined', [['k2', { secret: 's' }]], []]);
});

test.each([
  ['offer.accepted', 'tooLate', ['offer.accepted', 'offer.tooLate']],
  ['offer.over', 'over', []],
])('what another hand has made of it is told instead of declining: %s (offer.decline)', async (code, state, told) => {
  const { actor, emitted, settled } = open([new Failure({ kind: 'conflict', code })]);
  actor.send({ type: 'offer.decline' });
  actor.send(giveUp);
  expect([(await settled()).value, emitted]).toEqual([state, told]);
});

test('what was declined elsewhere meanwhile is not accepted (offer.decline)', async () => {
  const { actor, emitted, settled } = open([new Failure({ kind: 'conflict', code: 'offer.declined' })]);
  actor.send(accept);
  expect([(await settled()).value, emitted]).toEqual(['declined', []]);
});

test('what could not be declined is told, and may be accepted still (offer.decline, offer.failure)', async () => {
  const denied = new Failure({ kind: 'denied', code: 'access.denied' });
  const { actor, settled } = open([denied, accepted]);
  actor.send({ type: 'offer.decline' });
  actor.send(giveUp);
  const { value, context } = await settled();
  expect([value, context.failure]).toEqual([{ reading: 'notDeclined' }, denied]);
  actor.send(accept);
  expect([(await settled()).value, actor.getSnapshot().context.failure]).toEqual(['accepted', null]);
});
