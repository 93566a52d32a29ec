import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { declaredTransitions } from '../explorer/internals.ts';
import { feedbackMachine } from '../../machines/feedback/feedback.machine.ts';
import { describeMachine } from './describe.ts';

const machine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'begin' } | { type: 'stop' } | { type: 'note' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[]; specification?: string },
  },
  actors: {
    load: fromPromise<string>(() => {
      throw new Error('not provided');
    }),
  },
  guards: { isSpent: ({ context }) => context.tries > 2 },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }), tell: () => {}, forget: () => {} },
  delays: { patience: 1000 },
}).createMachine({
  id: 'sample',
  description: 'A sample',
  context: { tries: 0 },
  initial: 'idle',
  on: { note: { actions: { type: 'tell' } } },
  states: {
    idle: {
      description: 'Nothing yet',
      meta: { requirement: ['sample.idle'], specification: 'IDLE' },
      on: { begin: 'working' },
    },
    working: {
      description: 'It works',
      meta: { requirement: ['sample.work', 'sample.wait'] },
      tags: ['busy'],
      entry: ['count', () => {}],
      exit: 'forget',
      invoke: { id: 'load', src: 'load', onDone: 'steps', onError: [{ guard: 'isSpent', target: 'over' }, 'idle'] },
      after: { patience: { guard: () => true, target: 'working', reenter: true, actions: assign({ tries: 0 }) } },
      on: { begin: {} },
    },
    steps: {
      initial: 'first',
      onDone: 'over',
      states: { first: { always: 'last' }, last: { type: 'final' }, before: { type: 'history' } },
    },
    over: { type: 'final' },
  },
});
const chart = describeMachine(machine);
const plain = {
  parent: '',
  type: 'atomic',
  initial: null,
  description: '',
  requirements: [],
  specification: null,
  tags: [],
  entry: [],
  exit: [],
  actors: [],
};

test('each state says all that it declares, what XState adds left out', () => {
  expect(chart).toMatchObject({ machine: 'sample', description: 'A sample' });
  expect(chart.states).toEqual([
    {
      ...plain,
      path: '',
      name: 'sample',
      parent: null,
      type: 'compound',
      initial: 'idle',
      description: 'A sample',
    },
    {
      ...plain,
      path: 'idle',
      name: 'idle',
      description: 'Nothing yet',
      requirements: ['sample.idle'],
      specification: 'IDLE',
    },
    {
      ...plain,
      path: 'working',
      name: 'working',
      description: 'It works',
      requirements: ['sample.work', 'sample.wait'],
      tags: ['busy'],
      entry: ['count', 'inline'],
      exit: ['forget'],
      actors: [{ id: 'load', source: 'load', machine: null }],
    },
    { ...plain, path: 'steps', name: 'steps', type: 'compound', initial: 'steps.first' },
    { ...plain, path: 'steps.first', name: 'first', parent: 'steps' },
    { ...plain, path: 'steps.last', name: 'last', parent: 'steps', type: 'final' },
    { ...plain, path: 'steps.before', name: 'before', parent: 'steps', type: 'history' },
    { ...plain, path: 'over', name: 'over', type: 'final' },
  ]);
});

test('each transition that does something, as it is read, those of one event numbered (atlas.signs)', () => {
  const read = chart.transitions.map(
    ({ source, event, kind, guard, isElse, order, targets, actions, isReentering }) => [
      `${source}: ${event} (${kind})`,
      isElse ? 'else' : guard,
      order,
      targets,
      actions,
      isReentering,
    ],
  );
  expect(read).toEqual([
    [': note (event)', null, null, [], ['tell'], false],
    ['idle: begin (event)', null, null, ['working'], [], false],
    ['working: ✓ load (done)', null, null, ['steps'], [], false],
    ['working: ✗ load (error)', 'isSpent', 1, ['over'], [], false],
    ['working: ✗ load (error)', 'else', 2, ['idle'], [], false],
    ['working: after patience (after)', 'inline', null, ['working'], ['inline'], true],
    ['steps: finished (finished)', null, null, ['over'], [], false],
    ['steps.first: always (always)', null, null, ['steps.last'], [], false],
  ]);
  expect(chart.transitions.map(({ id }) => id)).toEqual(declaredTransitions(machine).map(({ id }) => id));
});

test('a machine that another invokes is named by its id', () => {
  const sending = describeMachine(feedbackMachine).states.find(({ path }) => path === 'sending');
  expect(sending?.actors).toEqual([{ id: 'submission', source: 'submission', machine: 'submission' }]);
});
