import type { AnyMachineSnapshot } from 'xstate';
import type { Action, FlowModel, Place, Sight } from '../../../machines/flowModel.ts';
import { deliver, isPossible, placeOf, sendable, stubbedFlow, type Sent } from '../../explorer/explore.ts';
import { watch } from '../../explorer/internals.ts';
import { sightsAt } from '../../explorer/sights.ts';
import { whereItIs, type Overlay } from '../chart/overlay.ts';

/** Something that can be sent where the machine is. */
export interface Option {
  sent: Sent;
  /** The transitions that it would take; none where it does nothing here. */
  takes: string[];
  /** Whether a person can have it happen on the page. */
  isPossible: boolean;
  /** What a person does so that it happens; undefined for what is not a person's doing. */
  does: Action[] | undefined;
}

/** What happened, one event after the other; the first is the start. */
export interface Step {
  title: string;
  taken: string[];
  states: string[];
}

/** Where a simulation is. */
export interface Situation {
  states: string[];
  isDone: boolean;
  steps: Step[];
  options: Option[];
  sees: Sight<unknown>[];
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Runs the machine from a start through all that was sent. Actors never answer by themselves, delays never end.
 *
 * @param titles of what was sent; it ends before one that cannot be sent there, such as one of an address from before a change
 */
export function situationAfter(model: FlowModel, start: string, titles: readonly string[]): Situation {
  const machine = stubbedFlow(model, new Map());
  const { actor, taken } = watch(machine, { input: model.starts[start]?.input });
  actor.start();
  const snapshot = (): AnyMachineSnapshot => actor.getSnapshot();
  const here = () => placeOf(model, snapshot());
  const steps: Step[] = [{ title: start, taken: taken(), states: here().states }];
  for (const title of titles) {
    const one = snapshot().status === 'active' && sendable(model, snapshot()).find((sent) => sent.title === title);
    if (!one) break;
    deliver(actor, one);
    steps.push({ title: one.title, taken: taken(), states: here().states });
  }
  const place = here();
  const isDone = snapshot().status !== 'active';
  const situation: Situation = {
    states: place.states,
    isDone,
    steps,
    options: isDone ? [] : optionsAt(model, actor.getPersistedSnapshot(), snapshot(), place),
    sees: sightsAt(model, place, steps.length > 1 ? (steps.at(-1)?.title ?? '') : ''),
  };
  actor.stop();
  return situation;
}

/** Each thing that can be sent, tried on a machine of its own. */
function optionsAt(model: FlowModel, persisted: unknown, at: AnyMachineSnapshot, place: Place<unknown>): Option[] {
  const machine = stubbedFlow(model, new Map());
  const kept = plain(persisted);
  return sendable(model, at).map((sent) => {
    const { actor, taken } = watch(machine, { snapshot: kept });
    actor.start();
    taken();
    deliver(actor, sent);
    const takes = taken();
    actor.stop();
    return { sent, takes, isPossible: isPossible(sent, place), does: doneFor(sent) };
  });
}

/** What a person does so that it happens; undefined where it is none of theirs. */
function doneFor({ from, model }: Sent): Action[] | undefined {
  if (from.kind === 'event') return model.events[from.type]?.[from.case]?.does;
  return from.kind === 'outcome' ? model.outcomes[from.actor]?.[from.case]?.does : undefined;
}

/** The chart with where the machine is, and what it can do next. */
export function simulationOverlay({ states, options }: Pick<Situation, 'states' | 'options'>): Overlay {
  const next = options.flatMap(({ takes }) => takes.slice(0, 1));
  return {
    states: whereItIs(states),
    transitions: new Map(next.map((id) => [id, { mark: 'possible' }])),
  };
}

/** What takes a transition first, as it is chosen on the chart: rather what a person can have happen on the page. */
export function sendingFor({ options }: Pick<Situation, 'options'>, transition: string): Sent | null {
  const taking = options.filter(({ takes }) => takes[0] === transition);
  return (taking.find(({ isPossible: canHappen }) => canHappen) ?? taking[0])?.sent ?? null;
}
