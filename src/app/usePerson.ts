import { useLingui } from '@lingui/react/macro';
import { useQuery } from '../shared/queryClient.ts';
import { userInfoQuery } from '../shared/session/queries.ts';
import { useIsActing } from '../shared/session/useIsActing.ts';
import { useIsEmployee } from '../shared/session/useIsEmployee.ts';
import { useGate, useSession } from '../shared/session/useSession.ts';

/**
 * Whose session it is; a name that is not known yet, or cannot be had, keeps nobody from signing out. Who acts for another
 * is not named: what is below may be the other's (`representation.shown`).
 */
export function usePerson(): { name: string; isNameless: boolean; isStaff: boolean } {
  const { t } = useLingui();
  const { api } = useSession();
  const isStaff = useIsEmployee();
  // Nobody may ask for the name of who is blocked.
  const isValidated = useGate((gate) => gate.context.validation !== null);
  const { data } = useQuery({ ...userInfoQuery(api), enabled: isValidated });
  const isNamed = !useIsActing();
  return {
    name: data && isNamed ? `${data.givenName} ${data.familyName}` : t({ id: 'menu.account', message: 'Oma tili' }),
    isNameless: data === undefined || !isNamed,
    isStaff,
  };
}
