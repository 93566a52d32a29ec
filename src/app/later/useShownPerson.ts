import { useLingui } from '@lingui/react/macro';
import { fullName } from '../../shared/customer/names.ts';
import { useActingFor } from '../../shared/representation/useActingFor.ts';
import { usePerson } from '../usePerson.ts';

/** Whose session it is, or for whom they act, once that is known (`representation.shown`). */
export function useShownPerson(): ReturnType<typeof usePerson> & { shown?: string } {
  const { t } = useLingui();
  const person = usePerson();
  const acting = useActingFor();
  if (!acting) return person;
  const { count, represented } = acting;
  return {
    ...person,
    name: fullName(represented),
    isNameless: false,
    shown: t({ id: 'menu.acting', message: `Edustettavat ${count}` }),
  };
}
