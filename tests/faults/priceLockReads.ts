import { contractsCall, contractsNotice } from './contractReads.ts';
import type { Read } from './read.ts';

const title = 'Lukittua hintaa ei saatu näkyviin';
const without = [['heading', 'Hinnan lukitus']] as const;

/** What the pages of a lock ask. Whether its window is open hangs on the day: what stands there on each of them is looked for. */
export const reads: Read[] = [
  {
    name: 'the lock of a contract',
    requirement: 'addition.read',
    person: 'Jyrki-Pekka Väisänen',
    address: '/contracts/K24013090027/lock-price/lock',
    call: { method: 'GET', path: '/api/contract/40130244/K24013090027/addonproducts/lock*' },
    notice: { in: 'alert', title, hasRequestId: true, isCountedDown: true },
    unknown: ['heading', 'Hintaa ei voi lukita'],
    whole: [['link', 'Tarka']],
    without: [...without],
  },
  {
    name: 'the lock of a contract that has none',
    requirement: 'addition.read',
    person: 'Aino Mäkelä',
    address: '/contracts/K23014478016/lock-price/lock',
    call: { method: 'GET', path: '/api/contract/40127731/K23014478016/addonproducts/lock*' },
    notice: { in: 'alert', title, hasRequestId: true, isCountedDown: true },
    unknown: ['heading', 'Hintaa ei voi lukita'],
    whole: [['link', 'Takaisin sopimukseen']],
    without: [...without],
  },
  {
    name: 'the lock of a campaign',
    requirement: 'priceLock.campaign',
    person: 'Aino Mäkelä',
    isOpen: true,
    address: '/lock-price/campaign/hintalukko',
    call: { method: 'GET', path: '/api/contract/addonproducts/hintalukko' },
    notice: { in: 'alert', title, hasRequestId: true, isCountedDown: true },
    unknown: ['heading', 'Hintaa ei voi lukita'],
    whole: [['heading', 'Minkä sopimuksen hinta lukitaan?']],
    without: [...without],
  },
  {
    name: 'the contracts of who chooses which price is locked',
    requirement: 'priceLock.page',
    person: 'Aino Mäkelä',
    isOpen: true,
    address: '/lock-price/campaign/hintalukko',
    call: contractsCall,
    notice: contractsNotice,
    whole: [['text', 'Sinulla ei ole sopimusta, jonka hinnan voisi nyt lukita. Hinnan voi lukita Tarka-sopimukseen.']],
    without: [['heading', 'Minkä sopimuksen hinta lukitaan?']],
  },
];
