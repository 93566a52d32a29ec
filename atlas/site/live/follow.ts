import type { LiveMessage } from '../../live/messages.ts';
import { whereItIs, type Overlay } from '../chart/overlay.ts';

/** A machine that runs in another tab, as far as it has told. */
export interface Followed {
  actor: string;
  machine: string;
  states: string[];
  isDone: boolean;
  /** The transitions of its last move. */
  taken: string[];
  /** What happened since it is followed, the newest first. */
  log: { key: number; event: string; taken: string[]; states: string[] }[];
}

/** Of each machine as many events as a person may want to look back on. */
const LONGEST_LOG = 200;

/** The machines that are heard of, after one more message; those that begin anew come first. */
export function follow(known: readonly Followed[], message: LiveMessage): readonly Followed[] {
  if (message.type === 'atlas.opened') return known;
  if (message.type === 'machine.stopped') return known.filter(({ actor }) => actor !== message.actor);
  const { actor, machine, states, event, taken, isDone } = message;
  const before = known.find((one) => one.actor === actor);
  const log = before?.log ?? [];
  const entry = event === null ? [] : [{ key: (log[0]?.key ?? 0) + 1, event, taken, states }];
  const now: Followed = { actor, machine, states, isDone, taken, log: [...entry, ...log].slice(0, LONGEST_LOG) };
  return before ? known.map((one) => (one === before ? now : one)) : [now, ...known];
}

/** The chart with where a followed machine is, and the transitions of its last move. */
export const liveOverlay = ({ states, taken }: Followed): Overlay => ({
  states: whereItIs(states),
  transitions: new Map(taken.map((id) => [id, { mark: 'last' }])),
});
