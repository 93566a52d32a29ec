import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { SubmissionOutput } from '../submission/submission.machine.ts';
import { priceLockReminderMachine } from './priceLockReminder.machine.ts';

const answer = { email: 'jp@kajo.example', day: '2027-01-05' };
const refused = (kind: 'conflict' | 'denied' | 'signInNeeded', code: string): SubmissionOutput => ({
  outcome: 'refused',
  failure: new Failure({ kind, code }),
});

test.each<[SubmissionOutput, unknown]>([
  [{ outcome: 'answered', answer }, 'reminded'],
  [{ outcome: 'received' }, 'reminded'],
  [refused('conflict', 'priceLock.open'), 'notNeeded'],
  [refused('conflict', 'priceLock.notPossible'), 'notNeeded'],
  [refused('signInNeeded', 'session.ended'), { offered: 'signInNeeded' }],
  [refused('denied', 'access.denied'), { offered: 'failed' }],
  [{ outcome: 'lost' }, { offered: 'failed' }],
])('a reminder that comes to %j is %j (priceLock.remind, priceLock.remindFailed)', async (output, value) => {
  const asked: unknown[] = [];
  const submission = fromPromise(async ({ input }) => {
    asked.push(input);
    return output;
  });
  const actor = createActor(priceLockReminderMachine.provide({ actors: { submission: submission as never } })).start();
  const request = { email: answer.email };
  actor.send({ type: 'reminder.send', key: 'k1', request });
  await new Promise((resolve) => setTimeout(resolve));
  const { value: state, context } = actor.getSnapshot();
  expect([state, asked]).toEqual([value, [{ key: 'k1', request, needsBotCheck: false, isSentBefore: false }]]);
  const isOffered = typeof value === 'object';
  expect([context.result, context.failure]).toEqual([
    output.outcome === 'answered' ? answer : null,
    isOffered && output.outcome === 'refused' ? output.failure : null,
  ]);
  actor.send({ type: 'reminder.send', key: 'k2', request });
  expect([actor.getSnapshot().matches('sending'), actor.getSnapshot().context.failure]).toEqual([isOffered, null]);
});
