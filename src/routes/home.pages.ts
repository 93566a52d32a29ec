import { toPayQuery } from '../features/home/toPay.query.ts';
import { contractsQuery } from '../shared/contracts/contracts.query.ts';
import type { Picture } from './pictures.ts';
import type { Reads } from '../shared/page/reads.ts';

export const pictures: Picture[] = [
  { name: 'dashboard', path: '/dashboard', people: ['Aino Mäkelä', 'Outi Rantanen', 'Kaisa Lehtonen'] },
];

export const reads: Reads = {
  '/dashboard': ({ calls, customerId, locale, deliverySite }) => [
    contractsQuery(calls, customerId, locale, deliverySite),
    toPayQuery(calls, customerId),
  ],
};
