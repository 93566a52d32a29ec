import type { ComponentGallery } from '../gallery/gallery.ts';
import { Notice } from '../Notice/Notice.tsx';
import { Banner } from './Banner.tsx';

export const gallery: ComponentGallery = {
  name: 'Banner',
  purpose: 'What holds for all that is seen, in sight while one scrolls.',
  states: {
    'without a connection': () => (
      <Banner>
        <Notice tone="warning" role="none" title="Ei verkkoyhteyttä">
          Yhteys katkesi klo 12.31. Päivitämme tiedot, kun se palaa.
        </Notice>
      </Banner>
    ),
  },
};
