import type { ActorRefFrom } from 'xstate';
import { deliverySiteCheckMachine } from '../../../machines/delivery-site-check/deliverySiteCheck.machine.ts';
import type {
  CheckedSite,
  DeliverySiteCheckInput,
} from '../../../machines/delivery-site-check/deliverySiteCheck.types.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useSession } from '../session/useSession.ts';
import { deliverySiteCheckActors } from './deliverySiteCheck.actors.ts';

export type DeliverySiteCheck = ActorRefFrom<typeof deliverySiteCheckMachine>;

interface CheckOptions extends DeliverySiteCheckInput {
  /** The step was to be left (`site.proceed`), and may be. */
  onReady?(site: CheckedSite): void;
}

/** The check of a delivery site, one for each place of a form that asks for one. */
export function useDeliverySiteCheck({ onReady, ...input }: CheckOptions): DeliverySiteCheck {
  const { api } = useSession();
  return useFlow(deliverySiteCheckMachine, {
    actors: deliverySiteCheckActors(api),
    input,
    on: { 'site.ready': ({ site }) => onReady?.(site) },
  });
}
