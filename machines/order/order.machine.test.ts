import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { OrderValues } from '../../domain/orders/index.ts';
import { contactAsked, pending, result } from './model/parts.ts';
import { filled, open, request, submit, values } from './order.testing.ts';

describe('a price offer that is not taken (order.offerRejected)', () => {
  const called = { product: { ...values.product, priceOffer: 'rejected' }, person: values.person } as const;

  test('leads from the person to the review; taken after all it has all steps, and asks anew who orders', () => {
    const { actor } = open();
    const next = (left: Partial<OrderValues>) => {
      actor.send({ type: 'step.next', values: left });
      actor.send({ type: 'step.open', step: 'review' });
      return actor.getSnapshot().value;
    };
    expect(next({ product: called.product })).toEqual({ filling: 'person' });
    expect(next({ person: called.person })).toEqual({ filling: { review: 'fresh' } });
    actor.send({ type: 'step.open', step: 'product' });
    expect(next({ product: values.product })).toEqual({ filling: 'person' });
    expect(next({ person: values.person })).toEqual({ filling: 'site' });
  });

  test.each([
    [contactAsked, contactAsked],
    [
      { ...contactAsked, isCreditable: false },
      { ...contactAsked, isCreditable: false },
    ],
    [new Failure({ kind: 'conflict', code: 'idempotency.received' }), null],
  ])('is no order to be thanked for, also where the answer is not told', async (answer, expected) => {
    const { actor, told, settled } = open({ send: [answer] }, { values: called });
    for (const event of [{ type: 'step.open', step: 'review' } as const, submit]) actor.send(event);
    expect([(await settled()).value, told]).toEqual(['contactAsked', [{ type: 'order.received' }]]);
    expect(actor.getSnapshot().context.result).toEqual(expected);
  });
});

describe('what is sent', () => {
  test('goes out once, under the key of the draft (order.form.once, order.sent)', async () => {
    const { actor, asked, told, settled } = filled({ send: [result] });
    actor.send(submit);
    expect([actor.getSnapshot().value, actor.getSnapshot().can(submit)]).toEqual(['sending', false]);
    actor.send(submit);
    const { value, context } = await settled();
    expect([value, context.result, asked, told]).toEqual([
      'sent',
      result,
      [{ key: 'k1', request, botCheck: null }],
      [{ type: 'order.received' }],
    ]);
  });

  test('that the server has from other hands is not thanked for, and leaves what was typed (order.receivedBefore)', async () => {
    const { actor, told, settled } = filled({
      send: [new Failure({ kind: 'conflict', code: 'idempotency.received' })],
    });
    actor.send(submit);
    const { value, context } = await settled();
    expect([value, context.result, told]).toEqual([
      'receivedBefore',
      null,
      [{ type: 'order.notReceived', needsNewKey: true }],
    ]);
    actor.send({ type: 'step.open', step: 'product' });
    expect(actor.getSnapshot().value).toBe('receivedBefore');
    actor.send({ type: 'step.open', step: 'review' });
    const again = actor.getSnapshot();
    expect([again.value, again.context.values, again.context.submission]).toEqual([
      { filling: { review: 'fresh' } },
      values,
      null,
    ]);
  });

  test('and cannot have credit is no order to be thanked for (order.notCreditable)', async () => {
    const refused = { ...result, isCreditable: false, importNo: null };
    const { actor, told, settled } = filled({ send: [refused] });
    actor.send(submit);
    const { value, context } = await settled();
    expect([value, context.result, told]).toEqual([
      'notCreditable',
      refused,
      [{ type: 'order.received' }, { type: 'order.interrupted', reason: 'notCreditable' }],
    ]);
  });

  test('and is taken against a security is one (order.sent)', async () => {
    const security = { kind: 'deposit', cents: 20_000 } as const;
    const { actor, settled } = filled({ send: [{ ...result, isCreditable: false, security }] });
    actor.send(submit);
    expect((await settled()).value).toBe('sent');
  });

  test('and did not get to the retailer’s systems is none (order.notImported)', async () => {
    const { actor, told, settled } = filled({ send: [{ ...result, importNo: null }] });
    actor.send(submit);
    const { value, context } = await settled();
    expect([value, context.result?.importNo, told]).toEqual([
      'notImported',
      null,
      [{ type: 'order.received' }, { type: 'order.interrupted', reason: 'notImported' }],
    ]);
  });
});

