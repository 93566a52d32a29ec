import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'backup', path: '/backup', people: ['Kaisa Lehtonen', 'Marko Ranta', 'Hanna Sirén'] },
];
