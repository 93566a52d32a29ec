import {
  createActor,
  fromPromise,
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';

/*
 * What XState keeps to itself, and the explorer cannot do without. Nothing else here reads it; internals.test.ts fails
 * when a new version of XState keeps it otherwise.
 */

export type StateNode = AnyStateMachine['root'];
type Definition = AnyMachineSnapshot['_nodes'][number]['always'] extends (infer One)[] | undefined ? One : never;

/** A transition that a machine declares. */
export interface DeclaredTransition {
  /** `gate.route.open::call.refused::0`: the state, the event, and which of the state's for that event. */
  id: string;
  /** `route.open`; empty for the machine itself. */
  source: string;
  /** `call.refused`, `done.validateToken`, `after dotInterval`, or `always`. */
  event: string;
  targets: string[];
  guard: string | null;
}

const ownTransitions = (node: StateNode): Definition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Whether anything happens: an event that is forbidden in a state is declared without target and action. */
const isEffective = ({ target, actions }: Definition) => (target?.length ?? 0) > 0 || actions.length > 0;

function idOf(definition: Definition): string {
  const { source, eventType } = definition;
  const same = ownTransitions(source).filter((other) => other.eventType === eventType);
  return `${source.id}::${eventType || 'always'}::${same.indexOf(definition)}`;
}

export const pathOf = (node: StateNode): string => node.path.join('.');

/** What a guard is called; `inline` where it has no name. */
export function nameOf(guard: Definition['guard']): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && 'type' in guard ? guard.type : 'inline';
}

/** Whether a delay has put the action there: what begins it on entry and ends it on exit is none of the machine's own. */
function isOfDelay(action: object): boolean {
  const { event, sendId } = action as { event?: { type?: unknown }; sendId?: unknown };
  return [event?.type, sendId].some((name) => typeof name === 'string' && name.startsWith('xstate.after.'));
}

/** What actions are called, those left out that XState has put there itself; `inline` where one has no name. */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => {
    if (typeof action === 'string') return [action];
    if ((typeof action !== 'object' && typeof action !== 'function') || action === null) return [];
    if (isOfDelay(action)) return [];
    const type = 'type' in action ? String(action.type) : '';
    return [type === '' || type.startsWith('xstate.') ? 'inline' : type];
  });
}

/** An event's name as a reader of the machine knows it. */
export function readableEvent(type: string): string {
  const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(type) ?? [];
  if (kind === 'after') return `after ${rest.split('.')[0]}`;
  return kind ? `${kind.split('.')[0]}.${rest}` : type || 'always';
}

/** A machine's states with all that they declare, the machine itself first. */
export function nodesOf(machine: AnyStateMachine): StateNode[] {
  const collect = (node: StateNode): StateNode[] => [node, ...Object.values<StateNode>(node.states).flatMap(collect)];
  return collect(machine.root);
}

/** The transitions of one state that do something, each with its id. */
export const transitionsOf = (node: StateNode): { id: string; definition: Definition }[] =>
  ownTransitions(node)
    .filter(isEffective)
    .map((definition) => ({ id: idOf(definition), definition }));

/** Every transition that the machine declares and that does something. */
export function declaredTransitions(machine: AnyStateMachine): DeclaredTransition[] {
  return nodesOf(machine).flatMap((node) =>
    transitionsOf(node).map(({ id, definition }) => ({
      id,
      source: pathOf(node),
      event: readableEvent(definition.eventType),
      targets: (definition.target ?? []).map(pathOf),
      guard: nameOf(definition.guard),
    })),
  );
}

/** What in a machine has no name that could be drawn, counted or called: `sending: a guard of stop`. */
export function unnamedParts(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) => {
    const transitions = transitionsOf(node).map(({ definition }) => definition);
    const isInline = (actions: readonly unknown[]) => actionNames(actions).includes('inline');
    const isDefaultId = (id: string, index: number) => id === `${index}.${node.id}`;
    return [
      ...transitions
        .filter(({ guard }) => nameOf(guard) === 'inline')
        .map(({ eventType }) => `a guard of ${readableEvent(eventType)}`),
      ...transitions
        .filter(({ actions }) => isInline(actions))
        .map(({ eventType }) => `an action of ${readableEvent(eventType)}`),
      ...(isInline([...node.entry, ...node.exit]) ? ['an action on entry or exit'] : []),
      ...node.invoke.filter(({ id }, index) => isDefaultId(id, index)).map(({ id }) => `the actor ${id}`),
      ...node.after.filter(({ delay }) => typeof delay !== 'string').map(({ delay }) => `a delay of ${String(delay)}`),
    ].map((part) => `${pathOf(node) || machine.id}: ${part}`);
  });
}

/** The states that a machine declares, the machine itself left out. */
export const declaredStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .filter((node) => node.parent)
    .map(pathOf);

/** The states that a snapshot is in, those around them too. */
export const statesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.filter((node) => node.parent).map(pathOf);

