import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  {
    name: 'update-e-invoice',
    path: '/update/e-invoice',
    people: [null, 'Aino Mäkelä', 'Jyrki-Pekka Väisänen', 'Liisa Häkkinen', 'Kaisa Lehtonen'],
  },
];
