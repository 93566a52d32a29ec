import { expect, test } from 'vitest';
import type { LiveMessage } from '../../live/messages.ts';
import { follow, liveOverlay, type Followed } from './follow.ts';

const moved = (more: Partial<Extract<LiveMessage, { type: 'machine.moved' }>>): LiveMessage => ({
  type: 'machine.moved',
  actor: 'tab-1',
  machine: 'gate',
  within: null,
  states: ['none'],
  event: null,
  taken: [],
  isDone: false,
  ...more,
});

const after = (...messages: LiveMessage[]) => messages.reduce<readonly Followed[]>(follow, []);

test('a machine that answers an atlas is known, and has no past', () => {
  expect(after({ type: 'atlas.opened' }, moved({}))).toEqual([
    { actor: 'tab-1', machine: 'gate', states: ['none'], isDone: false, taken: [], log: [] },
  ]);
});

test('its events are written down, the newest first', () => {
  const [gate] = after(
    moved({}),
    moved({ event: 'page.opened', taken: ['a'], states: ['authenticating'] }),
    moved({ event: '✓ validateToken', taken: ['b'], states: ['route', 'route.open'], isDone: true }),
  );
  expect(gate).toEqual({
    actor: 'tab-1',
    machine: 'gate',
    states: ['route', 'route.open'],
    isDone: true,
    taken: ['b'],
    log: [
      { key: 2, event: '✓ validateToken', taken: ['b'], states: ['route', 'route.open'] },
      { key: 1, event: 'page.opened', taken: ['a'], states: ['authenticating'] },
    ],
  });
});

test('a machine of another tab is another, and one that is gone is forgotten', () => {
  const known = after(moved({}), moved({ actor: 'tab-2' }), {
    type: 'machine.stopped',
    actor: 'tab-1',
    machine: 'gate',
  });
  expect(known.map(({ actor }) => actor)).toEqual(['tab-2']);
});

test('the chart shows where it is and how it came there', () => {
  const overlays = after(moved({ states: ['route', 'route.open'], taken: ['b'] })).map(liveOverlay);
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
