import type { Picture } from './pictures.ts';

/** In bytes over the shell: the chart and the search for a time are what the page is for. */
export const weights = { '/spotprice/$type': 57_300 };

export const pictures: Picture[] = [
  { name: 'spot-price', path: '/spotprice/consumption', people: [null, 'Aino Mäkelä'] },
  { name: 'spot-price-day', path: '/spotprice/consumption?day=2026-10-25', people: [null] },
  { name: 'spot-price-months', path: '/spotprice/consumption?view=months', people: [null] },
  { name: 'spot-price-production', path: '/spotprice/production', people: [null] },
];
