import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { values } from './model/parts.ts';
import { terminationMachine, type TerminationEmitted } from './termination.machine.ts';

const request = { contractNo: '23014478016', ...values.end, ...values.bill };
const other = { contractCode: 'K19011032207', contractNo: '19011032207' };
const answer = { terminationNo: 'T-2026-000123' };

/** Begins a flow over a server that answers as told, and notes what it says and is asked. */
function begin(input: { values: object; sentKey: string | null }, send: () => Promise<unknown> = async () => answer) {
  const said: TerminationEmitted[] = [];
  const asked: unknown[] = [];
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise(({ input: given }) => {
        asked.push(given);
        return send();
      }),
      lookUp: fromPromise<{ state: 'done'; answer: unknown } | { state: 'received' }, { key: string }>(
        async ({ input: given }) => {
          asked.push(given);
          return { state: 'done', answer };
        },
      ),
    },
  });
  const actor = createActor(terminationMachine.provide({ actors: { submission } }), { input });
  actor.on('*', (event) => said.push(event));
  actor.start();
  const settled = async () => {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return actor.getSnapshot();
  };
  return { actor, said, asked, settled };
}

test('each step is left with what it asks for, and nothing else (termination.steps)', () => {
  const { actor } = begin({ values: {}, sentKey: null });
  const states = [];
  const { contract, end, bill } = values;
  for (const left of [{ end }, { contract }, { bill }, { end }, { contract }, { bill }]) {
    actor.send({ type: 'step.next', values: left });
    states.push(actor.getSnapshot().value);
  }
  expect(states).toEqual([
    { filling: 'contract' },
    { filling: 'end' },
    { filling: 'end' },
    { filling: 'bill' },
    { filling: 'bill' },
    { filling: { review: 'fresh' } },
  ]);
  expect(actor.getSnapshot().context.values).toEqual(values);
});

test('an address opens a step once all before it are done (termination.steps)', () => {
  const { actor } = begin({ values: { contract: values.contract }, sentKey: null });
  actor.send({ type: 'step.open', step: 'review' });
  expect(actor.getSnapshot().value).toEqual({ filling: 'end' });
  actor.send({ type: 'step.open', step: 'nothing' });
  expect(actor.getSnapshot().value).toEqual({ filling: 'end' });
  const whole = begin({ values, sentKey: null }).actor;
  const opened = ['end', 'bill', 'review', 'contract'].map((step) => {
    whole.send({ type: 'step.open', step });
    return whole.getSnapshot().value;
  });
  expect(opened).toEqual([
    { filling: 'end' },
    { filling: 'bill' },
    { filling: { review: 'fresh' } },
    { filling: 'contract' },
  ]);
});

test('of another contract reason and day are asked anew; of the same they hold (termination.draft)', () => {
  const { actor } = begin({ values, sentKey: null });
  actor.send({ type: 'step.next', values: { contract: values.contract } });
  expect(actor.getSnapshot().context.values).toEqual(values);
  actor.send({ type: 'step.open', step: 'contract' });
  actor.send({ type: 'step.next', values: { contract: other } });
  expect(actor.getSnapshot().context.values).toEqual({ contract: other, bill: values.bill });
  // What was not answered before is not answered by the same contract either.
  actor.send({ type: 'step.open', step: 'contract' });
  actor.send({ type: 'step.next', values: { contract: other } });
  actor.send({ type: 'step.open', step: 'review' });
  expect(actor.getSnapshot().value).toEqual({ filling: 'end' });
});

test('it goes out once under its key, and its receipt is kept (termination.once, termination.sent)', async () => {
  const { actor, said, asked, settled } = begin({ values, sentKey: null });
  actor.send({ type: 'step.open', step: 'review' });
  actor.send({ type: 'termination.submit', key: 'k1', request });
  actor.send({ type: 'termination.submit', key: 'k2', request });
  const { value, context } = await settled();
  expect([value, context.result, said]).toEqual(['sent', answer, [{ type: 'termination.received' }]]);
  expect(asked).toEqual([{ key: 'k1', request, botCheck: null }]);
});

test('what a page that is no more has sent is looked up, and not sent (termination.reload)', async () => {
  const { asked, settled, said } = begin({ values, sentKey: 'k1' });
  const { value, context } = await settled();
  expect([value, context.result]).toEqual(['sent', answer]);
  expect(asked).toEqual([{ key: 'k1' }]);
  expect(said).toEqual([{ type: 'termination.received' }]);
});

test('the receipt of what was received before is looked up by its key alone (termination.again)', async () => {
  const { asked, settled } = begin({ values: {}, sentKey: 'k1' });
  const { value, context } = await settled();
  expect([value, context.result, asked]).toEqual(['sent', answer, [{ key: 'k1' }]]);
});

test.each([
  ['termination.notPossible', 'conflict', 'notPossible', ['termination.notReceived', 'termination.outdated']],
  ['termination.dayNotPossible', 'conflict', 'dayGone', ['termination.notReceived']],
  ['access.denied', 'denied', 'failed', ['termination.notReceived']],
  ['session.ended', 'signInNeeded', 'signInNeeded', ['termination.notReceived']],
] as const)(
  'refused with %s it is told what to do (termination.failure, termination.signIn, termination.outdated)',
  async (code, kind, state, told) => {
    const failure = new Failure({ kind, code });
    const { actor, said, settled } = begin({ values, sentKey: null }, () => Promise.reject(failure));
    actor.send({ type: 'step.open', step: 'review' });
    actor.send({ type: 'termination.submit', key: 'k1', request });
    const { value, context } = await settled();
    expect([value, context.failure, context.result]).toEqual([{ filling: { review: state } }, failure, null]);
    expect(said.map(({ type }) => type)).toEqual(told);
    actor.send({ type: 'termination.submit', key: 'k1', request });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['sending', null]);
  },
);
