import { useLingui } from '@lingui/react/macro';
import { useQuery } from '../shared/queryClient.ts';
import { userInfoQuery } from '../shared/session/queries.ts';
import { useGate, useSession } from '../shared/session/useSession.ts';

/** Whose session it is; a name that is not known yet, or cannot be had, keeps nobody from signing out. */
export function usePerson(): { name: string; isStaff: boolean } {
  const { t } = useLingui();
  const { api } = useSession();
  const isStaff = useGate((gate) => gate.context.validation?.allowedEmployee ?? false);
  const { data } = useQuery(userInfoQuery(api));
  return {
    name: data ? `${data.givenName} ${data.familyName}` : t({ id: 'menu.account', message: 'Oma tili' }),
    isStaff,
  };
}
