import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { explore } from '../../atlas/explorer/explore.ts';
import { declaredStates, declaredTransitions, statesOf, stubbed, watch } from '../../atlas/explorer/internals.ts';
import { everyPair, everyTransition, goals, planTours } from '../../atlas/explorer/tours.ts';
import type { FlowModel } from '../../machines/flowModel.ts';

const files = import.meta.glob<{ model: FlowModel }>('../../machines/*/*.model.ts', { eager: true });
const models = Object.values(files).map(({ model }) => [model.machine.id, model] as const);
const machines = import.meta.glob('../../machines/*/*.machine.ts');

/** What every machine's tours prove, for whoever reads reports/model-coverage.json. */
const coverage: Record<string, unknown>[] = [];
afterAll(() => {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/model-coverage.json', `${JSON.stringify(coverage, null, 2)}\n`);
});

test('every machine has a model', () => {
  const named = (paths: string[]) => paths.map((path) => path.replace(/\.(machine|model)\.ts$/, ''));
  expect(named(Object.keys(files))).toEqual(named(Object.keys(machines)));
});

describe.each(models)('%s', (machine, model) => {
  const graph = explore(model);
  const declared = declaredTransitions(model.machine).map(({ id }) => id);
  const taken = new Set([
    ...graph.starts.flatMap((start) => start.taken),
    ...graph.edges.flatMap((edge) => edge.taken),
  ]);
  const seen = new Set([...graph.vertices.values()].flatMap(({ states }) => states));
  // A state that is left at once is seen by the transitions that leave it.
  const passed = declaredTransitions(model.machine)
    .filter(({ id }) => taken.has(id))
    .map(({ source }) => source);
  const tours = [...planTours(graph, everyTransition), ...planTours(graph, everyPair)];
  const pairs = goals(graph, everyPair);
  const guards = [...graph.guards];

  test('each transition is taken by some case', () => {
    expect(declared.filter((id) => !taken.has(id))).toEqual([]);
  });

  test('each state is reached', () => {
    expect(declaredStates(model.machine).filter((state) => !seen.has(state) && !passed.includes(state))).toEqual([]);
  });

  test('each guard has let through and has refused', () => {
    expect(guards.filter(([, { yes, no }]) => yes === 0 || no === 0).map(([name]) => name)).toEqual([]);
  });

  test.each(tours.map((tour, index) => [index + 1, tour] as const))(
    'tour %i goes where it was planned to go',
    (_, { start, steps }) => {
      const { actor, taken: takenNow } = watch(stubbed(model.machine, new Map()), { input: model.starts[start.name] });
      actor.start();
      expect(takenNow()).toEqual(start.taken);
      for (const step of steps) {
        actor.send(step.sent.event);
        expect([step.sent.title, takenNow(), statesOf(actor.getSnapshot())]).toEqual([
          step.sent.title,
          step.taken,
          graph.vertices.get(step.to)?.states,
        ]);
      }
      actor.stop();
    },
  );

  test('its tours take every transition, and every pair of them', () => {
    const walked = tours.flatMap(({ steps }) => steps.map((step, index) => everyPair(steps[index - 1] ?? null, step)));
    const pairsTaken = new Set(walked.flat());
    expect([...pairs].filter((pair) => !pairsTaken.has(pair))).toEqual([]);
    coverage.push({
      machine,
      states: declaredStates(model.machine).length,
      statesSeen: declaredStates(model.machine).filter((state) => seen.has(state) || passed.includes(state)).length,
      transitions: declared.length,
      transitionsTaken: declared.filter((id) => taken.has(id)).length,
      guards: guards.length,
      guardsBothWays: guards.filter(([, { yes, no }]) => yes > 0 && no > 0).length,
      pairs: pairs.size,
      pairsTaken: [...pairs].filter((pair) => pairsTaken.has(pair)).length,
      tours: tours.length,
      steps: tours.reduce((sum, { steps }) => sum + steps.length, 0),
    });
  });
});
