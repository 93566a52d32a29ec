import type { FlowModel } from '../../machines/flowModel.ts';
import type { Coverage, TourRun } from '../atlasData.ts';
import type { Graph } from './explore.ts';
import { declaredStates, declaredTransitions } from './internals.ts';
import { everyPair, everyTransition, goals, planTours, type Tour } from './tours.ts';

/** The ids of all transitions that a graph holds. */
export const takenIn = ({ starts, edges }: Graph): Set<string> =>
  new Set([...starts.flatMap((start) => start.taken), ...edges.flatMap((edge) => edge.taken)]);

/** The states that a graph reaches; one that is left at once is seen by the transitions that leave it. */
export function seenIn(model: FlowModel, graph: Graph): Set<string> {
  const taken = takenIn(graph);
  const passed = declaredTransitions(model.machine)
    .filter(({ id }) => taken.has(id))
    .map(({ source }) => source);
  return new Set([...[...graph.vertices.values()].flatMap(({ place }) => place.states), ...passed]);
}

/** The tours that the machine is sent on: over every transition, then over every pair of them. */
export const machineTours = (graph: Graph): Tour[] => [
  ...planTours(graph, everyTransition),
  ...planTours(graph, everyPair),
];

const pairsOf = (tours: readonly { steps: { taken: string[] }[] }[]): Set<string> =>
  new Set(
    tours.flatMap(({ steps }) =>
      steps.slice(1).map((step, index) => `${steps[index]?.taken.at(-1)} → ${step.taken[0]}`),
    ),
  );

/** A flow, with all that its machine can do and what of it can happen on the page. */
export interface Explored {
  model: FlowModel;
  /** What its sources are, as `contentOf` has it. */
  content: string;
  machine: Graph;
  page: Graph;
}

/**
 * What the tours of a machine prove.
 *
 * @param runs the tours as they went in a browser; none where they did not go
 */
export function coverageOf({ model, content, machine: graph, page }: Explored, runs: readonly TourRun[]): Coverage {
  const states = declaredStates(model.machine);
  const transitions = declaredTransitions(model.machine).map(({ id }) => id);
  const taken = takenIn(graph);
  const seen = seenIn(model, graph);
  const guards = [...graph.guards.values()];
  const tours = machineTours(graph);
  const pairs = goals(graph, everyPair);
  const pairsTaken = pairsOf(tours);
  return {
    machine: model.machine.id,
    content,
    states: states.length,
    statesSeen: states.filter((state) => seen.has(state)).length,
    transitions: transitions.length,
    transitionsTaken: transitions.filter((id) => taken.has(id)).length,
    guards: guards.length,
    guardsBothWays: guards.filter(({ yes, no }) => yes > 0 && no > 0).length,
    pairs: pairs.size,
    pairsTaken: [...pairs].filter((pair) => pairsTaken.has(pair)).length,
    tours: tours.length,
    steps: tours.reduce((sum, { steps }) => sum + steps.length, 0),
    browser: runs.length > 0 ? inBrowser(model, page, runs) : null,
  };
}

function inBrowser(model: FlowModel, page: Graph, runs: readonly TourRun[]): Coverage['browser'] {
  const declared = declaredTransitions(model.machine);
  const taken = new Set(runs.flatMap(({ steps }) => steps.flatMap((step) => step.taken)));
  const passed = declared.filter(({ id }) => taken.has(id)).map(({ source }) => source);
  const seen = new Set([...runs.flatMap(({ steps }) => steps.flatMap((step) => step.states)), ...passed]);
  const pairs = goals(page, everyPair);
  const pairsTaken = pairsOf(runs);
  return {
    statesSeen: declaredStates(model.machine).filter((state) => seen.has(state)).length,
    transitionsTaken: declared.filter(({ id }) => taken.has(id)).length,
    pairs: pairs.size,
    pairsTaken: [...pairs].filter((pair) => pairsTaken.has(pair)).length,
    tours: runs.length,
    steps: runs.reduce((sum, { steps }) => sum + steps.length, 0),
  };
}
