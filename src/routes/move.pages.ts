import type { Picture } from './pictures.ts';

/** In bytes over the shell: the steps come while the page asks what is asked, the later ones while the first one is filled in. */
const limit = 22_500;
export const weights = {
  '/muutto/$shortCode': limit,
  '/my-move': limit,
  '/my-move/$contractCode': limit,
  '/my-move/$contractCode/success': limit,
  '/my-move/verify': 21_000,
};

export const pictures: Picture[] = [
  { name: 'move', path: '/my-move', people: [null, 'Aino Mäkelä', 'Mika Salo', 'Kaisa Lehtonen'] },
  { name: 'move-contract', path: '/my-move/K23014478016', people: [null, 'Aino Mäkelä'] },
  { name: 'move-heat', path: '/my-move/K19011032207', people: ['Aino Mäkelä'] },
  { name: 'move-link', path: '/muutto/q8LrT2vXw0Ym5NcKe4JzPg', people: [null, 'Aino Mäkelä'] },
  { name: 'move-link-unknown', path: '/muutto/nobodysnobodysnobodysx', people: [null] },
  { name: 'move-verify', path: '/my-move/verify', people: [null] },
  { name: 'move-at-success', path: '/my-move/K23014478016/success', people: ['Aino Mäkelä'] },
];
