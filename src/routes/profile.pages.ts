import { customerQuery } from '../shared/session/queries.ts';
import type { Reader, Reads } from '../shared/page/reads.ts';
import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'profile', path: '/profile', people: ['Aino Mäkelä', 'Åsa Öhman', 'Kirsi Saarinen', 'Kaisa Lehtonen'] },
];

export const reads: Reads = { '/profile': ({ calls, customerId }: Reader) => [customerQuery(calls, customerId)] };
