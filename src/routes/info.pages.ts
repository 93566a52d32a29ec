import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'accessibility', path: '/accessibility', people: [null] },
  { name: 'privacy', path: '/privacy', people: [null] },
];
