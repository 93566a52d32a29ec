import { basename } from 'node:path';
import type { GraphModule, ModuleGraph } from './moduleGraph.ts';

/** Modules that come in one file. */
interface Group {
  modules: readonly string[];
  /** The loads that need it. */
  users: ReadonlySet<Load>;
  /** In characters before they are made small: what of it each load does not need. */
  costs: ReadonlyMap<Load, number>;
}

/** What is fetched at one time. */
interface Load {
  /** All that it takes, by the ids of the modules. */
  modules: ReadonlySet<string>;
  /** How much it counts: a page is waited for, any other part comes when the page stands. */
  weight: number;
  /** In characters before they are made small: what it may load without need for one file less. */
  spare: number;
}

/** What the first page loads whichever it is, and the modules that are fetched by themselves later. */
export interface Parts {
  shell: ReadonlySet<string>;
  roots: readonly string[];
}

/** Which of the modules that are fetched by themselves come together. */
export interface Pages {
  pages: readonly string[];
  /** What comes with any page of someone who has signed in. */
  signedIn: readonly string[];
  /** The one that people come to first. */
  front?: string | undefined;
  /** Those that a sign-in mostly leads to. */
  arrivals?: readonly string[] | undefined;
  /** What is waited for on a page that stands before it, and that page. */
  forms?: readonly { module: string; page: string }[] | undefined;
}

const noPages: Pages = { pages: [], signedIn: [] };

/**
 * In characters before they are made small: what pages may load without need so that each fetches one file less. A file has a
 * kilobyte of headers, and waits its turn on a connection.
 */
const WORTH_A_FILE = 10_000;

/** The most of it for one page, whatever the others gain. */
const MOST_OF_PAGE = 30_000;

/** For the one that people come to first, with an empty cache. */
const MOST_OF_FRONT = 3_000;

/** And for a form that is waited for on a page, with that page: together they are the largest. */
const MOST_OF_FORM = 500;

/** Of a page that a sign-in mostly leads to, where any other counts as one: what it begins with is seldom in the cache. */
const WEIGHT_OF_ARRIVAL = 2;

/** Of what comes when the page stands. */
const WEIGHT_OF_PART = 0.03;

const unknown: GraphModule = { needs: new Set(), fetches: [], size: 0 };
const moduleOf = (graph: ModuleGraph, id: string) => graph.get(id) ?? unknown;

/** The modules and all that comes with them. */
export function reach(graph: ModuleGraph, from: Iterable<string>): Set<string> {
  const reached = new Set(from);
  for (const id of reached) for (const needed of moduleOf(graph, id).needs) reached.add(needed);
  return reached;
}

/**
 * The shell is what every page needs, whichever it is, and nothing else.
 *
 * @param entry the module that the HTML runs
 * @param start the one that the entry always fetches
 */
export function findParts(graph: ModuleGraph, entry: string, start: string): Parts {
  const shell = reach(graph, [entry, start]);
  const seen = new Set(shell);
  const roots = new Set<string>();
  for (const id of seen) {
    for (const fetched of moduleOf(graph, id).fetches) {
      if (shell.has(fetched)) continue;
      roots.add(fetched);
      for (const needed of reach(graph, [fetched])) seen.add(needed);
    }
  }
  return { shell, roots: [...roots].sort() };
}

/** The file of the styles that come later. */
const STYLES = 'styles';

/** Half of the shell. */
const isReactDom = (id: string) => /\/node_modules\/react-dom\/(client|cjs\/react-dom-client)\b/.test(id);

/** Whether a module is nothing but a style. */
export const isStyle = (id: string) => /\.css(\?|$)/.test(id);

/**
 * The file of each module, by name. The entry stands for itself, with what it needs.
 *
 * The shell comes in two halves, side by side: React DOM, which a new version of the portal seldom changes, and the rest.
 * People come about once a month: one file less to begin with is worth more than packages that are still there after a
 * release. The styles of all that comes later are one file: cut up as the scripts are, each page would wait for ten of them,
 * most of them shorter than what is said with a file.
 */
export function nameChunks(graph: ModuleGraph, entry: string, parts: Parts, pages = noPages): Map<string, string> {
  const names = new Map<string, string>();
  const ofEntry = reach(graph, [entry]);
  for (const id of parts.shell) {
    if (ofEntry.has(id)) continue;
    names.set(id, isReactDom(id) ? 'react-dom' : 'shell');
  }
  for (const id of reach(graph, parts.roots)) if (isStyle(id) && !parts.shell.has(id)) names.set(id, STYLES);
  const taken = new Set(names.values());
  for (const group of groupLater(graph, parts, pages)) {
    const name = nameOf(graph, group, parts);
    // Two of one name would come in one file.
    let own = name;
    for (let count = 2; taken.has(own); count++) own = name + count;
    taken.add(own);
    for (const id of group.modules) names.set(id, own);
  }
  return names;
}

/** After its largest page, or else its largest module. */
function nameOf(graph: ModuleGraph, { modules }: Group, { roots }: Parts): string {
  const fetched = modules.filter((id) => roots.includes(id));
  const [largest = ''] = (fetched.length > 0 ? fetched : [...modules]).sort(
    (a, b) => moduleOf(graph, b).size - moduleOf(graph, a).size,
  );
  return basename(largest).replace(/[.?].*/, '');
}

