import { useQuery } from '../queryClient.ts';
import { customerQuery } from '../session/queries.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useSession } from '../session/useSession.ts';

/** What stands for the campaigns of the settings that are for customers of this kind. */
export function useCampaignOfKind(): 'b2b' | 'b2c' {
  const { api } = useSession();
  const customerId = useCustomerId();
  const { data } = useQuery({ ...customerQuery(api, customerId ?? ''), enabled: customerId !== null });
  return data?.isCompany ? 'b2b' : 'b2c';
}

/** Where a contract is changed: to what is on offer for customers of its kind (`change.choice`). */
export const useChangeLink = (contractCode: string): string =>
  `/contracts/${contractCode}/product-change/${useCampaignOfKind()}`;

/** Where something is added to a contract: what is on offer for customers of its kind (`addition.entry`). */
export const useAdditionLink = (contractCode: string): string =>
  `/contracts/${contractCode}/vap-addition/${useCampaignOfKind()}`;
