import type { Edge, Graph } from './explore.ts';

/** A walk from a start, an event a step. */
export interface Tour {
  start: Graph['starts'][number];
  steps: Edge[];
}

/** What a step proves, given the one before it. */
export type Criterion = (before: Edge | null, step: Edge) => string | string[];

/** Every transition is taken. */
export const everyTransition: Criterion = (_before, step) => step.taken;

/** Every transition is taken right after every other that it can follow. */
export const everyPair: Criterion = (before, step) => (before ? `${before.taken.at(-1)} → ${step.taken[0]}` : []);

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

/**
 * Few tours that together prove all that can be proven, each as long as it may be. The starts take turns, so that none has
 * to be begun at for itself alone.
 */
export function planTours(graph: Graph, criterion: Criterion): Tour[] {
  const outOf = groupBy(graph.edges, (edge) => edge.from);
  const left = goals(graph, criterion);
  const isNew = (before: Edge | null, step: Edge) => [criterion(before, step)].flat().some((goal) => left.has(goal));
  const tours: Tour[] = [];
  let starts = graph.starts;
  while (starts.length > 0) {
    starts = starts.filter((start) => {
      const steps: Edge[] = [];
      for (;;) {
        const walk = nearest(outOf, steps.at(-1)?.to ?? start.at, steps.at(-1) ?? null, isNew);
        if (!walk || (steps.length > 0 && steps.length + walk.length > LONGEST)) break;
        for (const step of walk) {
          for (const goal of [criterion(steps.at(-1) ?? null, step)].flat()) left.delete(goal);
          steps.push(step);
        }
      }
      if (steps.length > 0) tours.push({ start, steps });
      return steps.length > 0;
    });
  }
  return tours;
}

/** Numbers from 0 to 1 that look random and are the same for a seed (a linear congruential generator). */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A walk that takes any step that there is; the same one for a seed. It ends early where nothing more can happen. */
export function randomTour(graph: Graph, seed: number, length: number): Tour {
  const outOf = groupBy(graph.edges, (edge) => edge.from);
  const chance = chances(seed);
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)];
  // Some begin where nothing can happen.
  const start = oneOf(graph.starts.filter(({ at }) => outOf.has(at))) ?? graph.starts[0];
  if (!start) throw new Error('a walk needs a start');
  const steps: Edge[] = [];
  while (steps.length < length) {
    const step = oneOf(outOf.get(steps.at(-1)?.to ?? start.at) ?? []);
    if (!step) break;
    steps.push(step);
  }
  return { start, steps };
}
