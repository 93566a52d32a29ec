import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { readableEvent, statesOf, transitionsIn } from '../explorer/internals.ts';
import { LIVE_CHANNEL, type LiveMessage } from './messages.ts';

type Machine = InspectionEvent['actorRef'];

interface Teller {
  /** What every machine is begun with, as its option of this name. */
  inspect(this: void, event: InspectionEvent): void;
  /** Where each machine is, for an atlas that has just been opened. */
  tellWhere(): void;
  /** That all machines are gone, with their page. */
  tellGone(): void;
}

const isOpening = (data: unknown) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'atlas.opened';

const isRoot = ({ actorRef, rootId }: InspectionEvent) => actorRef.sessionId === rootId;

/**
 * Tells what the machines do that are begun with its `inspect`: each step that took a transition, and nothing of the
 * context or of what an event carries. The promises that machines wait for are not told of, nor is a machine that was
 * made and never begun.
 */
export function createTeller(post: (message: LiveMessage) => void): Teller {
  const tab = Math.random().toString(36).slice(2);
  let begun = 0;
  const running = new Map<Machine, string>();
  // A machine takes its first transitions while it is being made.
  const untold = new WeakMap<Machine, string[]>();

  const moved = (actor: string, snapshot: AnyMachineSnapshot, event: string | null, taken: string[]) =>
    post({
      type: 'machine.moved',
      actor,
      machine: snapshot.machine.id,
      states: statesOf(snapshot),
      event,
      taken,
      isDone: snapshot.status === 'done',
    });

  const tell = (machine: Machine, snapshot: AnyMachineSnapshot, eventType: string) => {
    const actor = running.get(machine) ?? `${tab}.${(begun += 1)}`;
    const isRunning = running.has(machine);
    const taken = untold.get(machine) ?? [];
    untold.delete(machine);
    if (snapshot.status === 'active') running.set(machine, actor);
    // The last that is told of one that is done is that it is.
    else running.delete(machine);
    if (snapshot.status === 'active' || snapshot.status === 'done') {
      if (!isRunning) moved(actor, snapshot, null, taken);
      else if (taken.length > 0) moved(actor, snapshot, readableEvent(eventType), taken);
    } else if (isRunning) post({ type: 'machine.stopped', actor, machine: snapshot.machine.id });
  };

  return {
    inspect: (event) => {
      if (!isRoot(event)) return;
      const { actorRef } = event;
      if (event.type === '@xstate.microstep')
        untold.set(actorRef, [...(untold.get(actorRef) ?? []), ...transitionsIn(event)]);
      else if (event.type === '@xstate.snapshot')
        tell(actorRef, event.snapshot as AnyMachineSnapshot, event.event.type);
    },
    tellWhere: () => {
      for (const [machine, actor] of running) moved(actor, machine.getSnapshot() as AnyMachineSnapshot, null, []);
    },
    tellGone: () => {
      for (const [machine, actor] of running) {
        const { id } = (machine.getSnapshot() as AnyMachineSnapshot).machine;
        post({ type: 'machine.stopped', actor, machine: id });
      }
    },
  };
}

/** Lets an open atlas follow the machines of this page (`atlas.live`); a browser without channels has none to tell. */
export function followMachines(page: Pick<Window, 'addEventListener'>): Teller['inspect'] | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  const { inspect, tellWhere, tellGone } = createTeller((message) => channel.postMessage(message));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOpening(data)) tellWhere();
  });
  page.addEventListener('pagehide', tellGone);
  // The browser may have kept the page, and shows it again as it was.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tellWhere();
  });
  return inspect;
}
