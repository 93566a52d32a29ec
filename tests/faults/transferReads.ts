import type { Read } from './read.ts';

/** What the pages of a transfer ask. */
export const reads: Read[] = [
  {
    name: 'how a transfer stands, at its page',
    requirement: 'transfer.form',
    person: 'Aino Mäkelä',
    address: '/contracts/K23014478016/transfer',
    call: { method: 'GET', path: '/api/contract/*/transfer' },
    notice: { in: 'alert', title: 'Siirtoa ei juuri nyt saada näkyviin', hasRequestId: true, isCountedDown: true },
    whole: [['heading', 'Siirrä sopimus toiselle']],
    without: [['heading', 'Siirrä sopimus toiselle']],
  },
  {
    name: 'what is offered, at the page of its link',
    requirement: 'transfer.offer',
    person: 'Aino Mäkelä',
    address: '/transfer/verify',
    isOpen: true,
    call: { method: 'GET', path: '/api/transfer' },
    notice: { in: 'alert', title: 'Siirtoa ei juuri nyt saada näkyviin', hasRequestId: true, isCountedDown: true },
    whole: [['heading', 'Linkki ei ole enää voimassa']],
    without: [['heading', 'Ota sopimus vastaan']],
  },
];
