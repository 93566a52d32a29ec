import type { ActorRefFrom } from 'xstate';
import { addonRemovalMachine } from '../../../machines/addon-removal/addonRemoval.machine.ts';
import { useReadingFlow } from '../flow/useReadingFlow.ts';
import { useSession } from '../session/useSession.ts';
import { addonRemovalActors } from './addonRemoval.actors.ts';

export type Removal = ActorRefFrom<typeof addonRemovalMachine>;

/** The end of services, for the page that leads to it; contracts that are shown elsewhere are asked for anew. */
export function useAddonRemoval(customerId: string): Removal {
  const { api } = useSession();
  const old = [[customerId, 'contracts']];
  return useReadingFlow(addonRemovalMachine, 'removal.retry', {
    actors: addonRemovalActors(api),
    input: { customerId },
    outdates: { 'removal.removed': old, 'removal.outdated': old },
  });
}
