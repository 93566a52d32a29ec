import type { Chart } from '../../chart/chart.ts';

/** A state or a transition of a chart, as one string: `state route.open`, `transition gate.none::always::0`. */
export type ItemId = `state ${string}` | `transition ${string}`;

export const stateItem = (path: string): ItemId => `state ${path}`;
export const transitionItem = (id: string): ItemId => `transition ${id}`;

/** The path or the id that an item names. */
export const nameOfItem = (item: ItemId): string => item.slice(item.indexOf(' ') + 1);

export const isState = (item: ItemId): boolean => item.startsWith('state ');

/** Every state, each followed by the transitions that leave it. */
export const itemsOf = ({ states, transitions }: Chart): ItemId[] =>
  states.flatMap(({ path }) => [
    stateItem(path),
    ...transitions.filter(({ source }) => source === path).map(({ id }) => transitionItem(id)),
  ]);

/** The state that a chart begins in. */
export function firstItem({ states }: Chart): ItemId {
  const [machine] = states;
  return stateItem(machine?.initial ?? machine?.path ?? '');
}

/** Where an arrow key leads: down and up through all there is, right along a transition, left back to its source. */
export function walk(chart: Chart, from: ItemId, key: string): ItemId | null {
  const items = itemsOf(chart);
  const index = items.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return items[index + 1] ?? null;
    case 'ArrowUp':
      return items[index - 1] ?? null;
    case 'Home':
      return items[0] ?? null;
    case 'End':
      return items.at(-1) ?? null;
    case 'ArrowRight':
      return along(chart, from);
    case 'ArrowLeft':
      return back(chart, from);
    default:
      return null;
  }
}

function along({ transitions }: Chart, from: ItemId): ItemId | null {
  const name = nameOfItem(from);
  if (!isState(from)) {
    const [target] = transitions.find(({ id }) => id === name)?.targets ?? [];
    return target === undefined ? null : stateItem(target);
  }
  const leaving = transitions.find(({ source }) => source === name);
  return leaving ? transitionItem(leaving.id) : null;
}

function back({ states, transitions }: Chart, from: ItemId): ItemId | null {
  const name = nameOfItem(from);
  const to = isState(from)
    ? states.find(({ path }) => path === name)?.parent
    : transitions.find(({ id }) => id === name)?.source;
  return to === undefined || to === null ? null : stateItem(to);
}
