import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'transfer', path: '/contracts/K23014478016/transfer', people: ['Aino Mäkelä'] },
  { name: 'transfer-success', path: '/contracts/K23014478016/transfer/success', people: ['Aino Mäkelä'] },
  { name: 'transfer-not-possible', path: '/contracts/K19011032207/transfer', people: ['Aino Mäkelä'] },
  { name: 'transfer-verify', path: '/transfer/verify', people: [null, 'Mika Salo'] },
];

/** In bytes over the shell: forms and the rules of their fields come with the first page that has one. */
export const weights = {
  '/contracts/$contractCode/transfer': 72_500,
  '/contracts/$contractCode/transfer/success': 72_500,
  '/transfer/verify': 82_200,
};
