import type { Picture } from './pictures.ts';

/** In bytes over the shell: the picture of the own year comes beside the page. */
const limit = 30_000;
export const weights = {
  '/contracts/$contractCode/lock-price/$campaignId': limit,
  '/contracts/$contractCode/lock-price/$campaignId/success': limit,
  '/lock-price/campaign/$campaignId': limit,
  '/lock-price/campaign/$campaignId/contract/$contractCode': limit,
  '/lock-price/campaign/$campaignId/contract/$contractCode/success': limit,
  '/lock-price-logged-in/campaign/$campaignId': limit,
  '/lock-price-logged-in/campaign/$campaignId/contract/$contractCode': limit,
  '/lock-price-logged-in/campaign/$campaignId/contract/$contractCode/success': limit,
  // With its page.
  'src/features/priceLock/BegunLock.tsx': 60_400,
};

export const pictures: Picture[] = [
  { name: 'price-lock', path: '/contracts/K24013090027/lock-price/lock', people: ['Jyrki-Pekka Väisänen'] },
  { name: 'price-lock-locked', path: '/contracts/K24014380114/lock-price/lock', people: ['Hannele Virtanen'] },
  { name: 'price-lock-campaign', path: '/lock-price/campaign/hintalukko', people: [null, 'Hannele Virtanen'] },
  { name: 'price-lock-contract', path: '/lock-price/campaign/hintalukko/contract/K24013090027', people: [null] },
  {
    name: 'price-lock-at-success',
    path: '/contracts/K24013090027/lock-price/lock/success',
    people: ['Jyrki-Pekka Väisänen'],
  },
  {
    name: 'price-lock-contract-at-success',
    path: '/lock-price/campaign/hintalukko/contract/K24013090027/success',
    people: [null],
  },
  {
    name: 'price-lock-signed-in',
    path: '/lock-price-logged-in/campaign/hintalukko',
    people: [null, 'Hannele Virtanen'],
  },
  {
    name: 'price-lock-signed-in-contract',
    path: '/lock-price-logged-in/campaign/hintalukko/contract/K24014380114',
    people: ['Hannele Virtanen'],
  },
  {
    name: 'price-lock-signed-in-at-success',
    path: '/lock-price-logged-in/campaign/hintalukko/contract/K24014380114/success',
    people: ['Hannele Virtanen'],
  },
  { name: 'price-lock-unknown', path: '/lock-price/campaign/nothing', people: [null] },
];
