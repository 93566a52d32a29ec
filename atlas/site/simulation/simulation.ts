import type { AnyMachineSnapshot } from 'xstate';
import type { Action, FlowModel, Place, Sight } from '../../../machines/flowModel.ts';
import { isPossible, sendable, type Sent } from '../../explorer/explore.ts';
import { statesOf, stubbed, watch } from '../../explorer/internals.ts';
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

/** Runs the machine from a start through all that was sent. Actors never answer by themselves, delays never end. */
export function situationAfter(model: FlowModel, start: string, sent: readonly Sent[]): Situation {
  const machine = stubbed(model.machine, new Map());
  const { actor, taken } = watch(machine, { input: model.starts[start]?.input });
  actor.start();
  const snapshot = (): AnyMachineSnapshot => actor.getSnapshot();
  const steps: Step[] = [{ title: start, taken: taken(), states: statesOf(snapshot()) }];
  for (const { event, title } of sent) {
    actor.send(event);
    steps.push({ title, taken: taken(), states: statesOf(snapshot()) });
  }
  const place: Place<unknown> = { states: statesOf(snapshot()), key: model.key(snapshot().context) };
  const isDone = snapshot().status !== 'active';
  const situation: Situation = {
    states: place.states,
    isDone,
    steps,
    options: isDone ? [] : optionsAt(model, actor.getPersistedSnapshot(), snapshot(), place),
    sees: sightsAt(model, place, sent.at(-1)?.title ?? ''),
  };
  actor.stop();
  return situation;
}

/** Each thing that can be sent, tried on a machine of its own. */
function optionsAt(model: FlowModel, persisted: unknown, at: AnyMachineSnapshot, place: Place<unknown>): Option[] {
  const machine = stubbed(model.machine, new Map());
  const kept = plain(persisted);
  return sendable(model, at).map((sent) => {
    const { actor, taken } = watch(machine, { snapshot: kept });
    actor.start();
    taken();
    actor.send(sent.event);
    const takes = taken();
    actor.stop();
    const { from } = sent;
    const does = from.kind === 'event' ? model.events[from.type]?.[from.case]?.does : undefined;
    return { sent, takes, isPossible: isPossible(model, sent, place), does };
  });
}

/** The chart with where the machine is, and what it can do next. */
export function simulationOverlay({ states, options }: Pick<Situation, 'states' | 'options'>): Overlay {
  const next = options.flatMap(({ takes }) => takes.slice(0, 1));
  return {
    states: whereItIs(states),
    transitions: new Map(next.map((id) => [id, { mark: 'possible' }])),
  };
}
