import { useLingui } from '@lingui/react/macro';
import { fullName } from '../../shared/representation/names.ts';
import { useActingFor } from '../../shared/representation/useActingFor.ts';
import { UserMenu } from '../../ui/UserMenu/UserMenu.tsx';
import { usePerson } from '../usePerson.ts';
import { AccountItems } from './AccountItems.tsx';

/** The button of the menu says for whom the person acts, once that is known (`representation.shown`). */
export function ActingAccount({ label }: { label: string }) {
  const { t } = useLingui();
  const person = usePerson();
  const acting = useActingFor();
  const count = acting?.count;
  const shown = acting && {
    name: fullName(acting.represented),
    shown: t({ id: 'menu.acting', message: `Edustettavat ${count}` }),
  };
  return (
    <UserMenu {...person} {...shown} label={label}>
      <AccountItems />
    </UserMenu>
  );
}
