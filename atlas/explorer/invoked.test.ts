import { describe, expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { flowModel, type FlowModel, type Place } from '../../machines/flowModel.ts';
import type { LiveMessage } from '../live/messages.ts';
import { createTeller } from '../live/portal.ts';
import { callsOf, deliver, explore, placeOf, stubbedFlow, type Edge } from './explore.ts';
import { declaredTransitions, watch } from './internals.ts';
import { everyPair, everyTransition, goals, planTours } from './tours.ts';

/** Sends something; what became of it may be unknown until a person has it looked up. */
const sendingMachine = setup({
  types: {
    context: {} as { tries: number; isSent: boolean },
    events: {} as { type: 'lookUp' },
    output: {} as { isSent: boolean },
  },
  actors: { send: fromPromise<string>(() => Promise.resolve('sent')) },
  guards: { isSpent: ({ context }) => context.tries >= 2 },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    noteSent: assign({ isSent: true }),
  },
}).createMachine({
  id: 'sending',
  context: { tries: 0, isSent: false },
  initial: 'underWay',
  states: {
    underWay: {
      entry: 'count',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: { target: 'over', actions: 'noteSent' },
        onError: [{ guard: 'isSpent', target: 'over' }, { target: 'unknown' }],
      },
    },
    unknown: { on: { lookUp: 'underWay' } },
    over: { type: 'final' },
  },
  output: ({ context: { isSent } }) => ({ isSent }),
});

const formMachine = setup({
  types: { events: {} as { type: 'submit' } | { type: 'cancel' } },
  actors: { sending: sendingMachine },
  guards: { isSent: (_, { isSent }: { isSent: boolean }) => isSent },
}).createMachine({
  id: 'form',
  initial: 'open',
  states: {
    open: { on: { submit: 'busy' } },
    busy: {
      invoke: {
        id: 'sending',
        src: 'sending',
        onDone: [
          { guard: { type: 'isSent', params: ({ event }) => event.output }, target: 'thanks' },
          { target: 'open' },
        ],
      },
      on: { cancel: 'open' },
    },
    thanks: { type: 'final' },
  },
});

const call = { method: 'POST', path: '/api/things' } as const;

const sending = flowModel({
  machine: sendingMachine,
  starts: { '': { input: undefined, begins: { person: null, address: '/form', does: [{ key: 'Enter' }] } } },
  events: {
    lookUp: {
      '': { does: [{ key: 'l' }], where: ({ states, key }: Place<number>) => states.includes('unknown') && key > 0 },
    },
  },
  outcomes: {
    send: { 'it is sent': { output: 'x', answer: 'let go' }, 'no answer': { error: 1, answer: 'no answer' } },
  },
  calls: { send: call },
  key: ({ tries }) => tries,
  sees: [],
});

const form = {
  machine: formMachine,
  starts: { '': { input: undefined, begins: { person: null, address: '/form' } } },
  events: { submit: { '': { does: [{ key: 'Enter' }] } }, cancel: { '': { does: [{ key: 'Escape' }] } } },
  key: () => null,
  sees: [],
} satisfies Partial<FlowModel>;

const standsFor = flowModel({
  ...form,
  outcomes: {
    sending: {
      'it is sent': { output: { isSent: true }, does: [{ answer: 'send', with: 'let go' }] },
      'it is lost': {
        output: { isSent: false },
        does: [{ answer: 'send', with: 'no answer' }, { key: 'l' }, { answer: 'send', with: 'no answer' }],
      },
    },
  },
  calls: { send: call },
});
const together = flowModel({ ...form, outcomes: {}, calls: {}, invokes: { sending } });

const ids = (machine: FlowModel['machine']) => declaredTransitions(machine).map(({ id }) => id);
const taken = (edges: Edge[]) => new Set(edges.flatMap((edge) => edge.taken));
const wayOf = ({ sent, to }: Edge, { vertices }: ReturnType<typeof explore>) =>
  `${sent.title} → ${vertices.get(to)?.place.states.at(-1)}`;

