import { expect, test } from 'vitest';
import type { Coverage, MachineOverview } from '../../atlasData.ts';
import { coveredShare, findMachines } from './machineList.ts';

const machine = (id: string, area: string, states: string[]) =>
  ({ id, area, description: `About ${id}`, states }) as MachineOverview;

const machines = [
  machine('gate', 'portal', ['route.open']),
  machine('entry', 'portal', ['shown']),
  machine('nps', 'x', []),
];

const found = (query: string) =>
  findMachines(machines, query).map(({ area, machines: inArea }) => [area, inArea.map(({ id }) => id)]);

test('machines stand by area, in their order', () => {
  expect(found('')).toEqual([
    ['portal', ['gate', 'entry']],
    ['x', ['nps']],
  ]);
});

test.each([
  [' GATE ', [['portal', ['gate']]]],
  ['about n', [['x', ['nps']]]],
  ['route.op', [['portal', ['gate']]]],
  ['nothing', []],
])('%j finds %j', (query, areas) => {
  expect(found(query)).toEqual(areas);
});

const coverage: Coverage = {
  machine: 'gate',
  states: 10,
  statesSeen: 10,
  transitions: 30,
  transitionsTaken: 30,
  guards: 3,
  guardsBothWays: 3,
  pairs: 50,
  pairsTaken: 50,
  tours: 4,
  steps: 60,
  browser: null,
};

test('coverage is the browser’s, and the machine’s own until that is there', () => {
  const browser = { statesSeen: 9, transitionsTaken: 27, pairs: 40, pairsTaken: 40, tours: 4, steps: 50 };
  expect([coveredShare(null), coveredShare(coverage), coveredShare({ ...coverage, browser })]).toEqual([null, 1, 0.9]);
});
