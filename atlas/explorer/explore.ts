import type { AnyMachineSnapshot } from 'xstate';
import type { FlowModel } from '../../machines/flowModel.ts';
import { eventTypesOf, readableEvent, statesOf, stubbed, watch, type GuardAnswers } from './internals.ts';

/** An event as it is sent, and how it reads: `page.opened (public)`, `✗ validateToken (blocked)`. */
export interface Sent {
  event: { type: string } & Record<string, unknown>;
  title: string;
}

/** A place in the flow: a state, and what decides what happens next. */
export interface Vertex {
  key: string;
  states: string[];
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
    const [, kind, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (kind) {
      const outcomes = Object.entries(model.outcomes[actor] ?? {});
      return outcomes.flatMap(([name, outcome]) => {
        const isError = 'error' in outcome;
        if (isError !== (kind === 'error')) return [];
        return [{ event: { type, ...outcome }, title: `${isError ? '✗' : '✓'} ${actor} (${name})` }];
      });
    }
    const cases = Object.entries(model.events[type] ?? { '': {} });
    return cases.map(([name, more]) => ({
      event: { type, ...more },
      title: readableEvent(type) + (name && ` (${name})`),
    }));
  });
}

/**
 * Walks through everything that can happen: from each place, every case of every event that it listens to.
 *
 * @throws Error where there is no end of places
 */
export function explore(model: FlowModel): Graph {
  const guards: GuardAnswers = new Map();
  const machine = stubbed(model.machine, guards);
  const graph: Graph = { starts: [], vertices: new Map(), edges: [], guards };
  const waiting: { key: string; snapshot: unknown }[] = [];

  const note = (snapshot: AnyMachineSnapshot, persisted: () => unknown): string => {
    const key = JSON.stringify([snapshot.value, model.key(snapshot.context as never)]);
    if (graph.vertices.has(key)) return key;
    if (graph.vertices.size === MOST_VERTICES)
      throw new Error(`${model.machine.id} has more than ${MOST_VERTICES} places`);
    graph.vertices.set(key, { key, states: statesOf(snapshot), isFinal: snapshot.status !== 'active' });
    if (snapshot.status === 'active') waiting.push({ key, snapshot: plain(persisted()) });
    return key;
  };

  for (const [name, input] of Object.entries(model.starts)) {
    const { actor, taken } = watch(machine, { input });
    actor.start();
    const at = note(actor.getSnapshot(), () => actor.getPersistedSnapshot());
    graph.starts.push({ name, at, taken: taken() });
    actor.stop();
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { key, snapshot } = next;
    const there = watch(machine, { snapshot });
    for (const sent of sendable(model, there.actor.getSnapshot())) {
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