/** A page for who has signed in, a page for a stranger, a form with its page, every other part by itself. */
function loadsOf(
  graph: ModuleGraph,
  { roots }: Parts,
  { pages, signedIn, front, arrivals = [], forms = [] }: Pages,
): Load[] {
  const isForm = (root: string) => forms.some(({ module }) => module === root);
  const parts = roots.filter((root) => !pages.includes(root) && !signedIn.includes(root) && !isForm(root));
  const load = (from: string[], weight: number, spare = MOST_OF_PAGE): Load => ({
    modules: reach(graph, from),
    weight,
    spare,
  });
  return [
    ...pages.flatMap((page) => [
      load([page, ...signedIn], arrivals.includes(page) ? WEIGHT_OF_ARRIVAL : 1),
      load([page], 1, page === front ? MOST_OF_FRONT : MOST_OF_PAGE),
    ]),
    ...forms.map(({ module, page }) => load([page, module], 1, MOST_OF_FORM)),
    ...parts.map((part) => load([part], WEIGHT_OF_PART)),
  ];
}

/**
 * Puts what is fetched later into files: together what the same pages need, and together too what costs a page less than
 * one file more to fetch.
 */
function groupLater(graph: ModuleGraph, parts: Parts, pages: Pages): Group[] {
  const { shell } = parts;
  const loads = loadsOf(graph, parts, pages);
  const users = new Map<string, Load[]>();
  for (const load of loads) {
    for (const id of load.modules) if (!shell.has(id) && !isStyle(id)) users.set(id, [...(users.get(id) ?? []), load]);
  }
  const groups = new Map<string, Pick<Group, 'modules' | 'users'>>();
  for (const [id, its] of [...users].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const key = its.map((load) => loads.indexOf(load)).join();
    groups.set(key, { modules: [...(groups.get(key)?.modules ?? []), id], users: new Set(its) });
  }
  const withCosts = (group: Pick<Group, 'modules' | 'users'>): Group => {
    const costFor = (loaded: Load) =>
      group.modules.reduce((sum, id) => sum + (loaded.modules.has(id) ? 0 : moduleOf(graph, id).size), 0);
    return { ...group, costs: new Map(loads.map((load) => [load, costFor(load)])) };
  };
  return mergeSmall(graph, [...groups.values()].map(withCosts), withCosts);
}

/** Merges two at a time, those that gain most, until none do. */
function mergeSmall(
  graph: ModuleGraph,
  groups: readonly Group[],
  withCosts: (group: Pick<Group, 'modules' | 'users'>) => Group,
): Group[] {
  const left = [...groups];
  for (;;) {
    const best = findBest(left, needsOf(graph, left));
    if (!best) return left;
    const { one, other } = best;
    left.splice(left.indexOf(other), 1);
    const merged = withCosts({
      modules: [...one.modules, ...other.modules],
      users: new Set([...one.users, ...other.users]),
    });
    left[left.indexOf(one)] = merged;
    // Who loads the one for the other's sake loads what either needs.
    for (const needed of neededBy(needsOf(graph, left), [merged]))
      left[left.indexOf(needed)] = { ...needed, users: new Set([...needed.users, ...merged.users]) };
  }
}

/** The two groups that gain most by coming together; undefined where none do. */
function findBest(left: readonly Group[], needs: Needs): { one: Group; other: Group } | undefined {
  const brought = new Map(left.map((group) => [group, neededBy(needs, [group]).add(group)]));
  // What a file less saves is told sooner than what it costs, and is never less than the gain.
  const pairs = left
    .flatMap((one, index) => left.slice(index + 1).map((other) => ({ one, other, most: savedBy(one, other) })))
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.most - a.most);
  let best: { one: Group; other: Group; gain: number } | undefined;
  for (const { one, other, most } of pairs) {
    if (most <= (best?.gain ?? 0)) break;
    const gain = gainOf(one, other, brought);
    if (gain > (best?.gain ?? 0) && !makesCircle(needs, one, other)) best = { one, other, gain };
  }
  return best;
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
function gainOf(one: Group, other: Group, brought: Brought): number {
  const losses = [...lossesOf(one, other, brought), ...lossesOf(other, one, brought)];
  if (losses.some(({ user, loss }) => user.weight >= 1 && loss > user.spare)) return 0;
  return savedBy(one, other) - losses.reduce((sum, { user, loss }) => sum + user.weight * loss, 0);
}

/** The groups that come with each, itself among them. */
type Brought = ReadonlyMap<Group, ReadonlySet<Group>>;

/** What each of those who need only the one would load of the other, with all that the other brings along. */
const lossesOf = (one: Group, other: Group, brought: Brought) =>
  [...one.users]
    .filter((user) => !other.users.has(user))
    .map((user) => ({
      user,
      loss: [...(brought.get(other) ?? [])]
        .filter(({ users }) => !users.has(user))
        .reduce((sum, { costs }) => sum + (costs.get(user) ?? 0), 0),
    }));

/** Whether the two in one file would need a third that needs them. */
function makesCircle(needs: Needs, one: Group, other: Group): boolean {
  const needed = neededBy(needs, [one, other]);
  return needed.has(one) || needed.has(other);
}
