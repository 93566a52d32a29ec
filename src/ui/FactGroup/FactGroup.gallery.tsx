import type { ComponentGallery } from '../gallery/gallery.ts';
import { FactGroup } from './FactGroup.tsx';

const name = [
  { label: 'Etunimi', value: 'Aino' },
  { label: 'Sukunimi', value: 'Kuusikkorinteenkatu-Lämpöurakoitsija' },
];
const address = [
  { label: 'Lähiosoite', value: 'Koivukuja 4 B' },
  { label: 'Postitoimipaikka', value: '33820 Tampere' },
];

export const gallery: ComponentGallery = {
  name: 'FactGroup',
  purpose: 'Facts that belong together, beside what they are called.',
  states: {
    'one below another': () => (
      <>
        <FactGroup title="Nimi" facts={name} />
        <FactGroup title="Postiosoite" facts={address} />
      </>
    ),
  },
};
