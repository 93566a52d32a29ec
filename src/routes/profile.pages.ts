import { customerQuery } from '../shared/session/queries.ts';
import type { Reader, Reads } from '../shared/page/reads.ts';
import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'profile', path: '/profile', people: ['Aino Mäkelä', 'Åsa Öhman', 'Kirsi Saarinen', 'Kaisa Lehtonen'] },
  { name: 'representations', path: '/profile#representations', isDialog: true, people: ['Kirsi Saarinen'] },
];

export const reads: Reads = { '/profile': ({ calls, customerId }: Reader) => [customerQuery(calls, customerId)] };
