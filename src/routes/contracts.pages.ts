import { contractsQuery } from '../shared/contracts/contracts.query.ts';
import type { Picture } from './pictures.ts';
import type { Reads, Reader } from '../shared/page/reads.ts';

const withContracts = ['Aino Mäkelä', 'Jyrki-Pekka Väisänen', 'Åsa Öhman', 'Sari Peltoniemi-Järvinen'];
/** Who is told something else in its place. */
const withoutContracts = ['Outi Rantanen', 'Timo Niemi', 'Mika Salo', 'Eeva Laine', 'Kaisa Lehtonen'];

export const pictures: Picture[] = [
  { name: 'contracts', path: '/contracts', people: [...withContracts, ...withoutContracts] },
  {
    name: 'contracts-ended',
    path: '/contracts',
    unfold: { fi: 'Näytä päättyneet sopimukset', sv: 'Visa avslutade avtal', en: 'Show ended contracts' },
    people: ['Aino Mäkelä'],
  },
  { name: 'contract', path: '/contracts', follow: '/contracts/', people: withContracts },
  {
    name: 'price-help',
    path: '/contracts',
    follow: '/contracts/K23014478016',
    press: { fi: 'Mistä hinta muodostuu?', sv: 'Vad består priset av?', en: 'What makes up the price?' },
    people: ['Aino Mäkelä'],
  },
  { name: 'embedded', path: '/contracts?embed=true', people: ['Aino Mäkelä'] },
];

/** In bytes over the shell: people come to it first, so it is held closer than other pages. */
export const weights = { '/contracts': 29_200, '/contracts/$contractCode': 43_000 };

const contracts = ({ calls, customerId, locale, deliverySite }: Reader) => [
  contractsQuery(calls, customerId, locale, deliverySite),
];
export const reads: Reads = { '/contracts': contracts, '/contracts/$contractCode': contracts };
