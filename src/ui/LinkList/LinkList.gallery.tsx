import { FileText, Phone, Truck } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { LinkList } from './LinkList.tsx';

export const gallery: ComponentGallery = {
  name: 'LinkList',
  purpose: 'Ways on from a page, a row each.',
  states: {
    three: () => (
      <LinkList
        links={[
          { href: '#a', label: 'Sopimukset', icon: FileText },
          { href: '#b', label: 'Muuttoilmoitus ja käyttöpaikan vaihtaminen uuteen osoitteeseen', icon: Truck },
          { href: 'tel:+358201234500', label: 'Soita asiakaspalveluun', icon: Phone },
        ]}
      />
    ),
  },
};
