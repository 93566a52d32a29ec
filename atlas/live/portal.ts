import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { invokerOf, readableEvent, statesOf, transitionsIn } from '../explorer/internals.ts';
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

/** Promises and the like are inspected as well. */
const isOfMachine = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

/**
 * Tells what the machines do that are begun with its `inspect`: each step that took a transition, and nothing of the
 * context or of what an event carries; and what the machines do that they invoke. The promises that machines wait for are
 * not told of, nor is a machine that was made and never begun.
 *
 * @param title what a person knows the tab by, asked for each time
 */
export function createTeller(post: (message: LiveMessage) => void, title: () => string): Teller {
  const tab = Math.random().toString(36).slice(2);
  let named = 0;
  const names = new WeakMap<Machine, string>();
  const running = new Set<Machine>();
  // A machine takes its first transitions while it is being made.
  const untold = new WeakMap<Machine, string[]>();

  /** One that is invoked at once is told of before the one that invokes it. */
  const nameOf = (machine: Machine): string => {
    const name = names.get(machine) ?? `${tab}.${(named += 1)}`;
    names.set(machine, name);
    return name;
  };

  const moved = (machine: Machine, snapshot: AnyMachineSnapshot, event: string | null, taken: string[]) => {
    const invoker = invokerOf(machine);
    post({
      type: 'machine.moved',
      actor: nameOf(machine),
      tab: { id: tab, title: title() },
      machine: snapshot.machine.id,
      within: invoker && { actor: nameOf(invoker.actor), id: invoker.id },
      states: statesOf(snapshot),
      event,
      taken,
      isDone: snapshot.status === 'done',
    });
  };
  const stopped = (machine: Machine, { machine: { id } }: AnyMachineSnapshot) =>
    post({ type: 'machine.stopped', actor: nameOf(machine), machine: id });

  const tell = (machine: Machine, snapshot: AnyMachineSnapshot, eventType: string) => {
    const isRunning = running.has(machine);
    const taken = untold.get(machine) ?? [];
    untold.delete(machine);
    if (snapshot.status === 'active') running.add(machine);
    // The last that is told of one that is done is that it is.
    else running.delete(machine);
    if (snapshot.status === 'active' || snapshot.status === 'done') {
      if (!isRunning) moved(machine, snapshot, null, taken);
      else if (taken.length > 0) moved(machine, snapshot, readableEvent(eventType), taken);
    } else if (isRunning) stopped(machine, snapshot);
  };

  return {
    inspect: (event) => {
      const { actorRef } = event;
      if (event.type === '@xstate.microstep')
        untold.set(actorRef, [...(untold.get(actorRef) ?? []), ...transitionsIn(event)]);
      else if (event.type === '@xstate.snapshot' && isOfMachine(event.snapshot))
        tell(actorRef, event.snapshot, event.event.type);
    },
    tellWhere: () => {
      for (const machine of running) moved(machine, machine.getSnapshot() as AnyMachineSnapshot, null, []);
    },
    tellGone: () => {
      for (const machine of running) stopped(machine, machine.getSnapshot() as AnyMachineSnapshot);
    },
  };
}

/** Lets an open atlas follow the machines of this page (`atlas.live`); a browser without channels has none to tell. */
export function followMachines(
  page: Pick<Window, 'addEventListener'> & { document: { title: string } },
): Teller['inspect'] | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  const { inspect, tellWhere, tellGone } = createTeller(
    (message) => channel.postMessage(message),
    () => page.document.title,
  );
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
