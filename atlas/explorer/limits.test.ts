import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { flowModel } from '../../machines/flowModel.ts';
import { explore } from './explore.ts';
import { farFromLimits } from './limits.ts';

interface Carried {
  count: number;
  day: string;
  text: string;
  isFree: boolean;
}

/** Every event comes to a guard that compares what it carries. */
const machine = setup({
  types: { context: {} as Carried, events: {} as { type: 'try' } & Carried },
  guards: {
    isMany: ({ context }) => context.count >= 3,
    isLate: ({ context }) => context.day > '2026-02-28',
    isLong: ({ context }) => context.text.length > 2,
    isFree: ({ context }) => context.isFree,
  },
  actions: { set: assign((_, { count, day, text, isFree }: Carried) => ({ count, day, text, isFree })) },
}).createMachine({
  id: 'limits',
  context: { count: 0, day: '2026-01-01', text: '', isFree: false },
  initial: 'open',
  states: {
    open: { on: { try: { target: 'weighing', actions: { type: 'set', params: ({ event }) => event } } } },
    weighing: {
      always: [
        { guard: 'isMany', target: 'open' },
        { guard: 'isLate', target: 'open' },
        { guard: 'isLong', target: 'open' },
        { guard: 'isFree', target: 'open' },
        { target: 'open' },
      ],
    },
  },
});

const plain: Carried = { count: 0, day: '2026-01-01', text: '', isFree: false };
const farOf = (...cases: Partial<Carried>[]) =>
  farFromLimits(
    explore(
      flowModel({
        machine,
        starts: { '': { input: undefined } },
        events: {
          try: Object.fromEntries(cases.map((one) => [JSON.stringify(one), { carries: { ...plain, ...one } }])),
        },
        outcomes: {},
        calls: {},
        key: (context) => context,
        sees: [],
      }),
    ).guards,
  );

test('a guard is far from its limit until it was asked on both sides with nothing between (model.limits)', () => {
  const far = [{ count: 9 }, { day: '2027-01-01' }, { text: 'long' }, { isFree: true }];
  expect(farOf(...far)).toEqual(['isMany', 'isLate', 'isLong']);
  expect(farOf(...far, { count: 2 }, { count: 3 })).toEqual(['isLate', 'isLong']);
  expect(farOf(...far, { count: 2 }, { count: 4 })).toEqual(['isMany', 'isLate', 'isLong']);
  expect(farOf(...far, { day: '2026-02-28' }, { day: '2026-03-01' })).toEqual(['isMany', 'isLong']);
  expect(farOf(...far, { text: 'ab' }, { text: 'abc' })).toEqual(['isMany', 'isLate']);
});

test('nothing else may be otherwise on the other side, and a text of another kind is no neighbour', () => {
  expect(farOf({ count: 2 }, { count: 3, isFree: true })).toContain('isMany');
  expect(farOf({ text: 'ab' }, { text: 'xyz' })).toContain('isLong');
});
