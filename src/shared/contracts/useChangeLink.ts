import { useQuery } from '../queryClient.ts';
import { customerQuery } from '../session/queries.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useSession } from '../session/useSession.ts';

/** Where a contract is changed: to what is on offer for customers of its kind (`change.choice`). */
export function useChangeLink(contractCode: string): string {
  const { api } = useSession();
  const customerId = useCustomerId();
  const { data } = useQuery({ ...customerQuery(api, customerId ?? ''), enabled: customerId !== null });
  return `/contracts/${contractCode}/product-change/${data?.isCompany ? 'b2b' : 'b2c'}`;
}
