import { fullName } from './names.ts';
import { useQuery } from '../queryClient.ts';
import { customerQuery } from '../session/queries.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useGate, useSession } from '../session/useSession.ts';

/** What the customer is called whom the pages show; undefined until it is known, null where it is the person's own customership. */
export function useNameOfOther(): string | null | undefined {
  const { api } = useSession();
  const customerId = useCustomerId();
  const own = useGate(({ context }) => context.validation?.customerId ?? null);
  const isOther = customerId !== null && customerId !== own;
  const { data } = useQuery({ ...customerQuery(api, customerId ?? ''), enabled: isOther });
  if (!isOther) return null;
  return data && fullName(data);
}
