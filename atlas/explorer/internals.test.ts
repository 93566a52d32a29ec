import { expect, test } from 'vitest';
import { assign, fromPromise, not, setup } from 'xstate';
import { flowModel } from '../../machines/flowModel.ts';
import { explore } from './explore.ts';
import { declaredStates, declaredTransitions, unnamedParts } from './internals.ts';
import { everyPair, everyTransition, goals, planTours } from './tours.ts';

/** A machine of everything that XState has and a flow may use. */
const machine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'begin' } | { type: 'pause'; isLong: boolean } | { type: 'stop' },
  },
  actors: {
    work: fromPromise<string>(() => {
      throw new Error('not provided');
    }),
  },
  guards: {
    isSpent: ({ context }) => context.tries >= 2,
    isLong: (_, { isLong }: { isLong: boolean }) => isLong,
  },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
  delays: { patience: 1000 },
}).createMachine({
  id: 'sample',
  context: { tries: 0 },
  initial: 'idle',
  on: { stop: '.ended' },
  states: {
    idle: { on: { begin: 'working' } },
    working: {
      entry: 'count',
      invoke: { id: 'work', src: 'work', onDone: 'ended', onError: 'weighing' },
      after: { patience: 'weighing' },
      on: { begin: {}, pause: [{ guard: { type: 'isLong', params: ({ event }) => event }, target: 'idle' }] },
    },
    weighing: { always: [{ guard: 'isSpent', target: 'failed' }, { target: 'working' }] },
    failed: {},
    ended: { type: 'final' },
  },
});

const model = flowModel({
  machine,
  starts: { '': { input: undefined } },
  events: {
    begin: { '': {} },
    pause: { short: { carries: { isLong: false } }, long: { carries: { isLong: true } } },
    stop: { '': {} },
  },
  outcomes: { work: { done: { output: 'x' }, 'not done': { error: new Error('x') } } },
  calls: {},
  key: ({ tries }) => Math.min(tries, 2),
  sees: [],
});

test('what a machine declares, without what it forbids', () => {
  expect(
    declaredTransitions(machine).map(({ source, event, targets, guard }) => [source, event, targets, guard]),
  ).toEqual([
    ['', 'stop', ['ended'], null],
    ['idle', 'begin', ['working'], null],
    ['working', 'pause', ['idle'], 'isLong'],
    ['working', 'done.work', ['ended'], null],
    ['working', 'error.work', ['weighing'], null],
    ['working', 'after patience', ['weighing'], null],
    ['weighing', 'always', ['failed'], 'isSpent'],
    ['weighing', 'always', ['working'], null],
  ]);
  expect(declaredStates(machine)).toEqual(['idle', 'working', 'weighing', 'failed', 'ended']);
});

test('every transition is found, and its guards are asked both ways', () => {
  const graph = explore(model);
  const taken = new Set(graph.edges.flatMap((edge) => edge.taken));
  expect(declaredTransitions(machine).filter(({ id }) => !taken.has(id))).toEqual([]);
  expect([...graph.guards].map(([name, { yes, no }]) => [name, yes > 0, no > 0])).toEqual([
    ['isSpent', true, true],
    ['isLong', true, true],
  ]);
});

test('a guard that is made of others is asked as they are', () => {
  const door = setup({
    types: { events: {} as { type: 'push'; isLocked: boolean } },
    guards: { isLocked: ({ event }) => event.isLocked, isFree: not('isLocked') },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { push: { guard: 'isFree', target: 'open' } } }, open: {} },
  });
  const graph = explore({
    ...model,
    machine: door,
    events: { push: { locked: { carries: { isLocked: true } }, free: { carries: { isLocked: false } } } },
    key: () => null,
  });
  expect(graph.edges.map(({ sent }) => sent.title)).toEqual(['push (free)']);
  expect(Object.fromEntries(graph.guards)).toMatchObject({ isLocked: { yes: 1, no: 1 }, isFree: { yes: 1, no: 1 } });
});

test('what has no name is told', () => {
  const anonymous = setup({
    types: { context: {} as { n: number }, events: {} as { type: 'begin' } },
    actors: { work: fromPromise(() => Promise.resolve()) },
  }).createMachine({
    id: 'anonymous',
    context: { n: 0 },
    initial: 'idle',
    states: {
      idle: { on: { begin: { guard: ({ context }) => context.n > 0, actions: assign({ n: 1 }), target: 'busy' } } },
      busy: { entry: () => {}, invoke: { src: 'work' }, after: { 500: 'idle' } },
    },
  });
  expect(unnamedParts(anonymous)).toEqual([
    'idle: a guard of begin',
    'idle: an action of begin',
    'busy: an action on entry or exit',
    'busy: the actor 0.anonymous.busy',
    'busy: a delay of 500',
  ]);
  expect(unnamedParts(machine)).toEqual([]);
});

test('a case that lacks in the model leaves its transition out, by name', () => {
  const graph = explore({ ...model, outcomes: { work: { done: { output: 'x' } } } });
  const taken = new Set(graph.edges.flatMap((edge) => edge.taken));
  const missing = declaredTransitions(machine).filter(({ id }) => !taken.has(id));
  expect(missing.map(({ source, event }) => `${source} ${event}`)).toEqual(['working error.work']);
});

test('places without end are told', () => {
  const endless = setup({
    types: { context: {} as { n: number }, events: {} as { type: 'more' } },
    actions: { add: assign({ n: ({ context }) => context.n + 1 }) },
  }).createMachine({ id: 'endless', context: { n: 0 }, on: { more: { actions: 'add' } } });
  const wide = flowModel({
    machine: endless,
    starts: { '': { input: undefined } },
    events: { more: { '': {} } },
    outcomes: {},
    calls: {},
    key: (context) => context,
    sees: [],
  });
  expect(() => explore(wide)).toThrow('endless has more than 2000 places');
});

test.each([
  ['transitions', everyTransition],
  ['pairs', everyPair],
])('tours prove all %s that there are', (_, criterion) => {
  const graph = explore(model);
  const proven = planTours(graph, criterion).flatMap(({ steps }) =>
    steps.flatMap((step, index) => criterion(steps[index - 1] ?? null, step)),
  );
  expect([...goals(graph, criterion)].filter((goal) => !proven.includes(goal))).toEqual([]);
});
