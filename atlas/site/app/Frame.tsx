import { useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import type { ReactNode } from 'react';
import { Header } from '../../../src/ui/Header/Header.tsx';
import { HeaderNavigation, type NavigationItem } from '../../../src/ui/Header/HeaderNavigation.tsx';
import { LanguageSwitch } from '../../../src/ui/LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../../../src/ui/Logo/Logo.tsx';
import { SkipLink } from '../../../src/ui/SkipLink/SkipLink.tsx';
import type { Language } from '../../../machines/flowModel.ts';
import { chooseLanguage } from './settings.ts';
import { ThemeButton } from './ThemeButton.tsx';
import * as styles from './Frame.css.ts';

export type Place = 'machines' | 'requirements' | 'gallery';

/** The language of the page, and how to choose another. */
export function useLanguage(): { language: Language; choose(language: Language): void } {
  const { i18n } = useI18n();
  const choose = (language: Language) => {
    chooseLanguage(language);
    i18n.activate(language);
  };
  return { language: i18n.locale as Language, choose };
}

function useNavigation(current: Place): NavigationItem[] {
  const { t } = useLingui();
  // From the page of the components these lead to the other page; there they only change the address.
  const atlas = current === 'gallery' ? 'index.html' : '';
  const items: (Omit<NavigationItem, 'isCurrent'> & { place: Place })[] = [
    { place: 'machines', href: `${atlas}#/`, label: t({ id: 'atlas.nav.machines', message: 'Tilakartta' }) },
    {
      place: 'requirements',
      href: `${atlas}#/requirements`,
      label: t({ id: 'atlas.nav.requirements', message: 'Vaatimukset' }),
    },
    { place: 'gallery', href: 'gallery.html', label: t({ id: 'atlas.nav.gallery', message: 'Komponentit' }) },
  ];
  return items.map(({ place, ...item }) => ({ ...item, isCurrent: place === current }));
}

interface FrameProps {
  current: Place;
  children: ReactNode;
}

/** The head of every page of the atlas, and the page below it. */
export function Frame({ current, children }: FrameProps) {
  const { t } = useLingui();
  const { language, choose } = useLanguage();
  const items = useNavigation(current);
  const navigation = { label: t({ id: 'atlas.nav.label', message: 'Päävalikko' }), items };
  const languages = (
    <LanguageSwitch label={t({ id: 'atlas.language', message: 'Kieli' })} current={language} onChoose={choose} />
  );
  const menu = (
    <div className={styles.menu}>
      <nav className={styles.menuLinks} aria-label={navigation.label}>
        <ul role="list">
          {items.map(({ href, label, isCurrent }) => (
            <li key={href}>
              <a className={styles.menuLink} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {languages}
      <ThemeButton />
    </div>
  );
  return (
    <div className={styles.wide}>
      <SkipLink>{t({ id: 'atlas.skip', message: 'Siirry sisältöön' })}</SkipLink>
      <Header
        logo={<Logo name="Oma Kajo" href={navigation.items[0]?.href} />}
        languages={languages}
        navigation={<HeaderNavigation {...navigation} />}
        account={<ThemeButton />}
        menu={menu}
        menuLabel={t({ id: 'atlas.menu', message: 'Valikko' })}
      />
      {children}
    </div>
  );
}
