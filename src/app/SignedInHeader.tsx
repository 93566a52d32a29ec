import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { late } from '../shared/late.ts';
import { useIsActing } from '../shared/session/useIsActing.ts';
import { HeaderNavigation } from '../ui/Header/HeaderNavigation.tsx';
import { UserMenu } from '../ui/UserMenu/UserMenu.tsx';
import type { Shown } from './later/ShownPerson.tsx';
import { useNavigation } from './useNavigation.ts';
import { usePerson } from './usePerson.ts';

const AccountItems = late(() => import('./later/AccountItems.tsx'), 'AccountItems', { meanwhile: null });

interface NavigationProps {
  /** It stands in for the menu of a narrow screen. */
  isInMenu?: boolean;
}

/** Where to go, in the head of every page of who has signed in. */
export const Navigation = (props: NavigationProps) => <HeaderNavigation {...useNavigation(true)} {...props} />;

const ShownPerson = late<'ShownPerson', { onChange(shown: Shown | null): void }>(
  () => import('./later/ShownPerson.tsx'),
  'ShownPerson',
  { meanwhile: null },
);

/**
 * Whose session it is, or for whom they act, there too (`representation.shown`). The menu is one and the same before and after
 * that is known: one that is open stays so.
 */
export function Account() {
  const { t } = useLingui();
  const person = usePerson();
  const isActing = useIsActing();
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <>
      <UserMenu {...person} {...shown} label={t({ id: 'menu.label', message: 'Käyttäjävalikko' })}>
        <AccountItems />
      </UserMenu>
      {isActing && <ShownPerson onChange={setShown} />}
    </>
  );
}
