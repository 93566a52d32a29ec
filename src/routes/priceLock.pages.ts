import type { Picture } from './pictures.ts';

/** In bytes over the shell: what is drawn of the answer comes while the page asks for the price. */
const limit = 18_100;
/** The same, with what every page of someone who has signed in begins with. */
const limitSignedIn = 25_300;
export const weights = {
  '/contracts/$contractCode/lock-price/$campaignId': limitSignedIn,
  '/contracts/$contractCode/lock-price/$campaignId/success': limitSignedIn,
  '/lock-price/campaign/$campaignId': limit,
  '/lock-price/campaign/$campaignId/contract/$contractCode': limit,
  '/lock-price/campaign/$campaignId/contract/$contractCode/success': limit,
  '/lock-price-logged-in/campaign/$campaignId': limitSignedIn,
  '/lock-price-logged-in/campaign/$campaignId/contract/$contractCode': limitSignedIn,
  '/lock-price-logged-in/campaign/$campaignId/contract/$contractCode/success': limitSignedIn,
  // With what says why a contract's price is not to be locked, and whose a contract is that is none of one's own.
  'src/features/priceLock/ReadLock.tsx': 60_800,
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
