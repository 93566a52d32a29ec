import type { Read } from './read.ts';

/** What the pages of campaigns ask. */
export const reads: Read[] = [
  {
    name: 'the campaign at its page',
    requirement: 'campaign.page',
    person: null,
    address: '/contract/campaign/talvi',
    call: { method: 'GET', path: '/api/campaigns/talvi' },
    isPublic: true,
    notice: {
      in: 'alert',
      title: 'Kampanjaa ei juuri nyt saada näkyviin',
      hasRequestId: true,
      isCountedDown: true,
    },
    unknown: ['heading', 'Kampanjaa ei löytynyt'],
    whole: [
      ['heading', 'Talven hinta kahdeksi vuodeksi'],
      ['heading', 'Kajo Kiinteä 24 kk'],
    ],
    without: [['heading', 'Kampanja']],
  },
];
