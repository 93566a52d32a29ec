import type { AnyStateMachine } from 'xstate';
import {
  actionNames,
  machineNamed,
  nameOf,
  nodesOf,
  pathOf,
  readableEvent,
  transitionsOf,
  type StateNode,
} from '../explorer/internals.ts';
import type { Chart, ChartState, ChartTransition } from './chart.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const nameOfSource = (source: unknown): string =>
  typeof source === 'string' && !source.startsWith('xstate.') ? source : 'inline';

function describeState(node: StateNode): ChartState {
  const meta = (node.meta ?? {}) as { requirement?: unknown; specification?: unknown };
  return {
    path: pathOf(node),
    name: node.key,
    parent: node.parent ? pathOf(node.parent) : null,
    type: node.type,
    initial: node.type === 'compound' ? pathOf(node.initial.target[0] ?? node) : null,
    description: node.description ?? '',
    requirements: textsOf(meta.requirement),
    specification: textOf(meta.specification),
    tags: node.tags,
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    actors: node.invoke.map(({ id, src }) => ({
      id,
      source: nameOfSource(src),
      machine: machineNamed(node.machine, String(src))?.id ?? null,
    })),
  };
}

/** What kind of event a transition waits for, and how that reads in a picture. */
function describeEvent(type: string): Pick<ChartTransition, 'kind' | 'event'> {
  if (type === '') return { kind: 'always', event: 'always' };
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(type) ?? [];
  if (kind === 'done.actor') return { kind: 'done', event: `✓ ${name}` };
  if (kind === 'error.actor') return { kind: 'error', event: `✗ ${name}` };
  if (kind === 'done.state') return { kind: 'finished', event: 'finished' };
  return { kind: kind === 'after' ? 'after' : 'event', event: readableEvent(type) };
}

function describeTransitions(node: StateNode): ChartTransition[] {
  const transitions = transitionsOf(node);
  return transitions.map(({ id, definition }, index) => {
    const rivals = transitions.filter((other) => other.definition.eventType === definition.eventType);
    const isSecond = transitions.slice(0, index).some((other) => rivals.includes(other));
    return {
      id,
      source: pathOf(node),
      targets: (definition.target ?? []).map(pathOf),
      ...describeEvent(definition.eventType),
      guard: nameOf(definition.guard),
      isElse: isSecond && definition.guard === undefined,
      order: rivals.length > 1 ? rivals.findIndex((other) => other.id === id) + 1 : null,
      actions: actionNames(definition.actions),
      isReentering: definition.reenter,
    };
  });
}

/** A machine as it is declared: its states and transitions in their order, without code. */
export function describeMachine(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine);
  return {
    machine: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map(describeState),
    transitions: nodes.flatMap(describeTransitions),
    pictured: [],
  };
}