/** What has invoked an actor, with the id under which it did; null for one that was begun by itself. */
export function invokerOf(self: InspectionEvent['actorRef']): { actor: AnyActorRef; id: string } | null {
  const { _parent: actor, id } = self as AnyActorRef;
  return actor ? { actor, id } : null;
}

/** The ids of the transitions that a step took, in their order; a machine's inspection tells of each step. */
export const transitionsIn = (event: InspectionEvent): string[] =>
  event.type === '@xstate.microstep' ? event._transitions.filter(isEffective).map(idOf) : [];

/** The types of all events that a snapshot's states listen to: a person's, an actor's answer, a delay that is over. */
export function eventTypesOf(snapshot: AnyMachineSnapshot): string[] {
  const types = snapshot._nodes.flatMap((node) => [...node.transitions.keys()]);
  return [...new Set(types)].filter((type) => type !== '' && !/^xstate\.(done\.state|init|stop)/.test(type));
}

type Ask = (...facts: unknown[]) => boolean;

interface Answers {
  yes: number;
  no: number;
  /** What it was asked with, as JSON, each once; null for a guard that compares nothing by itself. */
  compared: { yes: Set<string>; no: Set<string> } | null;
}

/** How often each guard has answered what. */
export type GuardAnswers = Map<string, Answers>;

/** Whether a guard's own code asks which of two values is the greater. */
const isComparing = (guard: unknown): boolean =>
  typeof guard === 'function' && !('check' in guard) && /(?<![=<>])[<>](?![<>])/.test(guard.toString());

/** The ids under which a machine invokes its actors, each with the name of what is invoked. */
export const invokesOf = (machine: AnyStateMachine): { id: string; source: string }[] =>
  nodesOf(machine).flatMap((node) => node.invoke.map(({ id, src }) => ({ id, source: String(src) })));

/** The machine that is behind the name of an actor; null where another kind of actor is. */
export function machineNamed(machine: AnyStateMachine, source: string): AnyStateMachine | null {
  const actor: unknown = machine.implementations.actors[source];
  return typeof actor === 'object' && actor !== null && 'root' in actor ? (actor as AnyStateMachine) : null;
}

/**
 * The machine with actors that never answer, and with guards whose answers are counted.
 *
 * @param invoked machines that run where it invokes them, by the id of the `invoke`
 */
export function stubbed(
  machine: AnyStateMachine,
  answers: GuardAnswers,
  invoked: Record<string, AnyStateMachine>,
): AnyStateMachine {
  const { actors, guards } = machine.implementations;
  const running = invokesOf(machine).flatMap(({ id, source }) => (invoked[id] ? [[source, invoked[id]] as const] : []));
  const never = fromPromise(() => new Promise(() => {}));
  const counted = Object.entries(guards).map(([name, guard]) => {
    const compared = isComparing(guard) ? { yes: new Set<string>(), no: new Set<string>() } : null;
    const counts: Answers = answers.get(name) ?? { yes: 0, no: 0, compared };
    answers.set(name, counts);
    const tell = (answer: boolean) => {
      if (answer) counts.yes += 1;
      else counts.no += 1;
      return answer;
    };
    const note = ([facts, params]: unknown[], answer: boolean) => {
      const { context, event } = facts as { context: unknown; event: unknown };
      counts.compared?.[answer ? 'yes' : 'no'].add(JSON.stringify({ context, event, params }));
      return answer;
    };
    const { check } = guard as { check?: Ask };
    const ask: Ask = (...facts) => note(facts, tell((guard as Ask)(...facts)));
    // XState does not call a guard that is made of others, but has it check them.
    if (check) Object.assign(ask, { check: (...facts: unknown[]) => tell(check(...facts.slice(0, 2), guard)) });
    return [name, ask] as const;
  });
  return machine.provide({
    actors: { ...Object.fromEntries(Object.keys(actors).map((name) => [name, never])), ...Object.fromEntries(running) },
    guards: Object.fromEntries(counted),
  });
}

/** A clock on which no delay is ever over by itself. */
const stillClock = { setTimeout: () => 0, clearTimeout: () => {}, now: () => 0 };

interface Watched {
  actor: AnyActor;
  /** The ids of the transitions taken since it was asked last. */
  taken(): string[];
}

/**
 * An actor whose transitions are written down as they are taken, and those of the machines that it invokes; one that
 * faults is found in its snapshot.
 */
export function watch(machine: AnyStateMachine, start: { input: unknown } | { snapshot: unknown }): Watched {
  let ids: string[] = [];
  const actor: AnyActor = createActor(machine, {
    ...(start as object),
    clock: stillClock,
    inspect: (event) => void ids.push(...transitionsIn(event)),
  });
  actor.subscribe({ error: () => {} });
  return {
    actor,
    taken: () => {
      const taken = ids;
      ids = [];
      return taken;
    },
  };
}
