import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/api.gen.ts';

export type Contract = components['schemas']['Contract'];

/** The customer's contracts in force. */
export function useContracts(): Contract[] {
  const { data = [] } = useQuery({
    queryKey: ['contracts'],
    queryFn: async () => {
      const { accessToken, customerId } = JSON.parse(sessionStorage.getItem('kajo.session') ?? '{}');
      const answer = await fetch(`/api/contracts/customer/${customerId}?status=A,M,O,S`, {
        headers: { Authorization: `Bearer ${accessToken}` },
      });
      return ((await answer.json()) as components['schemas']['Contracts']).active;
    },
  });
  return data;
}
