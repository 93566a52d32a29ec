import type { Read } from './read.ts';

/** What the page of spot prices asks for months; its days are walked by its model. */
export const reads: Read[] = [
  {
    name: 'the months at the spot prices',
    requirement: 'spotPage.failed',
    person: null,
    address: '/spotprice/consumption?view=months',
    call: { method: 'GET', path: '/api/spot-prices/consumption/months?*' },
    isPublic: true,
    notice: { in: 'alert', title: 'Hintoja ei saatu näkyviin', hasRequestId: true, isCountedDown: true },
    whole: [['heading', 'Kuukausien keskihinnat']],
    without: [['heading', 'Pörssisähkön hinta']],
  },
];
