import { expect, test } from 'vitest';
import type { Coverage, MachineOverview } from '../../atlasData.ts';
import { coveredShare, findMachines } from './machineList.ts';

const machine = (id: string, area: string): MachineOverview => ({ id, area, covered: null });

const machines = [machine('gate', 'portal'), machine('entry', 'portal'), machine('nps', 'x')];
const texts = { gate: ['About gate', 'route.open'], entry: ['About entry', 'shown'], nps: ['About nps'] };

const found = (query: string, by?: typeof texts) =>
  findMachines(machines, query, by).map(({ area, machines: inArea }) => [area, inArea.map(({ id }) => id)]);

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
  expect(found(query, texts)).toEqual(areas);
});

test('until there is more to find them by, they are found by their names', () => {
  expect([found('gate'), found('route.op')]).toEqual([[['portal', ['gate']]], []]);
});

const coverage: Coverage = {
  machine: 'gate',
  content: 'as it is',
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

test('a share is what a browser has walked; what was tested alone, or not since a change, is told by its word (atlas.content)', () => {
  const browser = { statesSeen: 9, transitionsTaken: 27, pairs: 40, pairsTaken: 40, tours: 4, steps: 50 };
  expect([coveredShare(null), coveredShare(coverage), coveredShare({ ...coverage, browser })]).toEqual([
    null,
    'machine',
    0.9,
  ]);
});
