import { useQuery } from '../queryClient.ts';
import { representationsQuery } from '../session/queries.ts';
import { useSession, useSessionState } from '../session/useSession.ts';
import { useOwnCustomerId } from './useOwnCustomerId.ts';

/**
 * For whom the person acts in this tab, and how many they may act for; null where they see to their own affairs, or it is
 * not known. Asks the server nothing by itself.
 */
export function useActingFor() {
  const { api } = useSession();
  const own = useOwnCustomerId();
  const chosen = useSessionState().facts?.customerId ?? own;
  const { data } = useQuery({ ...representationsQuery(api), enabled: false });
  const represented = chosen === own ? undefined : data?.representing.find(({ customerId }) => customerId === chosen);
  return own !== null && data && represented ? { represented, count: data.representing.length } : null;
}
