import type { ComponentGallery } from '../gallery/gallery.ts';
import { Caption, Note } from './Text.tsx';

export const gallery: ComponentGallery = {
  name: 'Text',
  purpose: 'Text that is smaller than that of the page.',
  states: {
    note: () => <Note>Hinnat sisältävät arvonlisäveron 25,5 %. Sähkönsiirron laskuttaa paikallinen verkkoyhtiö.</Note>,
    caption: () => <Caption>Yksi tikku on yksi kuukausi.</Caption>,
  },
};
