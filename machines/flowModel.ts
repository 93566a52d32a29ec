import type { AnyStateMachine } from 'xstate';

/** An answer of an actor, by what came of it. */
export type Outcome = { output: unknown } | { error: unknown };

/**
 * What the generated tests send to a machine: data, to be read by whoever tests the flow. Each case has a name that reads
 * in a sentence; what it leads to is the machine's affair and not said here.
 */
export interface FlowModel {
  machine: AnyStateMachine;
  /** With what the flow begins, each by a name; a machine without input has one start. */
  starts: Record<string, unknown>;
  /** What an event may carry, by event and case; an event that carries nothing is left out. */
  events: Record<string, Record<string, object>>;
  /** How an actor may answer, by the id of its `invoke` and outcome. */
  outcomes: Record<string, Record<string, Outcome>>;
  /** The part of the context that decides what happens next: what guards read. */
  key(context: never): unknown;
}
