import type { QueryKey } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, EmittedFrom, InputFrom } from 'xstate';
import { inspection } from '../../platform/inspection.ts';
import { usePortal } from '../portal.context.ts';

type Emitted<Machine extends AnyStateMachine> = EmittedFrom<Machine>;
type EmittedType<Machine extends AnyStateMachine> = Emitted<Machine>['type'];

export interface FlowOptions<Machine extends AnyStateMachine> {
  /** What the machine invokes, done over the portal's calls; those of the first time are kept. */
  actors?: Parameters<Machine['provide']>[0]['actors'];
  /** With what the machine begins; what it is later makes no difference. */
  input?: InputFrom<Machine>;
  /** What the page does when the machine says something: goes elsewhere, forgets a draft. */
  on?: { [Type in EmittedType<Machine>]?: (event: Extract<Emitted<Machine>, { type: Type }>) => void };
  /** The answers that are old once the machine has said something: they are asked for anew where they are shown. There are none before anything has asked. */
  outdates?: { [Type in EmittedType<Machine>]?: readonly QueryKey[] };
}

/**
 * The machine of a page, begun with it and ended with it (`flow.page`). It can be followed from its first transition on, and
 * nothing that it says is missed.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  { actors, input, on = {}, outdates = {} }: FlowOptions<Machine> = {},
): ActorRefFrom<Machine> {
  const { queries } = usePortal();
  const [provided] = useState(() => (actors ? machine.provide({ actors }) : machine));
  const actor = useActorRef(provided, { ...inspection, input }) as unknown as ActorRefFrom<AnyStateMachine>;

  const hear = useEffectEvent((event: { type: EmittedType<Machine> }) => {
    const handlers: Record<string, ((event: never) => void) | undefined> = on;
    const old: Record<string, readonly QueryKey[] | undefined> = outdates;
    for (const queryKey of old[event.type] ?? []) void queries.client?.invalidateQueries({ queryKey });
    handlers[event.type]?.(event as never);
  });
  // Before it is started, which is done in an effect.
  useLayoutEffect(() => {
    const subscription = actor.on('*', (event) => hear(event as { type: EmittedType<Machine> }));
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor as unknown as ActorRefFrom<Machine>;
}
