import { useLingui } from '@lingui/react/macro';
import { fullName } from '../../../shared/customer/names.ts';
import { useQuery } from '../../../shared/queryClient.ts';
import { representationsQuery } from '../../../shared/session/queries.ts';
import { useSession } from '../../../shared/session/useSession.ts';

/** How the owners of invoices are called: by their names where the person may act for them, else by their numbers. */
export function useOwnerNames(isAsked: boolean): (customerId: string) => string {
  const { t } = useLingui();
  const { api } = useSession();
  const { data } = useQuery({ ...representationsQuery(api), enabled: isAsked });
  const names = new Map<string, string>();
  if (data?.owner.customerId) names.set(data.owner.customerId, fullName(data.owner));
  for (const one of data?.representing ?? []) names.set(one.customerId, fullName(one));
  return (customerId) =>
    names.get(customerId) ?? t({ id: 'invoices.ownerByNumber', message: `Asiakasnumero ${customerId}` });
}
