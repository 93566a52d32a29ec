import { contractsQuery } from '../shared/contracts/contracts.query.ts';
import type { Reads, Reader } from '../shared/page/reads.ts';
import type { Picture } from './pictures.ts';

const page = '/contract/termination';

export const pictures: Picture[] = [
  { name: 'termination', path: page, people: ['Aino Mäkelä', 'Mika Salo', 'Outi Rantanen', 'Kaisa Lehtonen'] },
  { name: 'termination-end', path: `${page}?contract=K23014478016&step=end&reason=moving`, people: ['Aino Mäkelä'] },
  { name: 'termination-heat', path: `${page}?contract=K19011032207&step=end`, people: ['Aino Mäkelä'] },
  { name: 'termination-fixed', path: `${page}?contract=K26013307741&step=end`, people: ['Aino Mäkelä'] },
];

const contracts = ({ calls, customerId, locale, deliverySite }: Reader) => [
  contractsQuery(calls, customerId, locale, deliverySite),
];
export const reads: Reads = { [page]: contracts };