describe('what was not taken', () => {
  test.each([
    ['for want of a session', new Failure({ kind: 'signInNeeded' }), 'signInNeeded'],
    ['as the campaign is over', new Failure({ kind: 'conflict', code: 'campaign.closed' }), 'outdated'],
    ['as its contract is another', new Failure({ kind: 'conflict', code: 'productChange.notPossible' }), 'outdated'],
    ['as its terms are others', new Failure({ kind: 'conflict', code: 'order.termsChanged' }), 'outdated'],
    ['as something is missing', new Failure({ kind: 'invalid', code: 'order.missingMandatoryData' }), 'incomplete'],
    ['for another reason', new Failure({ kind: 'tooMany', retryAfter: 30 }), 'failed'],
  ] as const)(
    '%s, is told at the review, and may be sent again under its key (order.failure, order.signIn, order.outdated, order.missingData, order.interruption)',
    async (_, failure, review) => {
      const { actor, asked, told, settled } = filled({ send: [failure, result] });
      actor.send(submit);
      const { value, context } = await settled();
      expect([value, context.failure]).toEqual([{ filling: { review } }, failure]);
      expect(told).toEqual([
        { type: 'order.notReceived', needsNewKey: false },
        { type: 'order.interrupted', reason: review },
      ]);
      actor.send(submit);
      expect(actor.getSnapshot().context.failure).toBeNull();
      expect([(await settled()).value, asked]).toEqual(['sent', Array(2).fill({ key: 'k1', request, botCheck: null })]);
    },
  );

  test('and did not arrive, has no failure of the server (order.failure)', async () => {
    const { actor, settled } = filled({
      send: [new Failure({ kind: 'unreachable' })],
      lookUp: [new Failure({ kind: 'notFound' })],
    });
    actor.send(submit);
    const { value, context } = await settled();
    expect([value, context.failure]).toEqual([{ filling: { review: 'failed' } }, null]);
  });
});

describe('a page that is loaded anew while it sends', () => {
  test('shows what the server kept, and sends nothing (order.reload)', async () => {
    const { asked, told, settled } = open({ lookUp: [{ state: 'done', answer: result }] }, { sentKey: 'k1' });
    const { value, context } = await settled();
    expect([value, context.result, asked, told]).toEqual([
      'sent',
      result,
      [{ key: 'k1' }],
      [{ type: 'order.received' }],
    ]);
  });
});

describe('a proof (order.verification)', () => {
  test('is waited for where the server wants one, and nothing is over yet', async () => {
    const { actor, asked, told, settled } = filled({ send: [pending] });
    actor.send(submit);
    const { value, context } = await settled();
    expect([value, context.result, told]).toEqual([
      'verificationNeeded',
      pending,
      [{ type: 'order.proofNeeded', orderId: pending.orderId }],
    ]);
    expect(asked.at(-1)).toEqual({ orderId: pending.orderId, verifier: pending.verifier });
  });

  test('that came elsewhere ends it (order.verifiedElsewhere)', async () => {
    const { actor, told } = filled({ send: [pending], end: 'verified' });
    actor.send(submit);
    await waitFor(actor, (snapshot) => snapshot.matches('verifiedElsewhere'));
    expect(told).toEqual([{ type: 'order.proofNeeded', orderId: pending.orderId }, { type: 'order.received' }]);
  });

  test.each([
    ['cancelled', 'order.cancelled'],
    ['expired', 'order.expired'],
  ] as const)('that was %s leaves what was typed, to be sent under another key (%s)', async (end, _requirement) => {
    const { actor, told } = filled({ send: [pending], end });
    actor.send(submit);
    await waitFor(actor, (snapshot) => snapshot.matches({ unproven: end }));
    expect(told).toEqual([
      { type: 'order.proofNeeded', orderId: pending.orderId },
      { type: 'order.notReceived', needsNewKey: true },
      { type: 'order.interrupted', reason: end },
    ]);
    actor.send({ type: 'step.open', step: 'product' });
    expect(actor.getSnapshot().matches({ unproven: end })).toBe(true);
    actor.send({ type: 'step.open', step: 'review' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.values, context.submission, context.result, context.failure]).toEqual([
      { filling: { review: 'fresh' } },
      values,
      null,
      null,
      null,
    ]);
  });
});
