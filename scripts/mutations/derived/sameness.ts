import {
  createActor,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { deliver, sendable, stubbedFlow, type Sent } from '../../../atlas/explorer/explore.ts';
import type { FlowModel } from '../../../machines/flowModel.ts';

/** More places than this are not compared; nothing is said of such a fault. */
const MOST_PLACES = 20_000;

type Start = { input: unknown } | { snapshot: unknown };

/** All that a machine does and holds after one step: what it was told to do, how long it waits, where it is. */
interface Step {
  did: string;
  snapshot: string;
  isActive: boolean;
  /** What may happen next. */
  next: Sent[];
}

/** What a machine was told to do, by the inspection; its own beginnings and ends of delays are told by the clock. */
function actionIn(event: InspectionEvent): unknown[] {
  if (event.type !== '@xstate.action') return [];
  const { type, params } = event.action as { type: string; params?: unknown };
  return type.startsWith('xstate.') ? [] : [type, params];
}

function step(model: FlowModel, machine: AnyStateMachine, start: Start, sent: Sent | null): Step {
  const did: unknown[] = [];
  const actor: AnyActor = createActor(machine, {
    ...(start as object),
    clock: { setTimeout: (_, wait) => did.push(['waits', wait]), clearTimeout: () => {} },
    inspect: (event) => void did.push(...actionIn(event)),
  });
  actor.subscribe({ error: () => did.push('fails') });
  actor.on('*', (emitted: unknown) => did.push(['tells', emitted]));
  try {
    actor.start();
    if (sent) deliver(actor, sent);
    const after: AnyMachineSnapshot = actor.getSnapshot();
    const isActive = after.status === 'active';
    return {
      did: JSON.stringify(did),
      snapshot: JSON.stringify(actor.getPersistedSnapshot()),
      isActive,
      next: isActive ? sendable(model, after) : [],
    };
  } finally {
    actor.stop();
  }
}

/**
 * Whether a machine with a fault does the same as the one without, wherever the model's cases lead: the same states, the
 * same context to the last member, the same actions, waits and calls with the same input. A fault that changes none of
 * it is none: no page and no test could tell. Only the model's cases are tried, so the model must name all that guards
 * tell apart, which `model.complete` and `model.limits` prove.
 */
export function isSame(model: FlowModel, faulty: AnyStateMachine): boolean {
  const one = stubbedFlow(model, new Map());
  const other = stubbedFlow({ ...model, machine: faulty }, new Map());
  const seen = new Set<string>();
  const waiting: string[] = [];

  const compare = (start: Start, sent: Sent | null): Sent[] | null => {
    const [right, wrong] = [step(model, one, start, sent), step(model, other, start, sent)];
    if (right.did !== wrong.did || right.snapshot !== wrong.snapshot) return null;
    if (right.next.map(({ title }) => title).join() !== wrong.next.map(({ title }) => title).join()) return null;
    if (right.isActive && !seen.has(right.snapshot)) {
      seen.add(right.snapshot);
      waiting.push(right.snapshot);
    }
    return right.next;
  };

  for (const { input } of Object.values(model.starts)) if (!compare({ input }, null)) return false;
  for (let place = waiting.shift(); place; place = waiting.shift()) {
    if (seen.size > MOST_PLACES) return false;
    const snapshot: unknown = JSON.parse(place);
    const next = compare({ snapshot }, null);
    if (!next?.every((sent) => compare({ snapshot }, sent))) return false;
  }
  return true;
}
