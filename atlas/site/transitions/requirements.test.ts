import { expect, test } from 'vitest';
import type { Chart, ChartTransition } from '../../chart/chart.ts';
import { requirementsOf } from './requirements.ts';

const chart = {
  states: [
    { path: '', parent: null, requirements: [] },
    { path: 'route', parent: '', requirements: ['gate.route'] },
    { path: 'route.open', parent: 'route', requirements: [] },
    { path: 'blocked', parent: '', requirements: ['gate.blocked', 'gate.route'] },
  ],
} as unknown as Chart;

test.each([
  ['route', ['blocked'], ['gate.blocked', 'gate.route']],
  ['blocked', ['route.open'], ['gate.route']],
  ['route.open', [], ['gate.route']],
  ['', [], []],
  ['', ['route', 'blocked'], ['gate.route', 'gate.blocked']],
])('from %j to %j it serves %j', (source, targets, ids) => {
  expect(requirementsOf(chart, { source, targets } as unknown as ChartTransition)).toEqual(ids);
});
