import type { ComponentGallery } from '../gallery/gallery.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const gallery: ComponentGallery = {
  name: 'Breadcrumbs',
  purpose: 'The pages above this one.',
  states: {
    'one above': () => (
      <Breadcrumbs label="Murupolku" items={[{ href: '#contracts', label: 'Omat sopimukset' }]} current="Kajo Pörssi" />
    ),
    'long words': () => (
      <Breadcrumbs
        label="Pitkä murupolku"
        items={[
          { href: '#profile', label: 'Profiili' },
          { href: '#consents', label: 'Markkinointisuostumukset ja sopimusviestintä' },
        ]}
        current="Kaukolämmöntoimitussopimuksen laskutusosoitteenmuutosilmoitus"
      />
    ),
  },
};
