import { useLingui } from '@lingui/react/macro';
import { late } from '../shared/late.ts';
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

/** Whose session it is, there too. */
export function Account() {
  const { t } = useLingui();
  return (
    <UserMenu {...usePerson()} label={t({ id: 'menu.label', message: 'Käyttäjävalikko' })}>
      <AccountItems />
    </UserMenu>
  );
}
