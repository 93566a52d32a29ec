import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '../i18n/locale.ts';
import { usePageFacts } from '../shared/page/facts.ts';
import { usePortal } from '../shared/portal.context.ts';
import { userInfoQuery } from '../shared/session/queries.ts';
import { useGate, useSession } from '../shared/session/useSession.ts';
import { Header } from '../ui/Header/Header.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../ui/Logo/Logo.tsx';
import { UserMenu } from '../ui/UserMenu/UserMenu.tsx';
import { AccountItems, MenuContent } from './late.tsx';
import { useNavigation } from './navigation.ts';

/** Whose session it is; a name that is not known yet, or cannot be had, keeps nobody from signing out. */
function usePerson(isOpen: boolean): { name: string; isStaff: boolean } {
  const { t } = useLingui();
  const { api } = useSession();
  const isStaff = useGate((gate) => gate.context.validation?.allowedEmployee ?? false);
  const { data } = useQuery({ ...userInfoQuery(api), enabled: isOpen });
  return {
    name: data ? `${data.givenName} ${data.familyName}` : t({ id: 'menu.account', message: 'Oma tili' }),
    isStaff,
  };
}

interface PortalHeaderProps {
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
  /** The page does without the links to others (`frame.parts`). */
  hidesNavigation: boolean;
  isBorderless: boolean;
}

/** The header of every page: with the gate open also where to go, and whose session it is. */
export function PortalHeader({ locale, onLocaleChange, hidesNavigation, isBorderless }: PortalHeaderProps) {
  const { t } = useLingui();
  const { productName } = usePortal().brand;
  const { isUngated } = usePageFacts();
  const isOpen = useGate((gate) => gate.hasTag('open')) && !isUngated;
  const links = useNavigation(isOpen);
  const person = usePerson(isOpen);
  const languages = (
    <LanguageSwitch label={t({ id: 'language.label', message: 'Kieli' })} current={locale} onChoose={onLocaleChange} />
  );
  const navigation = hidesNavigation
    ? undefined
    : { label: t({ id: 'navigation.label', message: 'Päävalikko' }), items: links };
  const account = (
    <UserMenu {...person} label={t({ id: 'menu.label', message: 'Käyttäjävalikko' })}>
      <AccountItems />
    </UserMenu>
  );

  return (
    <Header
      logo={<Logo name={productName[locale]} href="/" />}
      languages={languages}
      navigation={isOpen ? navigation : undefined}
      account={isOpen ? account : undefined}
      menu={isOpen ? <MenuContent navigation={navigation} person={person} languages={languages} /> : undefined}
      menuLabel={t({ id: 'navigation.menu', message: 'Valikko' })}
      isBorderless={isBorderless}
    />
  );
}
