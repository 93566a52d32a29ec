import { basename } from 'node:path';
import { type Group, type Load, mergeSmall, type Uncosted } from './mergeGroups.ts';
import { moduleOf, type ModuleGraph } from './moduleGraph.ts';

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

/** In characters before they are made small: the most that one page may load without need, whatever the others gain. */
const MOST_OF_PAGE = 30_000;

/** For the one that people come to first, with an empty cache. */
const MOST_OF_FRONT = 3_000;

/** And for a form that is waited for on a page, with that page: together they are the largest. */
const MOST_OF_FORM = 500;

/** Of a page that a sign-in mostly leads to, where any other counts as one: what it begins with is seldom in the cache. */
const WEIGHT_OF_ARRIVAL = 2;

/** Of what comes when the page stands. */
const WEIGHT_OF_PART = 0.03;

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
  const groups = new Map<string, Uncosted>();
  for (const [id, its] of [...users].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const key = its.map((load) => loads.indexOf(load)).join();
    const { place, modules } = groups.get(key) ?? { place: groups.size, modules: [] };
    groups.set(key, { place, modules: [...modules, id], users: new Set(its) });
  }
  const withCosts = (group: Uncosted): Group => {
    const costFor = (loaded: Load) =>
      group.modules.reduce((sum, id) => sum + (loaded.modules.has(id) ? 0 : moduleOf(graph, id).size), 0);
    return { ...group, costs: new Map(loads.map((load) => [load, costFor(load)])) };
  };
  return mergeSmall(graph, [...groups.values()].map(withCosts), withCosts);
}
