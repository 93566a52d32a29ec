import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'accessibility', path: '/accessibility', people: [null] },
  { name: 'privacy', path: '/privacy', people: [null] },
  { name: 'link-not-found', path: '/link/a%20b', people: [null] },
];
