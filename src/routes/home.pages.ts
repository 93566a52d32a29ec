import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'dashboard', path: '/dashboard', people: ['Aino Mäkelä', 'Outi Rantanen'] },
];
