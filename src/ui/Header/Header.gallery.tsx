import type { ComponentGallery } from '../gallery/gallery.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { UserMenuItems } from '../UserMenu/UserMenuItems.tsx';
import { Header } from './Header.tsx';
import { HeaderNavigation } from './HeaderNavigation.tsx';
import { HeaderSignIn } from './HeaderSignIn.tsx';

const logo = <Logo name="Oma Kajo" href="#" />;
const languages = <LanguageSwitch label="Kieli" current="fi" onChoose={() => {}} />;
const account = (
  <UserMenu label="Käyttäjävalikko" name="Aino Mäkelä">
    <UserMenuItems signOut={{ href: '#out', label: 'Kirjaudu ulos' }} />
  </UserMenu>
);
const items = ['Etusivu', 'Kulutus', 'Laskut', 'Sopimukset', 'Omat tiedot'].map((label, index) => ({
  href: `#${index}`,
  label,
  isCurrent: index === 0,
}));

export const gallery: ComponentGallery = {
  name: 'Header',
  purpose: 'The head of every page; on a narrow screen all but the logo goes into a menu.',
  states: {
    'nobody has signed in': () => <Header logo={logo} languages={languages} menuLabel="Valikko" />,
    'nobody has signed in, who may do so from here': () => (
      <Header
        logo={logo}
        languages={languages}
        account={<HeaderSignIn href="#in">Kirjaudu</HeaderSignIn>}
        menuLabel="Valikko"
      />
    ),
    'signed in': () => (
      <Header
        logo={logo}
        languages={languages}
        navigation={<HeaderNavigation label="Päävalikko" items={items} />}
        account={account}
        menu={languages}
        menuLabel="Valikko"
      />
    ),
    'without navigation and border': () => (
      <Header logo={logo} languages={languages} account={account} menu={languages} menuLabel="Valikko" isBorderless />
    ),
  },
};
