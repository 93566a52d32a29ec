import type { ComponentGallery } from '../gallery/gallery.ts';
import { Statement } from './Statement.tsx';

export const gallery: ComponentGallery = {
  name: 'Statement',
  purpose: 'What a person declares, word for word as it is sent.',
  states: {
    'a withdrawal': () => (
      <Statement>
        Peruutan sopimuksen Kajo Kiinteä 24 kk, tilausnumero 8841 2207, tilattu 7.2.2026. Aino Mäkelä.
      </Statement>
    ),
  },
};
