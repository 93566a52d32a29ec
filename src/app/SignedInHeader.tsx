import { useLingui } from '@lingui/react/macro';
import { late } from '../shared/late.ts';
import { useIsActing } from '../shared/session/useIsActing.ts';
import { HeaderNavigation } from '../ui/Header/HeaderNavigation.tsx';
import { UserMenu } from '../ui/UserMenu/UserMenu.tsx';
import { useNavigation } from './useNavigation.ts';
import { usePerson } from './usePerson.ts';

const AccountItems = late(() => import('./later/AccountItems.tsx'), 'AccountItems', { meanwhile: null });

interface NavigationProps {
  /** It stands in for the menu of a narrow screen. */
  isInMenu?: boolean;
}

/** Where to go, in the head of every page of who has signed in. */
export const Navigation = (props: NavigationProps) => <HeaderNavigation {...useNavigation(true)} {...props} />;

interface AccountProps {
  /** What the button is: "Käyttäjävalikko". */
  label: string;
}

function OwnAccount({ label }: AccountProps) {
  return (
    <UserMenu {...usePerson()} label={label}>
      <AccountItems />
    </UserMenu>
  );
}

const ActingAccount = late<'ActingAccount', AccountProps>(() => import('./later/ActingAccount.tsx'), 'ActingAccount', {
  meanwhile: OwnAccount,
});

/** Whose session it is, or for whom they act, there too (`representation.shown`). */
export function Account() {
  const { t } = useLingui();
  const Menu = useIsActing() ? ActingAccount : OwnAccount;
  return <Menu label={t({ id: 'menu.label', message: 'Käyttäjävalikko' })} />;
}
