import type { AnyMachineSnapshot } from 'xstate';
import type { FlowModel, Place } from '../../machines/flowModel.ts';
import { eventTypesOf, readableEvent, statesOf, stubbed, watch, type GuardAnswers } from './internals.ts';

/** Where in the model an event stands. */
export type Origin =
  | { kind: 'event'; type: string; case: string }
  | { kind: 'outcome'; actor: string; case: string }
  | { kind: 'delay'; name: string };

/** An event as it is sent, and how it reads: `page.opened (public)`, `✗ validateToken (blocked)`. */
export interface Sent {
  event: { type: string } & Record<string, unknown>;
  title: string;
  from: Origin;
}

/** A place in the flow: a state, and what decides what happens next. */
export interface Vertex {
  key: string;
  place: Place<unknown>;
  isFinal: boolean;
}

/** An event that does something at a place. */
export interface Edge {
  from: string;
  to: string;
  sent: Sent;
  /** The ids of the transitions taken, in their order. */
  taken: string[];
}

export interface Graph {
  /** The place that each start leads to, with the transitions taken on the way. */
  starts: { name: string; at: string; taken: string[] }[];
  vertices: Map<string, Vertex>;
  edges: Edge[];
  guards: GuardAnswers;
}

/** More places than this, and the model's key tells apart what makes no difference. */
const MOST_VERTICES = 2000;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Every case of the events that a place listens to. */
export function sendable(model: FlowModel, snapshot: AnyMachineSnapshot): Sent[] {
  return eventTypesOf(snapshot).flatMap((type): Sent[] => {
    const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(type) ?? [];
    if (kind === 'after') return [{ event: { type }, title: readableEvent(type), from: delayOf(name) }];
    if (kind) return outcomesOf(model, type, name, kind === 'error.actor');
    return Object.entries(model.events[type] ?? {}).map(([caseName, { carries }]) => ({
      event: { type, ...carries },
      title: readableEvent(type) + (caseName && ` (${caseName})`),
      from: { kind: 'event', type, case: caseName },
    }));
  });
}

const delayOf = (name: string): Origin => ({ kind: 'delay', name: name.split('.')[0] ?? name });

function outcomesOf(model: FlowModel, type: string, actor: string, isError: boolean): Sent[] {
  return Object.entries(model.outcomes[actor] ?? {})
    .filter(([, outcome]) => 'error' in outcome === isError)
    .map(([caseName, outcome]) => ({
      event: { type, ...('error' in outcome ? { error: outcome.error } : { output: outcome.output }) },
      title: `${isError ? '✗' : '✓'} ${actor} (${caseName})`,
      from: { kind: 'outcome', actor, case: caseName },
    }));
}

/** Whether a person at a place of the page can have an event happen. */
export function isPossible(model: FlowModel, { from }: Sent, place: Place<unknown>): boolean {
  if (from.kind === 'delay') {
    const delay = model.delays?.[from.name];
    return delay !== undefined && (delay.where?.(place) ?? true);
  }
  if (from.kind === 'outcome') {
    const outcome = model.outcomes[from.actor]?.[from.case];
    return outcome?.answer !== undefined && (outcome.where?.(place) ?? true);
  }
  const event = model.events[from.type]?.[from.case];
  return event?.does !== undefined && (event.where?.(place) ?? true);
}

/**
 * Walks through everything that can happen: from each place, every case of every event that it listens to.
 *
 * @param where `machine` for all that the machine can do, `page` for what can happen on the page alone
 * @throws Error where there is no end of places
 */
export function explore(model: FlowModel, where: 'machine' | 'page' = 'machine'): Graph {
  const guards: GuardAnswers = new Map();
  const machine = stubbed(model.machine, guards);
  const graph: Graph = { starts: [], vertices: new Map(), edges: [], guards };
  const waiting: { key: string; snapshot: unknown }[] = [];

  const note = (snapshot: AnyMachineSnapshot, persisted: () => unknown): string => {
    const place = { states: statesOf(snapshot), key: model.key(snapshot.context) };
    const key = JSON.stringify([snapshot.value, place.key]);
    if (graph.vertices.has(key)) return key;
    if (graph.vertices.size === MOST_VERTICES)
      throw new Error(`${model.machine.id} has more than ${MOST_VERTICES} places`);
    graph.vertices.set(key, { key, place, isFinal: snapshot.status !== 'active' });
    if (snapshot.status === 'active') waiting.push({ key, snapshot: plain(persisted()) });
    return key;
  };

  for (const [name, { input, begins }] of Object.entries(model.starts)) {
    if (where === 'page' && !begins) continue;
    const { actor, taken } = watch(machine, { input });
    actor.start();
    const at = note(actor.getSnapshot(), () => actor.getPersistedSnapshot());
    graph.starts.push({ name, at, taken: taken() });
    actor.stop();
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { key, snapshot } = next;
    const there = watch(machine, { snapshot });
    const place = graph.vertices.get(key)?.place;
    for (const sent of sendable(model, there.actor.getSnapshot())) {
      if (where === 'page' && place && !isPossible(model, sent, place)) continue;
      const { actor, taken } = watch(machine, { snapshot });
      actor.start();
      taken();
      actor.send(sent.event);
      const after: AnyMachineSnapshot = actor.getSnapshot();
      const ids = taken();
      if (after.status !== 'error' && ids.length > 0) {
        const to = note(after, () => actor.getPersistedSnapshot());
        graph.edges.push({ from: key, to, sent, taken: ids });
      }
      actor.stop();
    }
  }
  return graph;
}
