import type { ComponentGallery } from '../gallery/gallery.ts';
import { TickLoader } from './TickLoader.tsx';

export const gallery: ComponentGallery = {
  name: 'TickLoader',
  purpose: 'In the place of a page that is on its way.',
  states: { 'on its way': () => <TickLoader label="Ladataan tietoja" /> },
};
