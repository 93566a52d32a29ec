import { Landmark, Smartphone } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { BankList } from './BankList.tsx';

const names = ['Aktia', 'Danske Bank', 'Handelsbanken', 'Hypo', 'Nordea', 'OP', 'Oma Säästöpankki', 'POP Pankki'];
const banks = names.map((name) => ({ id: name, name, logo: Landmark }));

export const gallery: ComponentGallery = {
  name: 'BankList',
  purpose: 'What strong authentication goes through.',
  states: {
    nine: () => (
      <BankList
        label="Tavat, joilla voit tunnistautua"
        banks={[...banks, { id: 'mobile', name: 'Mobiilivarmenne', logo: Smartphone }]}
      />
    ),
  },
};
