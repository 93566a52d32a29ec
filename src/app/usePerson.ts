import { useLingui } from '@lingui/react/macro';
import { useQuery } from '../shared/queryClient.ts';
import { userInfoQuery } from '../shared/session/queries.ts';
import { useGate, useSession } from '../shared/session/useSession.ts';

/** Whose session it is; a name that is not known yet, or cannot be had, keeps nobody from signing out. */
export function usePerson(): { name: string; isNameless: boolean; isStaff: boolean } {
  const { t } = useLingui();
  const { api } = useSession();
  const isStaff = useGate((gate) => gate.context.validation?.allowedEmployee ?? false);
  // Nobody may ask for the name of who is blocked.
  const isValidated = useGate((gate) => gate.context.validation !== null);
  const { data } = useQuery({ ...userInfoQuery(api), enabled: isValidated });
  return {
    name: data ? `${data.givenName} ${data.familyName}` : t({ id: 'menu.account', message: 'Oma tili' }),
    isNameless: data === undefined,
    isStaff,
  };
}
