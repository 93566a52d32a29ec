import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../i18n/locale.ts';
import { usePageFacts } from '../shared/page/facts.ts';
import { usePortal } from '../shared/portal.context.ts';
import { useGate } from '../shared/session/useSession.ts';
import { Header } from '../ui/Header/Header.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../ui/Logo/Logo.tsx';
import { Account, MenuContent, Navigation, SignIn } from './late.tsx';
import { menusOf } from './menus.ts';

interface PortalHeaderProps {
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
  /** The page does without the links to others (`frame.parts`). */
  hidesNavigation: boolean;
  isBorderless: boolean;
}

/** The header of every page: with a session also whose it is, and where to go; without one the way in, where the page offers it. */
export function PortalHeader({ locale, onLocaleChange, hidesNavigation, isBorderless }: PortalHeaderProps) {
  const { t } = useLingui();
  const { productName } = usePortal().brand;
  const { isUngated, offersSignIn } = usePageFacts();
  const menus = useGate(menusOf);
  const hasAccount = menus !== 'none' && !isUngated;
  const hasNavigation = menus === 'all' && !isUngated && !hidesNavigation;
  const languages = (
    <LanguageSwitch label={t({ id: 'language.label', message: 'Kieli' })} current={locale} onChoose={onLocaleChange} />
  );

  return (
    <Header
      logo={<Logo name={productName[locale]} href="/" />}
      languages={languages}
      navigation={hasNavigation && <Navigation />}
      account={hasAccount ? <Account /> : offersSignIn && <SignIn />}
      menu={hasAccount && <MenuContent {...{ hasNavigation, languages }} />}
      menuLabel={t({ id: 'navigation.menu', message: 'Valikko' })}
      isBorderless={isBorderless}
    />
  );
}
