import { Leaf, Repeat } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { BenefitList } from './BenefitList.tsx';

export const gallery: ComponentGallery = {
  name: 'BenefitList',
  purpose: 'What comes with something, each with an icon.',
  states: {
    'in two columns': () => (
      <BenefitList
        items={[
          { icon: Repeat, title: 'Vaihto ilman vaivaa', text: 'Irtisanomme nykyisen sopimuksesi.' },
          { icon: Leaf, title: 'Uusiutuvaa alkuperää', text: 'Alkuperä varmennetaan alkuperätakuilla.' },
        ]}
      />
    ),
  },
};
