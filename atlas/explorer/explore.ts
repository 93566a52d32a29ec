import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { FlowModel, Place } from '../../machines/flowModel.ts';
import { eventTypesOf, readableEvent, statesOf, stubbed, watch, type GuardAnswers } from './internals.ts';
import { withInvoked } from './sights.ts';

/** Where in the model an event stands. */
export type Origin =
  | { kind: 'event'; type: string; case: string }
  | { kind: 'outcome'; actor: string; case: string }
  | { kind: 'delay'; name: string }
  | { kind: 'again'; start: string };

/** An event as it is sent, and how it reads: `page.opened (public)`, `✗ validateToken (blocked)`. */
export interface Sent {
  event: { type: string } & Record<string, unknown>;
  title: string;
  from: Origin;
  /** The model that says so: the flow's own, or that of a machine that runs in it. */
  model: FlowModel;
  /** The ids of the invoked machines that lead to the one that gets it; none for the flow's own. */
  to: string[];
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

/** The flow's machine with actors that never answer; machines that are explored with it run. */
export const stubbedFlow = ({ machine, invokes = {} }: FlowModel, guards: GuardAnswers): AnyStateMachine =>
  stubbed(
    machine,
    guards,
    // Their guards are counted by their own models.
    Object.fromEntries(Object.entries(invokes).map(([id, model]) => [id, stubbedFlow(model, new Map())])),
  );

/** A flow's model, and those of all machines that are explored with it. */
export const modelsOf = (model: FlowModel): FlowModel[] => [
  model,
  ...Object.values(model.invokes ?? {}).flatMap(modelsOf),
];

/**
 * The calls of a flow, and of all machines that are explored with it.
 *
 * @throws Error where two of them have one id
 */
export function callsOf(model: FlowModel): FlowModel['calls'] {
  const calls = modelsOf(model).flatMap((one) => Object.entries(one.calls));
  const [twice] = calls.filter(([id], index) => calls.findIndex(([other]) => other === id) < index);
  if (twice)
    throw new Error(`${model.machine.id} and a machine that is explored with it both call something ${twice[0]}`);
  return Object.fromEntries(calls);
}

/** The machines that run in a flow and are explored with it, by the id of their `invoke`. */
function invokedIn({ invokes = {} }: FlowModel, snapshot: AnyMachineSnapshot) {
  return Object.entries(invokes).flatMap(([id, model]) => {
    const there = (snapshot.children as Record<string, AnyActor | undefined>)[id]?.getSnapshot() as
      AnyMachineSnapshot | undefined;
    return there?.status === 'active' ? [{ id, model, snapshot: there }] : [];
  });
}

/** Where a flow is, with the machines that are explored with it. */
export function placeOf(model: FlowModel, snapshot: AnyMachineSnapshot): Place<unknown> {
  const own = { states: statesOf(snapshot), key: model.key(snapshot.context) };
  const invoked = invokedIn(model, snapshot).map((child) => [child.id, placeOf(child.model, child.snapshot)] as const);
  if (invoked.length === 0) return own;
  return {
    states: withInvoked(own.states, Object.fromEntries(invoked.map(([id, { states }]) => [id, states]))),
    key: own.key,
    invoked: Object.fromEntries(invoked),
  };
}

/** What tells a place from all others. */
const identityOf = (model: FlowModel, snapshot: AnyMachineSnapshot): unknown[] => [
  snapshot.value,
  model.key(snapshot.context),
  ...invokedIn(model, snapshot).map((child) => [child.id, ...identityOf(child.model, child.snapshot)]),
];

/** Has an event happen to the machine that gets it. */
export function deliver(actor: AnyActor, { event, to }: Sent): void {
  const childOf = (one: AnyActor, id: string): AnyActor => {
    const { children } = one.getSnapshot() as AnyMachineSnapshot;
    const child = (children as Record<string, AnyActor | undefined>)[id];
    if (!child) throw new Error(`${id} does not run`);
    return child;
  };
  to.reduce(childOf, actor).send(event);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Every case of the events that a place listens to, the machines too that run in it. */
export function sendable(model: FlowModel, snapshot: AnyMachineSnapshot, to: string[] = []): Sent[] {
  const own = eventTypesOf(snapshot).flatMap((type): Omit<Sent, 'model' | 'to'>[] => {
    const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(type) ?? [];
    if (kind === 'after') return [{ event: { type }, title: readableEvent(type), from: delayOf(name) }];
    if (kind) return outcomesOf(model, type, name, kind === 'error.actor');
    return Object.entries(model.events[type] ?? {}).map(([caseName, { carries }]) => ({
      event: { type, ...carries },
      title: readableEvent(type) + (caseName && ` (${caseName})`),
      from: { kind: 'event', type, case: caseName },
    }));
  });
  const ofInvoked = invokedIn(model, snapshot).flatMap((child) =>
    sendable(child.model, child.snapshot, [...to, child.id]),
  );
  return [...own.map((sent) => ({ ...sent, model, to })), ...ofInvoked];
}

const delayOf = (name: string): Origin => ({ kind: 'delay', name: name.split('.')[0] ?? name });

function outcomesOf(model: FlowModel, type: string, actor: string, isError: boolean): Omit<Sent, 'model' | 'to'>[] {
  return Object.entries(model.outcomes[actor] ?? {})
    .filter(([, outcome]) => 'error' in outcome === isError)
    .map(([caseName, outcome]) => ({
      event: { type, ...('error' in outcome ? { error: outcome.error } : { output: outcome.output }) },
      title: `${isError ? '✗' : '✓'} ${actor} (${caseName})`,
      from: { kind: 'outcome', actor, case: caseName },
    }));
}

/** Whether a person at a place of the page can have an event happen. */
export function isPossible({ from, model, to }: Sent, at: Place<unknown>): boolean {
  const place = to.reduce((one, id) => one.invoked?.[id] ?? one, at);
  if (from.kind === 'delay') {
    const delay = model.delays?.[from.name];
    return delay !== undefined && (delay.where?.(place) ?? true);
  }
  if (from.kind === 'outcome') {
    const outcome = model.outcomes[from.actor]?.[from.case];
    return (outcome?.answer ?? outcome?.does) !== undefined && (outcome?.where?.(place) ?? true);
  }
  if (from.kind === 'again') return model.starts[from.start]?.again?.where(place) ?? false;
  const event = model.events[from.type]?.[from.case];
  return event?.does !== undefined && (event.where?.(place) ?? true);
}

/** The ways from the ends of a flow back to where it begins, on the page. */
function waysToBeginAgain(model: FlowModel, { starts, vertices }: Graph): Edge[] {
  const ends = [...vertices.values()].filter(({ isFinal }) => isFinal);
  return starts.flatMap(({ name, at, taken }): Edge[] => {
    const sent: Sent = {
      event: { type: 'again' },
      title: `begins again, ${name}`,
      from: { kind: 'again', start: name },
      model,
      to: [],
    };
    return ends.filter(({ place }) => isPossible(sent, place)).map((end) => ({ from: end.key, to: at, sent, taken }));
  });
}

/**
 * Walks through everything that can happen: from each place, every case of every event that it listens to.
 *
 * @param where `machine` for all that the machine can do, `page` for what can happen on the page alone
 * @throws Error where there is no end of places
 */
export function explore(model: FlowModel, where: 'machine' | 'page' = 'machine'): Graph {
  const guards: GuardAnswers = new Map();
  const machine = stubbedFlow(model, guards);
  const graph: Graph = { starts: [], vertices: new Map(), edges: [], guards };
  const waiting: { key: string; snapshot: unknown }[] = [];

  const note = (snapshot: AnyMachineSnapshot, persisted: () => unknown): string => {
    const place = placeOf(model, snapshot);
    const key = JSON.stringify(identityOf(model, snapshot));
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
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { key, snapshot } = next;
    const there = watch(machine, { snapshot });
    const place = graph.vertices.get(key)?.place;
    for (const sent of sendable(model, there.actor.getSnapshot())) {
      if (where === 'page' && place && !isPossible(sent, place)) continue;
      // It is not stopped: nothing goes on in it, and nobody keeps it.
      const { actor, taken } = watch(machine, { snapshot });
      actor.start();
      taken();
      deliver(actor, sent);
      const after: AnyMachineSnapshot = actor.getSnapshot();
      const ids = taken();
      if (after.status !== 'error' && ids.length > 0) {
        const to = note(after, () => actor.getPersistedSnapshot());
        graph.edges.push({ from: key, to, sent, taken: ids });
      }
    }
  }
  if (where === 'page') graph.edges.push(...waysToBeginAgain(model, graph));
  return graph;
}
