import { fromPromise, createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { submissionMachine, type WriteState } from '../submission/submission.machine.ts';
import { withdrawalMachine, type WithdrawalEmitted } from './withdrawal.machine.ts';

const notice = { order: null, name: 'Aino', email: 'aino@kajo.example', text: 'Tilaus 8841 2207' };
const sending = { type: 'withdrawal.confirm', key: 'k1', request: notice, needsBotCheck: false } as const;

/** The machine with what the server answers, and what it has said so far. */
function begun(
  answer: () => Promise<unknown>,
  sentKey: string | null = null,
  known: () => Promise<WriteState> = () => Promise.reject(new Failure({ kind: 'notFound' })),
) {
  const asked: { key: string }[] = [];
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(({ input }) => {
        asked.push(input);
        return answer();
      }),
      lookUp: fromPromise<WriteState, { key: string }>(({ input }) => {
        asked.push(input);
        return known();
      }),
    },
  });
  const actor = createActor(withdrawalMachine.provide({ actors: { submission } }), { input: { sentKey } });
  const said: WithdrawalEmitted['type'][] = [];
  actor.on('*', ({ type }) => void said.push(type));
  return { actor: actor.start(), said, asked };
}

test('two steps and the receipt; the draft has served then (withdrawal.page, withdrawal.confirm, withdrawal.sent)', async () => {
  const receipt = { receiptNo: 'PR-2026-000418' };
  const { actor, said } = begun(() => Promise.resolve(receipt));
  actor.send({ type: 'step.open', step: 'confirm' });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'fresh' });
  actor.send({ type: 'withdrawal.review', notice });
  expect(actor.getSnapshot().value).toEqual({ confirming: 'fresh' });
  actor.send(sending);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect([context.receipt, said]).toEqual([receipt, ['withdrawal.received']]);
});

test('what a page that is no more had to the end is confirmed where the address says so (withdrawal.draft)', () => {
  const actor = createActor(withdrawalMachine, { input: { sentKey: null, notice } }).start();
  expect(actor.getSnapshot().value).toEqual({ choosing: 'fresh' });
  actor.send({ type: 'step.open', step: 'confirm' });
  expect(actor.getSnapshot().value).toEqual({ confirming: 'fresh' });
});

test('Back and Forward go between the steps; what is sent is gone with another beginning (withdrawal.page)', async () => {
  const { actor } = begun(() => Promise.resolve({}));
  actor.send({ type: 'withdrawal.review', notice });
  for (const step of ['form', 'sent', 'form'] as const) {
    actor.send({ type: 'step.open', step });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'fresh' });
  }
  actor.send({ type: 'step.open', step: 'confirm' });
  expect(actor.getSnapshot().value).toEqual({ confirming: 'fresh' });
  actor.send({ type: 'step.open', step: 'confirm' });
  expect(actor.getSnapshot().value).toEqual({ confirming: 'fresh' });
  actor.send(sending);
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  actor.send({ type: 'step.open', step: 'sent' });
  expect(actor.getSnapshot().value).toBe('sent');
  actor.send({ type: 'step.open', step: 'form' });
  actor.send({ type: 'step.open', step: 'confirm' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
    { choosing: 'fresh' },
    { notice: null, submission: null, receipt: null, failure: null },
  ]);
});

test.each([
  ['over', { kind: 'conflict', code: 'withdrawal.over' }],
  ['signInNeeded', { kind: 'signInNeeded', code: 'session.ended' }],
  ['failed', { kind: 'denied', code: 'access.denied' }],
] as const)(
  'what is not taken stays and may be sent again: %s (withdrawal.failure, withdrawal.signIn)',
  async (state, details) => {
    const { actor, said, asked } = begun(() => Promise.reject(new Failure(details)));
    actor.send({ type: 'withdrawal.review', notice });
    actor.send(sending);
    await waitFor(actor, (snapshot) => snapshot.matches({ confirming: state }));
    const { context } = actor.getSnapshot();
    expect([context.notice, context.failure, said]).toEqual([notice, new Failure(details), ['withdrawal.notReceived']]);
    actor.send(sending);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['sending', null]);
    await waitFor(actor, (snapshot) => snapshot.matches({ confirming: state }));
    expect(asked.map(({ key }) => key)).toEqual(['k1', 'k1']);
    actor.send({ type: 'step.open', step: 'form' });
    actor.send({ type: 'withdrawal.review', notice });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([{ confirming: 'fresh' }, null]);
  },
);

test('what a page that is no more had sent is looked up, and may be written again where it did not arrive (withdrawal.reload)', async () => {
  const { actor, said, asked } = begun(() => Promise.reject(new Error('nothing is sent')), 'k0');
  await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'failed' }));
  expect([asked.map(({ key }) => key), actor.getSnapshot().context.failure, said]).toEqual([
    ['k0'],
    null,
    ['withdrawal.notReceived'],
  ]);
});

test('without the notice there is nothing to confirm, whatever became of it (withdrawal.reload)', async () => {
  const refused = { outcome: 'refused', failure: new Failure({ kind: 'signInNeeded' }) } as const;
  const submission = fromPromise(async () => refused) as unknown as typeof submissionMachine;
  const actor = createActor(withdrawalMachine.provide({ actors: { submission } }), { input: { sentKey: 'k0' } });
  const { value } = await waitFor(actor.start(), (snapshot) => !snapshot.matches('sending'));
  expect(value).toEqual({ choosing: 'failed' });
});

test.each([
  ['with what the server had answered', { state: 'done', answer: { receiptNo: 'PR-2026-000418' } }],
  ['without, where another had sent it', { state: 'received' }],
] as const)('what was received before is there again, %s (withdrawal.again)', async (_, write) => {
  const { actor, said, asked } = begun(
    () => Promise.reject(new Error('nothing is sent')),
    'k0',
    async () => write,
  );
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect([asked, context.receipt, said]).toEqual([
    [{ key: 'k0' }],
    write.state === 'done' ? write.answer : null,
    ['withdrawal.received'],
  ]);
});
