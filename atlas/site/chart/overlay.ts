/** What is laid over a state: where the machine is, whether tests have been there, how it differs. */
export type StateMark = 'current' | 'around' | 'seen' | 'unseen' | 'added' | 'changed';

/** What is laid over a transition: that it can be taken now or just was, whether tests took it, how it differs. */
export type TransitionMark = 'possible' | 'last' | 'taken' | 'never' | 'added' | 'changed';

export interface Marked<Mark> {
  mark: Mark;
  /** A figure or a sign beside it, so that colour is not alone: `12×`, `+`. */
  badge?: string;
}

/** What is laid over a chart; what is not named is drawn as it is. */
export interface Overlay {
  states: ReadonlyMap<string, Marked<StateMark>>;
  transitions: ReadonlyMap<string, Marked<TransitionMark>>;
}

export const noOverlay: Overlay = { states: new Map(), transitions: new Map() };

/** Where a machine is, by the states it is in: the innermost are current, the others lie around them. */
export function whereItIs(states: readonly string[]): Map<string, Marked<StateMark>> {
  const marks = new Map<string, Marked<StateMark>>([['', { mark: 'around' }]]);
  for (const path of states) {
    const isAround = states.some((other) => other.startsWith(`${path}.`));
    marks.set(path, { mark: isAround ? 'around' : 'current' });
  }
  return marks;
}
