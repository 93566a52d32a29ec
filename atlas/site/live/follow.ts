import type { LiveMessage } from '../../live/messages.ts';
import { whereItIs, type Overlay } from '../chart/overlay.ts';

type Moved = Extract<LiveMessage, { type: 'machine.moved' }>;

/** A machine that runs in another tab, as far as it has told; `taken` are the transitions of its last move. */
export type Followed = Pick<Moved, 'actor' | 'tab' | 'machine' | 'states' | 'isDone' | 'taken'>;

/** Something that happened in a machine since the portal is followed. */
export interface Happening extends Pick<Moved, 'tab' | 'machine' | 'states'> {
  key: number;
  event: string;
}

/** A portal that runs in other tabs. */
export interface Portal {
  /** The one that moved last comes first. */
  machines: readonly Followed[];
  /** What happened in all of them, the newest first. */
  log: readonly Happening[];
}

export const nothingHeard: Portal = { machines: [], log: [] };

/** As many events as a person may want to look back on. */
const LONGEST_LOG = 400;

/** What is known of the portal after one more message. */
export function follow({ machines, log }: Portal, message: LiveMessage): Portal {
  if (message.type === 'atlas.opened') return { machines, log };
  const others = machines.filter(({ actor }) => actor !== message.actor);
  if (message.type === 'machine.stopped') return { machines: others, log };
  const { actor, tab, machine, states, event, taken, isDone } = message;
  const happening = event === null ? [] : [{ key: (log[0]?.key ?? 0) + 1, tab, machine, event, states }];
  // The page of the tab may be another by now.
  const named = others.map((one) => (one.tab.id === tab.id ? { ...one, tab } : one));
  return {
    machines: [{ actor, tab, machine, states, isDone, taken }, ...named],
    log: [...happening, ...log].slice(0, LONGEST_LOG),
  };
}

export interface Tab {
  id: string;
  /** The title of its page; of several with one title the later ones are numbered. */
  name: string;
  machines: Followed[];
}

/** The tabs in which machines run, in the order of their names. */
export function tabsOf({ machines }: Portal): Tab[] {
  const ids = [...new Set(machines.map(({ tab }) => tab.id))].toSorted();
  const tabs = ids.map((id) => {
    const ofTab = machines.filter(({ tab }) => tab.id === id);
    return { id, title: ofTab[0]?.tab.title ?? '', machines: ofTab };
  });
  return tabs
    .map(({ id, title, machines: ofTab }, index) => {
      const before = tabs.slice(0, index).filter((other) => other.title === title).length;
      const byMachine = ofTab.toSorted((one, two) => (one.machine < two.machine ? -1 : 1));
      return { id, name: before > 0 ? `${title} (${before + 1})` : title, machines: byMachine };
    })
    .toSorted((one, two) => (one.name < two.name ? -1 : 1));
}

/** The chart with where a followed machine is, and the transitions of its last move. */
export const liveOverlay = ({ states, taken }: Followed): Overlay => ({
  states: whereItIs(states),
  transitions: new Map(taken.map((id) => [id, { mark: 'last' }])),
});
