import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { Postponement } from '../../domain/types.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { postponeMachine, type PostponeEmitted } from './postpone.machine.ts';

const invoice = { customerId: '40127731', invoiceNo: '240188301' };
const postponement: Postponement = {
  invoiceNo: '240188301',
  postponedFrom: '2026-02-24',
  dueDate: '2026-03-10',
  isMailed: true,
};

/** The dialog is open, and each call is answered by what is given. */
function opened(answer: () => Promise<unknown>) {
  const sent: unknown[] = [];
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise(({ input }) => {
        sent.push(input);
        return answer();
      }),
    },
  });
  const actor = createActor(postponeMachine.provide({ actors: { submission } }), { input: invoice });
  const told: PostponeEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  actor.send({ type: 'postpone.open' });
  return { actor, sent, told };
}

const rests = (actor: ReturnType<typeof opened>['actor'], key = 'k1') =>
  new Promise<void>((resolve) => {
    actor.subscribe((snapshot) => {
      if (!snapshot.hasTag('busy')) resolve();
    });
    actor.send({ type: 'postpone.confirm', key });
  });

describe('a confirmed postponement', () => {
  test('is sent with its invoice under its key, and what came of it is told (postpone.once, postpone.done)', async () => {
    const { actor, sent, told } = opened(() => Promise.resolve(postponement));
    await rests(actor);
    expect(sent).toEqual([{ key: 'k1', request: invoice, botCheck: null }]);
    expect(actor.getSnapshot().value).toBe('postponed');
    expect(told).toEqual([{ type: 'invoice.postponed', postponement }]);
  });

  test('that is refused tells that what is known is old (postpone.outdated)', async () => {
    const code = 'invoices.postponeNotPossible';
    const { actor, told } = opened(() => Promise.reject(new Failure({ kind: 'conflict', code })));
    await rests(actor);
    expect([actor.getSnapshot().value, told]).toEqual(['notPossible', [{ type: 'invoice.outdated' }]]);
  });

  test('after the session leads to the sign-in, and may be asked for again then (postpone.failed)', async () => {
    const over = new Failure({ kind: 'signInNeeded' });
    const { actor, told } = opened(() => Promise.reject(over));
    await rests(actor);
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure, told]).toEqual([{ offered: 'signInNeeded' }, over, []]);
    actor.send({ type: 'postpone.open' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['asked', null]);
  });

  test('that fails keeps why until it is asked for again (postpone.failed)', async () => {
    const { actor, told } = opened(() => Promise.reject(new Failure({ kind: 'denied' })));
    await rests(actor);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.kind]).toEqual([
      { offered: 'failed' },
      'denied',
    ]);
    actor.send({ type: 'postpone.open' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure, told]).toEqual(['asked', null, []]);
  });

  test('that fails goes out again by one press, under another key, and is not asked about once more (postpone.failed)', async () => {
    const answers = [() => Promise.reject(new Failure({ kind: 'denied' })), () => Promise.resolve(postponement)];
    const { actor, sent, told } = opened(() => answers.shift()?.() ?? Promise.reject(new Error('too often')));
    await rests(actor);
    const again = rests(actor, 'k2');
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['sending', null]);
    await again;
    expect(sent).toEqual(['k1', 'k2'].map((key) => ({ key, request: invoice, botCheck: null })));
    expect([actor.getSnapshot().value, told]).toEqual(['postponed', [{ type: 'invoice.postponed', postponement }]]);
  });
});

test('a closed dialog leaves it as it was (postpone.asked)', () => {
  const { actor, sent } = opened(() => Promise.resolve(postponement));
  actor.send({ type: 'postpone.close' });
  expect([actor.getSnapshot().value, sent]).toEqual([{ offered: 'fresh' }, []]);
});
