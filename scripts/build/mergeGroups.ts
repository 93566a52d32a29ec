import { moduleOf, type ModuleGraph } from './moduleGraph.ts';

/** Modules that come in one file. */
export interface Group {
  /** Among the others: of pairs that gain the same, the first come together. */
  place: number;
  modules: readonly string[];
  /** The loads that need it. */
  users: ReadonlySet<Load>;
  /** In characters before they are made small: what of it each load does not need. */
  costs: ReadonlyMap<Load, number>;
}

/** What is fetched at one time. */
export interface Load {
  /** All that it takes, by the ids of the modules. */
  modules: ReadonlySet<string>;
  /** How much it counts: a page is waited for, any other part comes when the page stands. */
  weight: number;
  /** In characters before they are made small: what it may load without need for one file less. */
  spare: number;
}

/**
 * In characters before they are made small: what pages may load without need so that each fetches one file less. A file has a
 * kilobyte of headers, and waits its turn on a connection.
 */
const WORTH_A_FILE = 10_000;

/** Before it is told what it costs. */
export type Uncosted = Omit<Group, 'costs'>;

/** Merges two at a time, those that gain most, until none do. */
export function mergeSmall(
  graph: ModuleGraph,
  groups: readonly Group[],
  withCosts: (group: Uncosted) => Group,
): Group[] {
  const left = new Map(groups.map((group) => [group.place, group]));
  let pairs = pairsOf(groups, left);
  let brought: ReadonlyMap<Group, Brought> = new Map();
  for (;;) {
    const needs = needsOf(graph, [...left.values()]);
    brought = broughtBy(needs, brought);
    pairs.sort((a, b) => b.most - a.most || a.one.place - b.one.place || a.other.place - b.other.place);
    const best = findBest(pairs, needs, brought);
    if (!best) return [...left.values()];
    const { one, other } = best;
    const merged = withCosts({
      place: one.place,
      modules: [...one.modules, ...other.modules],
      users: new Set([...one.users, ...other.users]),
    });
    left.delete(other.place);
    left.set(merged.place, merged);
    // Who loads the one for the other's sake loads what either needs.
    const needed = [...neededBy(needsOf(graph, [...left.values()]), [merged])]
      .map((group) => ({ ...group, users: new Set([...group.users, ...merged.users]) }))
      .filter(({ place, users }) => users.size > (left.get(place)?.users.size ?? 0));
    for (const group of needed) left.set(group.place, group);
    const isLeft = (group: Group) => left.get(group.place) === group;
    pairs = [...pairs.filter((pair) => isLeft(pair.one) && isLeft(pair.other)), ...pairsOf([merged, ...needed], left)];
  }
}

/** Two groups that somebody needs both of, the first by its place before the other. */
interface Pair {
  one: Group;
  other: Group;
  /** What a file less saves: told sooner than what it costs, and never less than the gain. */
  most: number;
}

/** The pairs of some groups with all that are left, each once. */
function pairsOf(some: readonly Group[], left: ReadonlyMap<number, Group>): Pair[] {
  const places = new Set(some.map(({ place }) => place));
  return some.flatMap((group) =>
    [...left.values()].flatMap((another) => {
      const isTwice = another.place <= group.place && places.has(another.place);
      const most = isTwice ? 0 : savedBy(group, another);
      if (most === 0) return [];
      return group.place < another.place ? { one: group, other: another, most } : { one: another, other: group, most };
    }),
  );
}

/** The two groups that gain most by coming together; undefined where none do. */
function findBest(pairs: readonly Pair[], needs: Needs, brought: ReadonlyMap<Group, Brought>): Pair | undefined {
  let best: { pair: Pair; gain: number } | undefined;
  for (const pair of pairs) {
    if (pair.most <= (best?.gain ?? 0)) break;
    const gain = gainOf(pair, brought);
    if (gain > (best?.gain ?? 0) && !makesCircle(needs, pair)) best = { pair, gain };
  }
  return best?.pair;
}

/** Which other groups each one needs itself. */
type Needs = ReadonlyMap<Group, ReadonlySet<Group>>;

function needsOf(graph: ModuleGraph, groups: readonly Group[]): Needs {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  return new Map(
    groups.map((group) => {
      const needs = group.modules.flatMap((id) =>
        [...moduleOf(graph, id).needs].flatMap((need) => groupOf.get(need) ?? []),
      );
      return [group, new Set(needs)];
    }),
  );
}

/** What comes with some groups, at whatever remove; one of them only where another group needs it. */
function neededBy(needs: Needs, some: readonly Group[]): Set<Group> {
  const needed = new Set(
    some.flatMap((group) => [...(needs.get(group) ?? [])]).filter((group) => !some.includes(group)),
  );
  for (const group of needed) for (const further of needs.get(group) ?? []) needed.add(further);
  return needed;
}

/** What one file in the place of two saves those who need both. */
function savedBy(one: Group, other: Group): number {
  let saved = 0;
  for (const user of one.users) if (other.users.has(user)) saved += user.weight * WORTH_A_FILE;
  return saved;
}

/**
 * What one file in the place of two saves those who need both, less what those load who need only one; nothing where that is
 * more for one page than it may be.
 */
function gainOf({ one, other, most }: Pair, brought: ReadonlyMap<Group, Brought>): number {
  let lost = 0;
  for (const [needed, beside] of [
    [one, other],
    [other, one],
  ] as const) {
    const along = brought.get(beside);
    if (!along) continue;
    for (const user of needed.users) {
      if (beside.users.has(user)) continue;
      const loss = lossFor(user, along);
      if (user.weight >= 1 && loss > user.spare) return 0;
      lost += user.weight * loss;
    }
  }
  return most - lost;
}

/** What a group brings along. */
interface Brought {
  /** The groups that come with it, itself among them. */
  groups: ReadonlySet<Group>;
  /** What of it each load would take that does not need it, as far as that was asked. */
  losses: Map<Load, number>;
}

/** What each group brings along. @param before what each brought until now: what is the same is not reckoned again */
function broughtBy(needs: Needs, before: ReadonlyMap<Group, Brought>): Map<Group, Brought> {
  return new Map(
    [...needs.keys()].map((group) => {
      const groups = neededBy(needs, [group]).add(group);
      const known = before.get(group);
      const isSame = known?.groups.size === groups.size && [...groups].every((one) => known.groups.has(one));
      return [group, isSame ? known : { groups, losses: new Map() }];
    }),
  );
}

/** What a load that does not need a group would take of all that it brings along. */
function lossFor(user: Load, { groups, losses }: Brought): number {
  const known = losses.get(user);
  if (known !== undefined) return known;
  let loss = 0;
  for (const { users, costs } of groups) if (!users.has(user)) loss += costs.get(user) ?? 0;
  losses.set(user, loss);
  return loss;
}

/** Whether the two in one file would need a third that needs them. */
function makesCircle(needs: Needs, { one, other }: Pair): boolean {
  const needed = neededBy(needs, [one, other]);
  return needed.has(one) || needed.has(other);
}
