import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { fullName } from '../../shared/customer/names.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { representationsQuery } from '../../shared/session/queries.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { useSession } from '../../shared/session/useSession.ts';

/**
 * How the owners of invoices are called: by their names where the person may act for them, else by their numbers. Nothing
 * is said until it is known which, nor where it need not be told: it is asked all the same, to be there when it is.
 */
export function useOwnerNames(isTold: boolean): (customerId: string) => string | undefined {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const isEmployee = useIsEmployee();
  const { data, isPending } = useQuery({ ...representationsQuery(api), enabled: !isEmployee });
  const isKnown = isEmployee || !isPending;
  return useMemo(() => {
    const people = data ? [data.owner, ...data.representing] : [];
    const names = new Map<string | null, string>(people.map((one) => [one.customerId, fullName(one)]));
    return (customerId) =>
      isTold && isKnown
        ? (names.get(customerId) ?? t({ id: 'invoices.ownerByNumber', message: `Asiakasnumero ${customerId}` }))
        : undefined;
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, isTold, isKnown, i18n.locale]);
}
