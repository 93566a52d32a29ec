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
const LONGEST = 36;

/** Everything that can be proven with the graph's edges. */
export function goals({ edges }: Graph, criterion: Criterion): Set<string> {
  const into = groupBy(edges, (edge) => edge.to);
  return new Set(
    edges.flatMap((step) => [null, ...(into.get(step.from) ?? [])].flatMap((before) => criterion(before, step))),
  );
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Kept for each graph: it is asked for place by place. */
const grouped = new WeakMap<readonly Edge[], Map<string, Edge[]>>();

/** The steps out of a place. */
export function stepsFrom({ edges }: Graph, at: string): readonly Edge[] {
  const outOf = grouped.get(edges) ?? groupBy(edges, (edge) => edge.from);
  grouped.set(edges, outOf);
  return outOf.get(at) ?? [];
}

/** A step of a walk, behind the walk that leads to it. */
interface Way {
  before: Way | null;
  step: Edge;
}

function walkOf(way: Way): Edge[] {
  const walk: Edge[] = [];
  for (let one: Way | null = way; one; one = one.before) walk.push(one.step);
  return walk.toReversed();
}

/** The shortest walk from a place to a step that proves something new. */
function nearest(
  outOf: Map<string, Edge[]>,
  at: string,
  before: Edge | null,
  isNew: (before: Edge | null, step: Edge) => boolean,
): Edge[] | null {
  const ways: (Way | null)[] = [null];
  const seen = new Set<Edge>();
  for (const way of ways) {
    for (const step of outOf.get(way?.step.to ?? at) ?? []) {
      if (isNew(way?.step ?? before, step)) return walkOf({ before: way, step });
      if (seen.has(step)) continue;
      seen.add(step);
      ways.push({ before: way, step });
    }
  }
  return null;
}

/** What tours prove. */
export const provenBy = (tours: readonly Tour[], criterion: Criterion): Set<string> =>
  new Set(tours.flatMap(({ steps }) => steps.flatMap((step, index) => criterion(steps[index - 1] ?? null, step))));

/**
 * Few tours that together prove all that can be proven, each as long as it may be. One begins at the start that is nearest to
 * something new, of several at one where none has begun.
 *
 * @param before tours that are taken anyway, so that nothing is planned for what they prove
 */
export function planTours(graph: Graph, criterion: Criterion, before: readonly Tour[] = []): Tour[] {
  const outOf = groupBy(graph.edges, (edge) => edge.from);
  const left = goals(graph, criterion);
  for (const goal of provenBy(before, criterion)) left.delete(goal);
  const isNew = (last: Edge | null, step: Edge) => {
    const proven = criterion(last, step);
    return typeof proven === 'string' ? left.has(proven) : proven.some((goal) => left.has(goal));
  };
  const tours: Tour[] = [];
  for (;;) {
    const begun = [...before, ...tours].map(({ start }) => start);
    const [first] = graph.starts
      .flatMap((start) => {
        const walk = nearest(outOf, start.at, null, isNew);
        return walk ? [{ start, walk, isBegun: begun.includes(start) }] : [];
      })
      .toSorted((one, two) => one.walk.length - two.walk.length || Number(one.isBegun) - Number(two.isBegun));
    if (!first) return tours;
    const steps: Edge[] = [];
    for (
      let walk: Edge[] | null = first.walk;
      walk;
      walk = nearest(outOf, steps.at(-1)?.to ?? '', steps.at(-1) ?? null, isNew)
    ) {
      if (steps.length > 0 && steps.length + walk.length > LONGEST) break;
      for (const step of walk) {
        for (const goal of [criterion(steps.at(-1) ?? null, step)].flat()) left.delete(goal);
        steps.push(step);
      }
    }
    tours.push({ start: first.start, steps });
  }
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
