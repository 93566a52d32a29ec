import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../i18n/locale.ts';
import { usePageFacts } from '../shared/page/facts.ts';
import { usePortal } from '../shared/portal.context.ts';
import { useGate } from '../shared/session/useSession.ts';
import { Header } from '../ui/Header/Header.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../ui/Logo/Logo.tsx';
import { Account, MenuContent, Navigation } from './late.tsx';

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
  const languages = (
    <LanguageSwitch label={t({ id: 'language.label', message: 'Kieli' })} current={locale} onChoose={onLocaleChange} />
  );

  return (
    <Header
      logo={<Logo name={productName[locale]} href="/" />}
      languages={languages}
      navigation={isOpen && !hidesNavigation && <Navigation />}
      account={isOpen && <Account />}
      menu={isOpen && <MenuContent {...{ hidesNavigation, languages }} />}
      menuLabel={t({ id: 'navigation.menu', message: 'Valikko' })}
      isBorderless={isBorderless}
    />
  );
}
