import { expect, test } from 'vitest';
import type { Language } from '../../../machines/flowModel.ts';
import type { MachineData, TourRun } from '../../atlasData.ts';
import { coverageOverlay, gapsOf, isTakenWhole, runsOf } from './runs.ts';

const tour = (title: string, language: Language, steps: [taken: string[], states: string[]][]) =>
  ({ title, language, steps: steps.map(([taken, states]) => ({ title: '', taken, states })) }) as TourRun;

const first = tour('first', 'fi', [
  [['a', 'b'], ['asked']],
  [['a'], ['asked', 'asked.twice']],
]);
const second = tour('second', 'sv', [[['b'], ['asked']]]);
const machine = {
  chart: {
    states: [{ path: '' }, { path: 'begun' }, { path: 'asked' }, { path: 'failed' }],
    transitions: [
      { id: 'a', source: 'asked' },
      { id: 'b', source: 'begun' },
      { id: 'c', source: 'failed' },
    ],
  },
  tours: [first, second],
} as unknown as MachineData;
const runs = runsOf(machine);

test('what tours took and where they were, in a state that is left at once too (atlas.coverage)', () => {
  expect(Object.fromEntries(runs.taken)).toEqual({ a: 2, b: 2 });
  expect(Object.fromEntries(runs.takenBy)).toEqual({ a: [first], b: [first, second] });
  expect(Object.fromEntries(runs.seenBy)).toEqual({
    asked: [first, second],
    'asked.twice': [first],
    begun: [first, second],
  });
});

test('the chart says of everything whether, and how often', () => {
  const { states, transitions } = coverageOverlay(machine, runs);
  expect(Object.fromEntries(states)).toEqual({
    begun: { mark: 'seen' },
    asked: { mark: 'seen' },
    failed: { mark: 'unseen' },
  });
  expect(Object.fromEntries(transitions)).toEqual({
    a: { mark: 'taken', badge: '2×' },
    b: { mark: 'taken', badge: '2×' },
    c: { mark: 'never', badge: '0×' },
  });
});

test('gaps: never taken comes before taken in some languages alone', () => {
  expect(gapsOf(machine, runs)).toEqual([
    { id: 'c', languages: [] },
    { id: 'a', languages: ['sv', 'en'] },
    { id: 'b', languages: ['en'] },
  ]);
});

test('where each transition was taken, what lacks is a language and no transition', () => {
  const gaps = gapsOf(machine, runs);
  expect(isTakenWhole(gaps)).toBe(false);
  expect(isTakenWhole(gaps.filter(({ id }) => id !== 'c'))).toBe(true);
});
