import type { ComponentGallery } from '../gallery/gallery.ts';
import { BankList } from './BankList.tsx';

const names = ['Aktia', 'Danske Bank', 'Handelsbanken', 'Hypo', 'Nordea', 'OP', 'Oma Säästöpankki', 'POP Pankki'];

export const gallery: ComponentGallery = {
  name: 'BankList',
  purpose: 'The banks that strong authentication goes through.',
  states: {
    eight: () => <BankList label="Tavat, joilla voit tunnistautua" banks={names.map((name) => ({ id: name, name }))} />,
  },
};
