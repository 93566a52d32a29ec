import { FileText, House } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { UserMenuItems } from '../UserMenu/UserMenuItems.tsx';
import { NarrowMenu } from './NarrowMenu.tsx';

const items = [
  { href: '#home', label: 'Etusivu', icon: House, isCurrent: true },
  { href: '#contracts', label: 'Sopimukset ja käyttöpaikat', icon: FileText, isCurrent: false },
];
const languages = <LanguageSwitch label="Kieli" current="fi" onChoose={() => {}} />;
const account = <UserMenuItems signOut={{ href: '#out', label: 'Kirjaudu ulos' }} />;

export const gallery: ComponentGallery = {
  name: 'NarrowMenu',
  purpose: 'What the header holds, below one another on a narrow screen.',
  states: {
    whole: () => (
      <Panel title="Valikko" tone="line">
        <NarrowMenu
          navigation={{ label: 'Päävalikko', items }}
          person={{ name: 'Jyrki-Pekka Väisänen' }}
          account={account}
          languages={languages}
        />
      </Panel>
    ),
    'without navigation, of an employee': () => (
      <Panel title="Valikko" tone="line">
        <NarrowMenu person={{ name: 'Kaisa Lehtonen', isStaff: true }} account={account} languages={languages} />
      </Panel>
    ),
  },
};
