import type { ActorRefFrom, AnyActorRef, AnyStateMachine, EventFrom } from 'xstate';
import { useOnline } from '../page/useOnline.ts';
import { useFlow, type FlowOptions } from './useFlow.ts';

/**
 * A flow that reads, as `useFlow` has it: what did not come because nothing was reached is read again as soon as the
 * connection is back (`error.offline`).
 *
 * @param again the event by which a person has it read again
 */
export function useReadingFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  again: EventFrom<Machine>['type'],
  options: FlowOptions<Machine>,
): ActorRefFrom<Machine> {
  const flow = useFlow(machine, options);
  const actor: AnyActorRef = flow;
  useOnline(() => {
    if (actor.getSnapshot().context.failure?.kind === 'unreachable') actor.send({ type: again });
  });
  return flow;
}
