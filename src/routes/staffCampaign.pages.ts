import type { Picture } from './pictures.ts';

const talvi = '/backup/campaign/talvi/template/kiintea-24';

export const pictures: Picture[] = [
  { name: 'campaign-staff', path: '/backup/campaign/talvi', people: ['Kaisa Lehtonen'] },
  { name: 'order-staff', path: talvi, people: ['Kaisa Lehtonen'] },
  { name: 'order-staff-at-services', path: `${talvi}/vaps`, people: ['Kaisa Lehtonen'] },
  {
    name: 'order-staff-services',
    path: '/backup/vas/campaign/vas/template/hairioturva',
    people: ['Kaisa Lehtonen', 'Marko Ranta'],
  },
  {
    name: 'order-staff-services-at-services',
    path: '/backup/vas/campaign/vas/template/hairioturva/vaps',
    people: ['Kaisa Lehtonen'],
  },
];
