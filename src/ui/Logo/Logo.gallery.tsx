import type { ComponentGallery } from '../gallery/gallery.ts';
import { Logo } from './Logo.tsx';

export const gallery: ComponentGallery = {
  name: 'Logo',
  purpose: 'The portal’s mark and name, which lead to the front page.',
  states: {
    main: () => <Logo name="Oma Kajo" href="#" />,
    'a long name': () => <Logo name="Oma Kajo Osuuskunta" href="#" />,
  },
};
