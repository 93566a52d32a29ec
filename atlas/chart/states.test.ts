import { expect, test } from 'vitest';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { outcomeOf } from './states.ts';

const state = (path: string, more: Partial<ChartState> = {}) =>
  ({ path, initial: null, actors: [], ...more }) as unknown as ChartState;
const way = (target: string, kind: ChartTransition['kind'], more: Partial<ChartTransition> = {}) =>
  ({ targets: [target], kind, guard: null, order: null, ...more }) as ChartTransition;

const chart = {
  states: [
    state('', { initial: 'begun' }),
    state('begun'),
    state('sending', { actors: [{ id: 'send', source: 'send', machine: null }] }),
    ...['sent', 'refused', 'failed', 'left', 'form'].map((path) => state(path)),
  ],
  transitions: [
    way('sending', 'event'),
    way('sent', 'done'),
    way('refused', 'done', { guard: 'isRefused', order: 1 }),
    way('failed', 'error', { guard: 'isPassing', order: 1 }),
    way('begun', 'error'),
    way('left', 'error'),
    way('left', 'event'),
  ],
} as Chart;

test('what waits, what succeeded and what failed is told by how a state is come to (atlas.signs)', () => {
  expect(Object.fromEntries(chart.states.map((one) => [one.path, outcomeOf(one, chart)]))).toEqual({
    '': null,
    // It is begun with as well.
    begun: null,
    sending: 'waiting',
    sent: 'success',
    // What a guard makes of an answer may be anything.
    refused: null,
    failed: 'failure',
    left: null,
    form: null,
  });
});
