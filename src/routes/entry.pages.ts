import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'b2b-exit', path: '/b2b-exit', people: ['Pekka Korhonen', 'Liisa Häkkinen'] },
  { name: 'disclaimer', path: '/disclaimer', people: ['Aino Mäkelä'] },
];
