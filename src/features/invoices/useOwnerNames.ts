import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { fullName } from '../../shared/customer/names.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { representationsQuery } from '../../shared/session/queries.ts';
import { useSession } from '../../shared/session/useSession.ts';

/** How the owners of invoices are called: by their names where the person may act for them, else by their numbers. */
export function useOwnerNames(isAsked: boolean): (customerId: string) => string {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const { data } = useQuery({ ...representationsQuery(api), enabled: isAsked });
  return useMemo(() => {
    const names = new Map<string, string>();
    if (data?.owner.customerId) names.set(data.owner.customerId, fullName(data.owner));
    for (const one of data?.representing ?? []) names.set(one.customerId, fullName(one));
    return (customerId) =>
      names.get(customerId) ?? t({ id: 'invoices.ownerByNumber', message: `Asiakasnumero ${customerId}` });
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, i18n.locale]);
}
