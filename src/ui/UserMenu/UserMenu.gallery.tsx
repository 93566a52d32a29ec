import { Bell, MessageSquare, Users } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { UserMenu } from './UserMenu.tsx';
import { UserMenuItems } from './UserMenuItems.tsx';

const signOut = { href: '#out', label: 'Kirjaudu ulos' };
const customers = {
  label: 'Asioit henkilönä',
  options: [
    { id: '1', name: 'Aino Mäkelä', detail: 'Oma asiakkuus' },
    { id: '2', name: 'Asunto-osakeyhtiö Kuusikkorinteenkatu', detail: 'Asiakas 7003 1180' },
  ],
  currentId: '1',
  onChoose: () => {},
};

export const gallery: ComponentGallery = {
  name: 'UserMenu',
  purpose: 'Whose session it is, and what belongs to it.',
  states: {
    closed: () => (
      <UserMenu label="Käyttäjävalikko" name="Aino Mäkelä">
        <UserMenuItems signOut={signOut} />
      </UserMenu>
    ),
    'an employee’s': () => (
      <UserMenu label="Käyttäjävalikko" name="Kaisa Lehtonen" isStaff>
        <UserMenuItems signOut={signOut} />
      </UserMenu>
    ),
    'whose name is not known': () => (
      <UserMenu label="Käyttäjävalikko" name="Oma tili" isNameless>
        <UserMenuItems signOut={signOut} />
      </UserMenu>
    ),
    'who acts for another': () => (
      <UserMenu label="Käyttäjävalikko" name="Eero Mäkelä" shown="Edustettavat 3">
        <UserMenuItems signOut={signOut} />
      </UserMenu>
    ),
    'more than a menu holds': () => (
      <UserMenuItems
        customers={{
          ...customers,
          all: { label: 'Valitse edustettava', onOpen: () => {} },
          note: 'Vaihto päivittää koko palvelun. Keskeneräiset lomakkeet jäävät luonnoksiksi.',
        }}
        signOut={signOut}
      />
    ),
    'what it holds': () => (
      <UserMenuItems
        customers={customers}
        items={[
          { href: '#a', label: 'Edustettavat', icon: Users, end: '2' },
          { href: '#b', label: 'Markkinointiluvat', icon: Bell },
          { href: '#c', label: 'Anna palautetta', icon: MessageSquare },
        ]}
        signOut={signOut}
      />
    ),
  },
};
