import { Landmark } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { useState, type ComponentProps } from 'react';
import { OptionTiles } from './OptionTiles.tsx';

const words = [
  { value: 'aktia', label: 'Aktia' },
  { value: 'danske', label: 'Danske Bank' },
  { value: 'handelsbanken', label: 'Handels\u00ADbanken' },
  { value: 'omasp', label: 'Oma Säästö\u00ADpankki' },
];

function Banks({ options }: Pick<ComponentProps<typeof OptionTiles<string>>, 'options'>) {
  const [bank, setBank] = useState<string | null>('danske');
  return <OptionTiles legend="Pankki" name="bank" options={options} value={bank} onChange={setBank} />;
}

export const gallery: ComponentGallery = {
  name: 'OptionTiles',
  purpose: 'One of several that a word tells apart.',
  states: {
    words: () => <Banks options={words} />,
    marks: () => <Banks options={words.map((option) => ({ ...option, icon: Landmark }))} />,
  },
};