describe('a machine that is stood for by what it comes to', () => {
  const graph = explore(standsFor, 'page');

  test('answers as its model says, by what a person does (model.invoked)', () => {
    expect(graph.edges.map((edge) => wayOf(edge, graph))).toEqual([
      'submit → busy',
      'cancel → open',
      '✓ sending (it is sent) → thanks',
      '✓ sending (it is lost) → open',
    ]);
    expect([...taken(graph.edges)].toSorted()).toEqual(ids(formMachine).toSorted());
  });
});

describe('a machine that is explored with the one that invokes it', () => {
  const graph = explore(together, 'page');

  test('has its places, each with the state around it, and its transitions lead on (model.invoked)', () => {
    expect(graph.edges.map((edge) => wayOf(edge, graph))).toEqual([
      'submit → busy › sending.underWay',
      'cancel → open',
      '✓ send (it is sent) → thanks',
      '✗ send (no answer) → busy › sending.unknown',
      'cancel → open',
      'lookUp → busy › sending.underWay',
      'cancel → open',
      '✓ send (it is sent) → thanks',
      '✗ send (no answer) → open',
    ]);
    expect([...taken(graph.edges)].toSorted()).toEqual([...ids(formMachine), ...ids(sendingMachine)].toSorted());
  });

  test('is asked for its own states and key where a model says where something is possible', () => {
    const here = [...graph.vertices.values()].find(({ place }) => place.states.at(-1) === 'busy › sending.unknown');
    expect(here?.place).toEqual({
      states: ['busy', 'busy › sending.unknown'],
      key: null,
      invoked: { sending: { states: ['unknown'], key: 1 } },
    });
  });

  test.each([
    ['transitions', everyTransition],
    ['pairs', everyPair],
  ])('is toured over all its %s, as the machines go', (_, criterion) => {
    const tours = planTours(graph, criterion);
    const proven = tours.flatMap(({ steps }) =>
      steps.flatMap((step, index) => criterion(steps[index - 1] ?? null, step)),
    );
    expect([...goals(graph, criterion)].filter((goal) => !proven.includes(goal))).toEqual([]);
    for (const { steps } of tours) {
      const { actor, taken: takenNow } = watch(stubbedFlow(together, new Map()), { input: undefined });
      actor.start();
      takenNow();
      for (const step of steps) {
        deliver(actor, step.sent);
        expect(takenNow()).toEqual(step.taken);
        expect(placeOf(together, actor.getSnapshot())).toEqual(graph.vertices.get(step.to)?.place);
      }
    }
  });

  test('counts the guards of its own machine alone', () => {
    expect([...graph.guards.keys()]).toEqual(['isSent']);
  });

  test('and the one that invokes it call nothing by the same id', () => {
    expect(callsOf(together)).toEqual({ send: call });
    expect(() => callsOf({ ...together, calls: { send: call } })).toThrow(
      'form and a machine that is explored with it both call something send',
    );
  });
});

test('a running page tells of a machine that another invokes, and of which one (atlas.live)', async () => {
  const told: LiveMessage[] = [];
  const { inspect } = createTeller(
    (message) => void told.push(message),
    () => '',
  );
  const actor = createActor(formMachine, { inspect }).start();
  const before = told.splice(0)[0];
  actor.send({ type: 'submit' });
  await new Promise((resolve) => setTimeout(resolve));
  const formActor = before?.type === 'machine.moved' ? before.actor : '';
  const moves = told.flatMap((message) => (message.type === 'machine.moved' ? [message] : []));
  expect(moves.map(({ machine, within, states, isDone }) => ({ machine, within, states, isDone }))).toEqual([
    { machine: 'sending', within: { actor: formActor, id: 'sending' }, states: ['underWay'], isDone: false },
    { machine: 'form', within: null, states: ['busy'], isDone: false },
    { machine: 'form', within: null, states: ['thanks'], isDone: true },
    { machine: 'sending', within: { actor: formActor, id: 'sending' }, states: ['over'], isDone: true },
  ]);
});
