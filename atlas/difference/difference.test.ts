import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { describeMachine } from '../chart/describe.ts';
import { chartsAt, RevisionError } from './chartsAt.ts';
import { differenceOf, removedMachines, toMarkdown } from './difference.ts';

const door = (isNew: boolean) =>
  setup({
    types: { events: {} as { type: 'open' } | { type: 'close' } | { type: 'lock' } },
    guards: { isFree: () => true, isKnown: () => true },
    actions: { ring: () => {}, note: assign({}) },
  }).createMachine({
    id: 'door',
    description: 'A door',
    initial: 'closed',
    states: {
      closed: {
        description: isNew ? 'Nobody can see in' : 'Closed',
        on: {
          open: isNew
            ? [
                { guard: 'isKnown', target: 'ajar' },
                { guard: 'isFree', target: 'open', actions: 'ring' },
              ]
            : [{ guard: 'isFree', target: 'open' }],
          ...(isNew ? {} : { lock: 'locked' as const }),
        },
      },
      open: { on: { close: 'closed' } },
      ...(isNew ? { ajar: { on: { close: 'closed' as const } } } : { locked: {} }),
    },
  });
const before = describeMachine(door(false));
const after = describeMachine(door(true));

test('what was added, removed and changed, each once', () => {
  expect(differenceOf(before, after).map(({ what, kind, text }) => [what, kind, text])).toEqual([
    ['state', 'changed', 'closed: description Closed → Nobody can see in'],
    ['state', 'added', 'ajar'],
    ['state', 'removed', 'locked'],
    ['transition', 'added', 'closed —open [isKnown]→ ajar'],
    ['transition', 'changed', 'closed —open [isFree]→ open: actions ring added'],
    ['transition', 'added', 'ajar —close→ closed'],
    ['transition', 'removed', 'closed —lock→ locked'],
  ]);
});

test('a machine is as itself, and one that was not there is added whole', () => {
  expect(differenceOf(after, after)).toEqual([]);
  expect(differenceOf(undefined, after)).toEqual([{ what: 'machine', kind: 'added', id: '', text: 'A door' }]);
  expect(removedMachines([before, { ...before, machine: 'window' }], [after])).toEqual(['window']);
});

test('a pull request gets a list', () => {
  expect(toMarkdown('main', [{ id: 'door', changes: differenceOf(before, after).slice(1, 2) }], ['window'])).toBe(
    [
      '## The machines, compared with `main`',
      '',
      '### door',
      '',
      '- + state added: `ajar`',
      '',
      '- − machine removed: `window`',
    ].join('\n'),
  );
  expect(toMarkdown('main', [{ id: 'door', changes: [] }], [])).toBe('The machines are as in `main`.');
});

test('a revision that git does not know is told', () => {
  expect(() => chartsAt('no-such-revision')).toThrow(new RevisionError('git knows no revision no-such-revision'));
});
