import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'price-lock', path: '/contracts/K24013090027/lock-price/lock', people: ['Jyrki-Pekka Väisänen'] },
  { name: 'price-lock-locked', path: '/contracts/K24014380114/lock-price/lock', people: ['Hannele Virtanen'] },
  { name: 'price-lock-campaign', path: '/lock-price/campaign/hintalukko', people: [null, 'Hannele Virtanen'] },
  { name: 'price-lock-contract', path: '/lock-price/campaign/hintalukko/contract/K24013090027', people: [null] },
  { name: 'price-lock-unknown', path: '/lock-price/campaign/nothing', people: [null] },
];
