import { fullName } from './names.ts';
import { useQuery } from '../queryClient.ts';
import { customerQuery } from '../session/queries.ts';
import { useCustomerId, useIsOfOther } from '../session/useCustomerId.ts';
import { useSession } from '../session/useSession.ts';

/** What the customer is called whom the pages show; undefined until it is known, null where it is the person's own customership. */
export function useNameOfOther(): string | null | undefined {
  const { api } = useSession();
  const customerId = useCustomerId();
  const isOther = useIsOfOther();
  const { data } = useQuery({ ...customerQuery(api, customerId ?? ''), enabled: isOther });
  if (!isOther) return null;
  return data && fullName(data);
}
