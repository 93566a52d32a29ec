import { beforeAll, expect, test } from 'vitest';
import type { Screen, TourRun } from '../atlasData.ts';
import { loadModels } from '../modelFiles.ts';
import { drawMachines, gather, UnknownRequirementError, withStates } from './gather.ts';

let drawn: Awaited<ReturnType<typeof drawMachines>>['drawn'];
// Drawing every machine takes its time where much else runs.
beforeAll(async () => {
  ({ drawn } = await drawMachines());
}, 240_000);

test('every machine is in the atlas with its drawing, and cites requirements that there are (atlas.list)', async () => {
  const models = await loadModels();
  const { machines, requirements, areaNames, against } = gather(drawn, null);
  expect(machines.map(({ id }) => id)).toEqual(models.map(({ model }) => model.machine.id));
  expect(machines.filter(({ drawing }) => drawing.states.length === 0).map(({ id }) => id)).toEqual([]);
  expect(machines.filter(({ area }) => area === '').map(({ id }) => id)).toEqual([]);
  const cited = machines.flatMap(({ chart }) => chart.states.flatMap((state) => state.requirements));
  expect(
    requirements
      .filter(({ states }) => states.length > 0)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...new Set(cited)].toSorted());
  expect(requirements.filter(({ area }) => !areaNames[area]).map(({ area }) => area)).toEqual([]);
  expect(against).toBe(null);
});

test('what is otherwise than before is told at its machine (atlas.difference)', () => {
  const [first, ...others] = drawn.map(({ chart }) => chart);
  if (!first) throw new Error('there are machines');
  const without = { ...first, states: first.states.slice(0, -1) };
  const { machines, against } = gather(drawn, { revision: 'main', charts: [without, ...others] });
  const last = first.states.at(-1)?.path ?? '';
  expect(machines.map(({ changes }) => changes)).toEqual([
    [{ what: 'state', kind: 'added', id: last, text: last }],
    ...others.map(() => []),
  ]);
  expect(against).toBe('main');
});

test('what was found of a machine before its sources were changed counts as not tested (atlas.content)', () => {
  const [one, other] = drawn;
  if (!one || !other) throw new Error('there are machines');
  const of = ({ chart, content }: typeof one) => ({ machine: chart.machine, content, title: chart.machine });
  const found = [of(one), of({ ...other, content: 'before' })];
  const { machines } = gather(drawn, null, {
    coverage: [],
    tours: found as unknown as TourRun[],
    screens: found as unknown as Screen[],
  });
  expect(machines.slice(0, 2).map(({ tours, screens, earlier }) => [tours, screens, earlier])).toEqual([
    [[found[0]], [found[0]], []],
    [[], [], [found[1]]],
  ]);
});

test('a requirement that no row has is told by its name, one that has a row by the states that cite it', () => {
  const chart = drawn.map((one) => one.chart).find(({ machine }) => machine === 'signOut');
  if (!chart) throw new Error('there is a machine that signs out');
  const row = (id: string) => ({ id, text: 'What must be so', area: 'portal', tests: [] });
  const rows = chart.states.flatMap(({ requirements }) => requirements).map(row);
  expect(withStates(rows, [chart]).find(({ id }) => id === 'signOut.failure')).toEqual({
    ...row('signOut.failure'),
    states: ['signOut: failed'],
  });
  const without = rows.filter(({ id }) => id !== 'signOut.failure');
  expect(() => withStates(without, [chart])).toThrow(new UnknownRequirementError(['signOut.failure']));
});
