import { describe, expect, test } from 'vitest';
import { orderSteps, type OrderValues } from '../../domain/orders/index.ts';
import type { OrderStep } from '../../domain/types.ts';
import type { OrderInput } from './order.types.ts';
import { filled, open, values } from './order.testing.ts';

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

  test.each(['product', 'person', 'site', 'start', 'billing', 'services'] as const)(
    'are left with what they ask for alone: %s',
    (step) => {
      const other = step === 'product' ? 'person' : 'product';
      for (const isReviewed of [false, true]) {
        const { actor } = open({}, { values, isReviewed });
        actor.send({ type: 'step.open', step });
        actor.send({ type: 'step.next', values: { [other]: values[other] } });
        expect(actor.getSnapshot().value).toEqual({ filling: step });
      }
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
