import { DEMO_OFFER_SECRET } from '../../server/demo/offers.ts';
import type { Read } from './read.ts';

/** What the page of an offer asks. */
export const reads: Read[] = [
  {
    name: 'the offer of a link',
    requirement: 'offer.page',
    person: null,
    address: `/order/offer#${DEMO_OFFER_SECRET}`,
    isPublic: true,
    isOpen: true,
    call: { method: 'POST', path: '/api/offer/link' },
    notice: { in: 'alert', title: 'Tarjousta ei saatu ladattua', hasRequestId: true, isCountedDown: true },
    unknown: ['heading', 'Tarjousta ei löytynyt'],
    whole: [
      ['heading', 'Tarjous sinulle'],
      ['button', 'Hyväksy tarjous ja sitoudu maksamaan'],
    ],
    without: [],
  },
];
