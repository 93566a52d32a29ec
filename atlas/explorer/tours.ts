import type { Edge, Graph } from './explore.ts';

/** A walk from a start, an event a step. */
export interface Tour {
  start: Graph['starts'][number];
  steps: Edge[];
}

/** What a step proves, given the one before it. */
export type Criterion = (before: Edge | null, step: Edge) => string[];

/** Every transition is taken. */
export const everyTransition: Criterion = (_before, step) => step.taken;

/** Every transition is taken right after every other that it can follow. */
export const everyPair: Criterion = (before, step) => (before ? [`${before.taken.at(-1)} → ${step.taken[0]}`] : []);

/** In steps: a longer tour is hard to read when it fails. */
const LONGEST = 24;

/** Everything that can be proven with the graph's edges. */
export function goals({ edges }: Graph, criterion: Criterion): Set<string> {
  const into = groupBy(edges, (edge) => edge.to);
  return new Set(
    edges.flatMap((step) => [null, ...(into.get(step.from) ?? [])].flatMap((before) => criterion(before, step))),
  );
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The shortest walk from a place to a step that proves something new. */
function nearest(
  outOf: Map<string, Edge[]>,
  at: string,
  before: Edge | null,
  isNew: (before: Edge | null, step: Edge) => boolean,
): Edge[] | null {
  const walks: Edge[][] = [[]];
  const seen = new Set<Edge>();
  for (const walk of walks) {
    const last = walk.at(-1);
    for (const step of outOf.get(last?.to ?? at) ?? []) {
      if (isNew(last ?? before, step)) return [...walk, step];
      if (seen.has(step)) continue;
      seen.add(step);
      walks.push([...walk, step]);
    }
  }
  return null;
}

/** Few tours that together prove all that can be proven, each as long as it may be. */
export function planTours(graph: Graph, criterion: Criterion): Tour[] {
  const outOf = groupBy(graph.edges, (edge) => edge.from);
  const left = goals(graph, criterion);
  const isNew = (before: Edge | null, step: Edge) => criterion(before, step).some((goal) => left.has(goal));
  const tours: Tour[] = [];
  for (const start of graph.starts) {
    for (;;) {
      const steps: Edge[] = [];
      for (;;) {
        const walk = nearest(outOf, steps.at(-1)?.to ?? start.at, steps.at(-1) ?? null, isNew);
        if (!walk || (steps.length > 0 && steps.length + walk.length > LONGEST)) break;
        for (const step of walk) {
          for (const goal of criterion(steps.at(-1) ?? null, step)) left.delete(goal);
          steps.push(step);
        }
      }
      if (steps.length === 0) break;
      tours.push({ start, steps });
    }
  }
  return tours;
}
