import type { ActorRefFrom } from 'xstate';
import { billingFrequencyMachine } from '../../../machines/billing-frequency/billingFrequency.machine.ts';
import { useReadingFlow } from '../flow/useReadingFlow.ts';
import { useSession } from '../session/useSession.ts';
import { billingActors } from './billing.actors.ts';

export type Billing = ActorRefFrom<typeof billingFrequencyMachine>;

/** How often a customer is invoiced, for the page that shows it; contracts that are shown elsewhere are asked for anew. */
export function useBilling(customerId: string): Billing {
  const { api } = useSession();
  return useReadingFlow(billingFrequencyMachine, 'billing.retry', {
    actors: billingActors(api),
    input: { customerId },
    outdates: { 'billing.changed': [[customerId, 'contracts']] },
  });
}
