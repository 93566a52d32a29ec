import type { ComponentGallery } from '../gallery/gallery.ts';
import { Disclosure } from './Disclosure.tsx';

export const gallery: ComponentGallery = {
  name: 'Disclosure',
  purpose: 'Something that few people need: closed until it is asked for. For questions there is the accordion.',
  states: {
    closed: () => (
      <Disclosure label="Päättyneet sopimukset, 3">
        <p>Kajo Kiinteä 24 kk, päättynyt 31.8.2023.</p>
      </Disclosure>
    ),
    'a long label': () => (
      <Disclosure label="Kaukolämmöntoimitussopimusten ja sähkönmyyntisopimusten aiemmat hinnat, 12">
        <p>4,95 €/kk.</p>
      </Disclosure>
    ),
  },
};
