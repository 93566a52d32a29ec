import { contractsCall, contractsNotice } from './contractReads.ts';
import type { Read } from './read.ts';

const title = 'Muuttoilmoituksen lataaminen ei onnistunut';
const page = 'Sähköt uuteen kotiin';

/** What the pages of a move ask. */
export const reads: Read[] = [
  {
    name: 'what a notice of a move asks',
    requirement: 'move.steps',
    person: null,
    isOpen: true,
    address: '/my-move',
    call: { method: 'GET', path: '/api/contract/move/form' },
    notice: { in: 'alert', title, hasRequestId: true, isCountedDown: true },
    whole: [['text', 'Sopimuksen haltijan nimi']],
    without: [['heading', page]],
  },
  {
    name: 'the contract of a short link',
    requirement: 'move.link',
    person: null,
    isOpen: true,
    address: '/muutto/q8LrT2vXw0Ym5NcKe4JzPg',
    call: { method: 'POST', path: '/api/contract/move/link' },
    notice: { in: 'alert', title, hasRequestId: true, isCountedDown: true },
    whole: [['text', 'Kajo Pörssi, Koivukuja, Tampere']],
    without: [['heading', page]],
  },
  {
    name: 'the contracts of who moves',
    requirement: 'move.named',
    person: 'Aino Mäkelä',
    isOpen: true,
    address: '/my-move',
    call: contractsCall,
    notice: contractsNotice,
    whole: [
      ['heading', page],
      ['text', 'Kajo Pörssi'],
    ],
    without: [['heading', page]],
  },
];
