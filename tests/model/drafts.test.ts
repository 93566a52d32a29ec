import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { explore } from '../../atlas/explorer/explore.ts';
import { flowModel, type Beginning, type Place } from '../../machines/flowModel.ts';
import type { Flow } from './runner/flows.ts';
import { toursOf } from './runner/plan.ts';

/** Three steps, one behind the other; a draft may lead to the last at once. */
const machine = setup({
  types: {
    events: {} as { type: 'next' } | { type: 'send' },
    input: {} as { isFar: boolean },
    context: {} as { isFar: boolean },
  },
  guards: { isFar: ({ context }) => context.isFar },
}).createMachine({
  id: 'order',
  context: ({ input }) => input,
  initial: 'choosing',
  states: {
    choosing: { always: { guard: 'isFar', target: 'confirming' }, on: { next: 'filling' } },
    filling: { on: { next: 'confirming' } },
    confirming: { on: { send: 'sent' } },
    sent: {},
  },
});

/** @param isWay whether a person can walk from the second step to the third */
function flow(isWay: boolean): Flow {
  const begins: Beginning = { person: 'Aino Mäkelä', address: '/order' };
  const model = flowModel({
    machine,
    starts: {
      'the beginning': { input: { isFar: false }, begins },
      'a draft': { input: { isFar: true }, begins: { ...begins, draft: { name: 'order', version: 1, values: {} } } },
    },
    events: {
      next: {
        '': {
          does: [{ key: 'Enter' }],
          where: ({ states }: Place<null>) => isWay || states[0] === 'choosing',
        },
      },
      send: { '': { does: [{ key: 'Enter' }] } },
    },
    outcomes: {},
    calls: {},
    key: () => null,
    sees: ['choosing', 'filling', 'confirming', 'sent'].map((state) => ({ in: state, heading: state })),
  });
  return { model, content: 'now', machine: explore(model), page: explore(model, 'page') };
}

test('one tour walks to where a draft begins, and the others begin there (model.draft)', () => {
  const tours = toursOf(flow(true)).filter(({ kind }) => kind === 'tour');
  const inWords = tours.map(({ start, stops }) => [start.name, stops.flatMap(({ step }) => step?.sent.title ?? [])]);
  expect(inWords).toEqual([
    ['the beginning', ['next', 'next']],
    ['a draft', ['send']],
  ]);
});

test('a draft that nobody can walk to is not planned (model.draft)', () => {
  expect(() => toursOf(flow(false))).toThrow('order: nobody can walk to where the draft of a draft begins');
});
