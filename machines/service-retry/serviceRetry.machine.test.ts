import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { serviceRetryMachine } from './serviceRetry.machine.ts';

const service = { orderId: '5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11', templateId: 'tuulisahko' };

function open(answers: (object | Failure)[]) {
  const asked: unknown[] = [];
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(async ({ input }) => {
        asked.push(input);
        const answer = answers.shift();
        if (answer instanceof Failure || answer === undefined) throw answer ?? new Error('one call too many');
        return answer;
      }),
    },
  });
  const actor = createActor(serviceRetryMachine.provide({ actors: { submission } }), { input: service }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, asked, settled };
}

test('it alone is ordered again, each time under a key of its own (order.services.failed)', async () => {
  const { actor, asked, settled } = open([
    { templateId: 'tuulisahko', importNo: null },
    { templateId: 'tuulisahko', importNo: '700124' },
  ]);
  expect(actor.getSnapshot().value).toEqual({ failed: 'told' });
  actor.send({ type: 'service.retry', key: 'k1' });
  expect(actor.getSnapshot().can({ type: 'service.retry', key: 'k2' })).toBe(false);
  expect((await settled()).value).toEqual({ failed: 'again' });
  actor.send({ type: 'service.retry', key: 'k2' });
  expect((await settled()).value).toBe('ordered');
  expect(asked).toEqual(['k1', 'k2'].map((key) => ({ key, request: service, botCheck: null })));
});

test('what was ordered elsewhere meanwhile is ordered (order.services.failed)', async () => {
  const { actor, settled } = open([new Failure({ kind: 'conflict', code: 'idempotency.received' })]);
  actor.send({ type: 'service.retry', key: 'k1' });
  expect((await settled()).value).toBe('ordered');
});

test('a try that did not come through says why, until the next one (order.services.failed)', async () => {
  const failure = new Failure({ kind: 'tooMany', retryAfter: 30 });
  const { actor, settled } = open([failure, { templateId: 'tuulisahko', importNo: '700124' }]);
  actor.send({ type: 'service.retry', key: 'k1' });
  const { value, context } = await settled();
  expect([value, context.failure]).toEqual([{ failed: 'notTried' }, failure]);
  actor.send({ type: 'service.retry', key: 'k2' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});
