import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { OrderValues } from '../../domain/orders/index.ts';
import type { OrderStep } from '../../domain/types.ts';
import { pending, result } from './model/parts.ts';
import { open, submit, values } from './order.testing.ts';

describe('what a page that was loaded anew must ask for once more (order.askedAgain)', () => {
  const without = (...steps: OrderStep[]): Partial<OrderValues> =>
    Object.fromEntries(Object.entries(values).filter(([step]) => !steps.includes(step as OrderStep)));

  test.each(['product', 'person', 'site', 'start', 'billing', 'services'] as const)(
    'is asked for in its step where what was sent did not arrive: %s',
    async (step) => {
      const { actor, told, settled } = open(
        { lookUp: [new Failure({ kind: 'notFound' })], send: [result] },
        { values: without(step), sentKey: 'k1' },
      );
      const { value, context } = await settled();
      expect([value, context.values, context.submission?.isSentBefore]).toEqual([
        { filling: step },
        without(step),
        true,
      ]);
      expect(told).toEqual([
        { type: 'order.notReceived', needsNewKey: false },
        { type: 'order.interrupted', reason: 'failed' },
      ]);
      actor.send({ type: 'step.next', values: { [step]: values[step] } });
      actor.send({ type: 'step.open', step: 'review' });
      actor.send(submit);
      expect((await settled()).value).toBe('sent');
    },
  );

  test.each([
    ['cancelled', 'order.cancelled'],
    ['expired', 'order.expired'],
  ] as const)('is asked for in its step where nobody has proven it: %s (%s)', async (end, _requirement) => {
    const { actor } = open(
      { lookUp: [{ state: 'done', answer: pending }], end },
      { values: without('person', 'billing'), sentKey: 'k1' },
    );
    await waitFor(actor, (snapshot) => snapshot.matches({ unproven: end }));
    actor.send({ type: 'step.open', step: 'review' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.values, context.submission]).toEqual([
      { filling: 'person' },
      without('person', 'billing'),
      null,
    ]);
    actor.send({ type: 'step.next', values: { person: values.person } });
    actor.send({ type: 'step.open', step: 'review' });
    expect(actor.getSnapshot().value).toEqual({ filling: 'billing' });
  });
});
