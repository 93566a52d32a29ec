import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import { orderSteps, type OrderValues } from '../../domain/orders/index.ts';
import type { OrderStep } from '../../domain/types.ts';
import { contactAsked, pending, result } from './model/parts.ts';
import type { OrderInput } from './order.types.ts';
import { filled, open, request, submit, values } from './order.testing.ts';

describe('the steps (order.steps)', () => {
  test('follow each other, and each keeps what it has come to', () => {
    const { actor } = open();
    const seen: unknown[] = [];
    for (const step of ['product', 'person', 'site', 'start', 'billing', 'services'] as const) {
      seen.push(actor.getSnapshot().value);
      actor.send({ type: 'step.next', values: { [step]: values[step] } });
    }
    expect(seen).toEqual(['product', 'person', 'site', 'start', 'billing', 'services'].map((filling) => ({ filling })));
    const { value, context } = actor.getSnapshot();
    expect([value, context.values]).toEqual([{ filling: { review: 'fresh' } }, values]);
  });

  test('leave out what the product does not have', () => {
    const { actor } = open({}, { steps: ['product', 'person', 'billing', 'review'] });
    const seen: unknown[] = [];
    for (const step of ['product', 'person', 'billing'] as const) {
      actor.send({ type: 'step.next', values: { [step]: values[step] } });
      seen.push(actor.getSnapshot().value);
    }
    expect(seen).toEqual([{ filling: 'person' }, { filling: 'billing' }, { filling: { review: 'fresh' } }]);
    const short = open({}, { steps: ['product', 'person', 'review'], values: { product: values.product } }).actor;
    short.send({ type: 'step.open', step: 'person' });
    short.send({ type: 'step.next', values: { person: values.person } });
    expect(short.getSnapshot().value).toEqual({ filling: { review: 'fresh' } });
  });

  test.each(['none', 'site', 'start', 'billing', 'services'])(
    'follow each other without the one that the product does not have, also where a draft has them all: %s',
    (leftOut) => {
      const steps = orderSteps.filter((step) => step !== leftOut);
      const { actor } = open({}, { steps, values });
      const seen = Object.entries(values).flatMap(([step, left]) => {
        const { value } = actor.getSnapshot();
        actor.send({ type: 'step.next', values: { [step]: left } });
        return step === leftOut ? [] : [value];
      });
      expect([...seen, actor.getSnapshot().value]).toEqual(
        steps.map((step) => ({ filling: step === 'review' ? { review: 'fresh' } : step })),
      );
    },
  );

  test('open once all before them are done (order.stepAddress, order.back)', () => {
    const { actor } = open({}, { values: { product: values.product, person: values.person } });
    const at = (step: string) => (actor.send({ type: 'step.open', step }), actor.getSnapshot().value);
    expect([at('site'), at('start'), at('review'), at('person'), at('product'), at('sent')]).toEqual([
      { filling: 'site' },
      { filling: 'site' },
      { filling: 'site' },
      { filling: 'person' },
      { filling: 'product' },
      { filling: 'product' },
    ]);
    const whole = open({}, { values }).actor;
    const opened = (orderSteps as readonly OrderStep[]).map((step) => {
      whole.send({ type: 'step.open', step });
      return whole.getSnapshot().value;
    });
    expect(opened).toEqual(orderSteps.map((step) => ({ filling: step === 'review' ? { review: 'fresh' } : step })));
  });
});

describe('a step that is changed after the review (order.changed)', () => {
  const change = (left: Partial<OrderValues>, input: Partial<OrderInput> = {}) => {
    const { actor } = open({}, { values, isReviewed: true, ...input });
    const [step = ''] = Object.keys(left);
    actor.send({ type: 'step.open', step });
    actor.send({ type: 'step.next', values: left });
    return actor.getSnapshot().value;
  };

  test.each(['product', 'person', 'site', 'start', 'billing', 'services'] as const)('leads back there: %s', (step) => {
    expect(change({ [step]: values[step] })).toEqual({ filling: { review: 'fresh' } });
  });

  test('leads first to what it makes incomplete', () => {
    expect(change({ site: { ...values.site, ownContractCode: 'K1' } })).toEqual({ filling: 'start' });
    expect(change({ product: { ...values.product, priceOffer: 'rejected' } })).toEqual({ filling: 'person' });
  });

  test('leads to the next one where the review has not been reached', () => {
    const { start: _start, billing: _billing, services: _services, ...begun } = values;
    expect(change({ product: values.product }, { values: begun, isReviewed: false })).toEqual({ filling: 'person' });
    const { actor } = filled({});
    actor.send({ type: 'step.open', step: 'person' });
    actor.send({ type: 'step.next', values: { person: values.person } });
    expect(actor.getSnapshot().value).toEqual({ filling: { review: 'fresh' } });
  });
});

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
