import { contractsCall, contractsNotice } from './contractReads.ts';
import type { Read } from './read.ts';

const aino = 'Aino Mäkelä';

/** What the page asks where notice of a contract is given. */
export const reads: Read[] = [
  {
    name: 'the contracts where notice of one is given',
    requirement: 'termination.steps',
    person: aino,
    address: '/contract/termination',
    call: contractsCall,
    notice: contractsNotice,
    whole: [
      ['heading', 'Irtisano sopimus'],
      ['text', 'Kajo Pörssi'],
    ],
    without: [['heading', 'Irtisano sopimus']],
  },
];
