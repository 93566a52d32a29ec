import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'consumption', path: '/consumption', people: ['Aino Mäkelä', 'Outi Rantanen', 'Kaisa Lehtonen'] },
  {
    name: 'consumption-hours',
    path: '/consumption?from=2026-10-25&to=2026-10-25&resolution=hour',
    people: ['Aino Mäkelä'],
  },
  { name: 'comparison', path: '/consumption/comparison', people: ['Aino Mäkelä', 'Outi Rantanen'] },
];

/** In bytes over the shell: the chart is what the page is for, and one goes into it. */
export const weights = { '/consumption': 60_000 };
