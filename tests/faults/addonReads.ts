import { contractsCall, contractsNotice } from './contractReads.ts';
import type { Read } from './read.ts';

const title = 'Lisäpalvelujen lataaminen ei onnistunut';

/** What the pages of an add-on ask. */
export const reads: Read[] = [
  {
    name: 'what may be added to a contract',
    requirement: 'addition.read',
    person: 'Aino Mäkelä',
    address: '/contracts/K23014478016/vap-addition/vas',
    call: { method: 'GET', path: '/api/contract/40127731/K23014478016/addonproducts/vas*' },
    notice: { in: 'alert', title, hasRequestId: true, isCountedDown: true },
    unknown: ['heading', 'Lisäpalveluja ei ole nyt tilattavissa'],
    whole: [['text', 'Latausohjaus']],
    without: [['heading', 'Valitse lisäpalvelu']],
  },
  {
    name: 'the add-ons of a campaign',
    requirement: 'addition.read',
    person: null,
    isOpen: true,
    address: '/add-vap/campaign/vas',
    call: { method: 'GET', path: '/api/contract/addonproducts/vas' },
    notice: { in: 'alert', title, hasRequestId: true, isCountedDown: true },
    unknown: ['heading', 'Lisäpalveluja ei ole nyt tilattavissa'],
    whole: [['text', 'Latausohjaus']],
    without: [['heading', 'Valitse lisäpalvelu']],
  },
  {
    name: 'the contracts of who chooses where a service is added',
    requirement: 'addition.anonymous',
    person: 'Aino Mäkelä',
    isOpen: true,
    address: '/add-vap/campaign/vas',
    call: contractsCall,
    notice: contractsNotice,
    whole: [['link', 'Kajo Pörssi, Koivukuja 4 B, 33820 Tampere']],
    without: [['heading', 'Mihin sopimukseen lisäpalvelu tulee?']],
  },
];
