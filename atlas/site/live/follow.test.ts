import { expect, test } from 'vitest';
import type { LiveMessage } from '../../live/messages.ts';
import { follow, liveOverlay, nothingHeard, tabsOf, type Portal } from './follow.ts';

const tab = { id: 't1', title: 'Laskut' };
const moved = (more: Partial<Extract<LiveMessage, { type: 'machine.moved' }>>): LiveMessage => ({
  type: 'machine.moved',
  actor: 't1.1',
  tab,
  machine: 'gate',
  within: null,
  states: ['none'],
  event: null,
  taken: [],
  isDone: false,
  ...more,
});

const after = (...messages: LiveMessage[]) => messages.reduce<Portal>(follow, nothingHeard);

test('a machine that answers an atlas is known, and has no past', () => {
  expect(after({ type: 'atlas.opened' }, moved({}))).toEqual({
    machines: [{ actor: 't1.1', tab, machine: 'gate', states: ['none'], isDone: false, taken: [] }],
    log: [],
  });
});

test('one log over all machines, the newest first, of whichever tab (atlas.live)', () => {
  const other = { id: 't2', title: 'Etusivu' };
  const { machines, log } = after(
    moved({}),
    moved({ event: 'page.opened', taken: ['a'], states: ['authenticating'] }),
    moved({ actor: 't2.1', tab: other, machine: 'session', event: 'session.opened', states: ['open'] }),
    moved({ event: '✓ validateToken', taken: ['b'], states: ['route', 'route.open'], isDone: true }),
  );
  expect(log).toEqual([
    { key: 3, tab, machine: 'gate', event: '✓ validateToken', states: ['route', 'route.open'] },
    { key: 2, tab: other, machine: 'session', event: 'session.opened', states: ['open'] },
    { key: 1, tab, machine: 'gate', event: 'page.opened', states: ['authenticating'] },
  ]);
  expect(machines.map(({ machine, taken }) => [machine, taken])).toEqual([
    ['gate', ['b']],
    ['session', []],
  ]);
});

test('tabs go by the titles that their pages have last, two of one title by a number (atlas.live)', () => {
  const portal = after(
    moved({}),
    moved({ actor: 't1.2', machine: 'session' }),
    moved({ actor: 't2.1', tab: { id: 't2', title: 'Etusivu' } }),
    moved({ actor: 't1.1', tab: { id: 't1', title: 'Etusivu' } }),
  );
  expect(tabsOf(portal).map(({ name, machines }) => [name, machines.map(({ machine }) => machine)])).toEqual([
    ['Etusivu', ['gate', 'session']],
    ['Etusivu (2)', ['gate']],
  ]);
});

test('a machine of another tab is another, and one that is gone is forgotten', () => {
  const { machines } = after(moved({}), moved({ actor: 't2.1' }), {
    type: 'machine.stopped',
    actor: 't1.1',
    machine: 'gate',
  });
  expect(machines.map(({ actor }) => actor)).toEqual(['t2.1']);
});

test('the chart shows where it is and how it came there', () => {
  const overlays = after(moved({ states: ['route', 'route.open'], taken: ['b'] })).machines.map(liveOverlay);
  expect(overlays).toEqual([
    {
      states: new Map([
        ['', { mark: 'around' }],
        ['route', { mark: 'around' }],
        ['route.open', { mark: 'current' }],
      ]),
      transitions: new Map([['b', { mark: 'last' }]]),
    },
  ]);
});
