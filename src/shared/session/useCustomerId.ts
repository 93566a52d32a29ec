import { useQuery } from '../queryClient.ts';
import { chooseCustomerId } from './customerId.ts';
import { representationsQuery } from './queries.ts';
import { useGate, useSession, useSessionState } from './useSession.ts';

/** The customer whom the pages show; null where there is none, or while it is not known yet (`session.customer`). */
export function useCustomerId(): string | null {
  const { api } = useSession();
  const handedOver = useSessionState().facts?.customerId ?? null;
  const validation = useGate((gate) => gate.context.validation);
  const isOfAnother = handedOver !== null && validation !== null && handedOver !== validation.customerId;
  const { data, errorUpdateCount } = useQuery({
    ...representationsQuery(api),
    enabled: isOfAnother && !validation.allowedEmployee,
    retryOnMount: false,
  });
  // What could not be had once may be asked for again behind the page, which does not begin anew for it.
  const representations = data ?? (errorUpdateCount > 0 ? null : undefined);
  return validation && chooseCustomerId(validation, handedOver, representations);
}

/** Whether the pages show another customer than the person themselves. */
export function useIsOfOther(): boolean {
  const customerId = useCustomerId();
  const own = useGate(({ context }) => context.validation?.customerId);
  return customerId !== null && customerId !== own;
}
