import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/api.gen.ts';

export type Contract = components['schemas']['Contract'];

/** Whose page it is: as this tab has kept it, or as a sign-in hands it over in the address. */
function session(): { accessToken: string; customerId: string } {
  const handedOver = new URLSearchParams(window.location.hash.slice(1));
  const accessToken = handedOver.get('access_token');
  if (accessToken) return { accessToken, customerId: handedOver.get('customer_id') ?? '' };
  return JSON.parse(sessionStorage.getItem('kajo.session') ?? '{}');
}

/** The customer's contracts in force. */
export function useContracts(): Contract[] {
  const { data = [] } = useQuery({
    queryKey: ['contracts'],
    queryFn: async () => {
      const { accessToken, customerId } = session();
      const answer = await fetch(`/api/contracts/customer/${customerId}?status=A,M,O,S`, {
        headers: { Authorization: `Bearer ${accessToken}` },
      });
      return ((await answer.json()) as components['schemas']['Contracts']).active;
    },
  });
  return data;
}
