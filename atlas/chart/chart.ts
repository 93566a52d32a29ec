/** A machine as it is declared, to be drawn and read. */
export interface Chart {
  machine: string;
  description: string;
  /** In the order of the machine; the first is the machine itself, whose path is empty. */
  states: ChartState[];
  transitions: ChartTransition[];
  /** The paths of the states that are drawn with room for a picture of their page. */
  pictured: string[];
}

/** How large such a picture is, in pixels; it is the upper part of the page. */
export const PICTURE = { width: 96, height: 128 };

export interface ChartState {
  /** `route.open`; empty for the machine itself. */
  path: string;
  /** The last part of the path; the machine's id for the machine itself. */
  name: string;
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The path of the child that it begins with. */
  initial: string | null;
  description: string;
  requirements: string[];
  /** The state's name in the specification, where it has one. */
  specification: string | null;
  tags: string[];
  entry: string[];
  exit: string[];
  /** `machine`: the id of the machine that it is, null where another kind of actor. */
  actors: { id: string; source: string; machine: string | null }[];
}

export interface ChartTransition {
  /** `gate.route.open::call.refused::0`. */
  id: string;
  /** The path of the state that has it. */
  source: string;
  /** The paths of the states it leads to; empty where it stays. */
  targets: string[];
  /** As it is read: `call.refused`, `✓ validateToken`, `✗ validateToken`, `after dotInterval`, `always`. */
  event: string;
  kind: 'event' | 'done' | 'error' | 'after' | 'always' | 'finished';
  guard: string | null;
  /** Whether it is what is left when the guards before it refuse. */
  isElse: boolean;
  /** When it is asked, from 1, of several of its state for one event; null where it is the only one. */
  order: number | null;
  actions: string[];
  /** Whether it leaves and enters its own state anew. */
  isReentering: boolean;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A chart with its places, in pixels, from the upper left corner. */
export interface Drawing {
  width: number;
  height: number;
  states: DrawnState[];
  transitions: DrawnTransition[];
  /** The dots and arrows that lead to the states that others begin with. */
  initials: { state: string; dot: Point; path: Point[] }[];
}

/** An actor is awaited there; or a state is come to when one has done its work, whatever came of it, or has not, and in no other way. */
export type Outcome = 'waiting' | 'success' | 'failure';

/** The sign of an outcome, before the name of its state. */
export const outcomeSigns: Record<Outcome, string> = { waiting: '…', success: '✓', failure: '✗' };

export interface DrawnState extends Box {
  path: string;
  /** How deep it lies: the machine itself at 0. */
  depth: number;
  /** What it says of how things went. */
  outcome: Outcome | null;
  /** What stands below its name, a line each: actors, entry and exit actions, transitions that stay. */
  lines: { kind: 'actor' | 'entry' | 'exit' | 'transition'; text: string; /** Of a transition. */ id?: string }[];
}

/** What stands beside an arrow. */
export interface TransitionLabel {
  /** `✗ load`. */
  event: string;
  /** `2 [isOpen]`, `3 [else]`; null where it has none and is the only one. */
  guard: string | null;
  actions: string[];
}

export interface DrawnTransition {
  id: string;
  /** A way to each target, with corners, from its source. */
  paths: Point[][];
  /** Where it is named: a line for the event, one for its guard in brackets, and one for each action after a stroke. */
  label: Box & TransitionLabel;
}
