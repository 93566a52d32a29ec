import type { Change } from '../atlasData.ts';
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';

type Facts = Record<string, string>;

const factsOfState = (state: ChartState): Facts => ({
  type: state.type,
  parent: state.parent ?? '',
  initial: state.initial ?? '',
  description: state.description,
  requirements: state.requirements.join(', '),
  specification: state.specification ?? '',
  tags: state.tags.join(', '),
  entry: state.entry.join(', '),
  exit: state.exit.join(', '),
  actors: state.actors.map(({ id, source }) => `${id}: ${source}`).join(', '),
});

const factsOfTransition = (transition: ChartTransition): Facts => ({
  target: transition.targets.map((target) => target || transition.id.split('::')[0]).join(', '),
  guard: transition.guard ?? '',
  actions: transition.actions.join(', '),
  reenters: String(transition.isReentering),
});

/** What is otherwise, as a reader wants it: `target idle → ended, guard isOpen added`. */
function wordsFor(before: Facts, after: Facts): string[] {
  return Object.keys(after).flatMap((name) => {
    const [was = '', is = ''] = [before[name], after[name]];
    if (was === is) return [];
    if (was === '') return [`${name} ${is} added`];
    return is === '' ? [`${name} ${was} removed`] : [`${name} ${was} → ${is}`];
  });
}

const nameOfTransition = ({ source, event, guard, targets }: ChartTransition) =>
  `${source || '(machine)'} —${event}${guard ? ` [${guard}]` : ''}→ ${targets.join(', ') || 'stays'}`;

function changesOfStates(before: Chart, after: Chart): Change[] {
  const isOf = (path: string) => (state: ChartState) => state.path === path;
  const removed = before.states.filter(({ path }) => !after.states.some(isOf(path)));
  return [
    ...after.states.flatMap((state): Change[] => {
      const old = before.states.find(isOf(state.path));
      const what = { what: 'state', id: state.path } as const;
      if (!old) return [{ ...what, kind: 'added', text: state.path }];
      const words = wordsFor(factsOfState(old), factsOfState(state));
      return words.length > 0
        ? [{ ...what, kind: 'changed', text: `${state.path || '(machine)'}: ${words.join(', ')}` }]
        : [];
    }),
    ...removed.map(({ path }): Change => ({ what: 'state', kind: 'removed', id: path, text: path })),
  ];
}

/** The transitions of two charts that are the same one: with the same guard, else to the same target, else in the same place. */
function pairTransitions(before: Chart, after: Chart): Map<ChartTransition, ChartTransition> {
  const pairs = new Map<ChartTransition, ChartTransition>();
  const left = new Set(before.transitions);
  const likeness: ((one: ChartTransition) => string)[] = [
    ({ guard, targets }) => JSON.stringify([guard, targets]),
    ({ guard }) => JSON.stringify(guard),
    ({ targets }) => JSON.stringify(targets),
    () => '',
  ];
  for (const like of likeness) {
    for (const transition of after.transitions) {
      if (pairs.has(transition)) continue;
      const old = [...left].find(
        (one) => one.source === transition.source && one.event === transition.event && like(one) === like(transition),
      );
      if (!old) continue;
      pairs.set(transition, old);
      left.delete(old);
    }
  }
  return pairs;
}

function changesOfTransitions(before: Chart, after: Chart): Change[] {
  const pairs = pairTransitions(before, after);
  const kept = new Set(pairs.values());
  const removed = before.transitions.filter((transition) => !kept.has(transition));
  return [
    ...after.transitions.flatMap((transition): Change[] => {
      const old = pairs.get(transition);
      const what = { what: 'transition', id: transition.id } as const;
      if (!old) return [{ ...what, kind: 'added', text: nameOfTransition(transition) }];
      const words = wordsFor(factsOfTransition(old), factsOfTransition(transition));
      return words.length > 0
        ? [{ ...what, kind: 'changed', text: `${nameOfTransition(transition)}: ${words.join(', ')}` }]
        : [];
    }),
    ...removed.map((transition): Change => ({
      what: 'transition',
      kind: 'removed',
      id: transition.id,
      text: nameOfTransition(transition),
    })),
  ];
}

/** What is otherwise in a machine than before; a machine that was not there is added as a whole. */
export function differenceOf(before: Chart | undefined, after: Chart): Change[] {
  if (!before) return [{ what: 'machine', kind: 'added', id: '', text: after.description || after.machine }];
  return [...changesOfStates(before, after), ...changesOfTransitions(before, after)];
}

/** The machines that are gone. */
export const removedMachines = (before: readonly Chart[], after: readonly Chart[]): string[] =>
  before.map(({ machine }) => machine).filter((machine) => !after.some((one) => one.machine === machine));

const signs = { added: '+', removed: '−', changed: '~' };

/** The changes as a pull request shows them, in Markdown. */
export function toMarkdown(against: string, machines: { id: string; changes: Change[] }[], removed: string[]): string {
  const changed = machines.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0 && removed.length === 0) return `The machines are as in \`${against}\`.`;
  const lines = changed.flatMap(({ id, changes }) => [
    '',
    `### ${id}`,
    '',
    ...changes.map(({ what, kind, text }) => `- ${signs[kind]} ${what} ${kind}: \`${text}\``),
  ]);
  return [
    `## The machines, compared with \`${against}\``,
    ...lines,
    ...(removed.length > 0 ? ['', ...removed.map((id) => `- ${signs.removed} machine removed: \`${id}\``)] : []),
  ].join('\n');
}
