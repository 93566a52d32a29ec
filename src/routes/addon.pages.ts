import type { Picture } from './pictures.ts';

const page = '/contracts/K23014478016/vap-addition/b2c';
const consumers = '/add-vap/campaign/vas';
const companies = '/add-vap-b2b/campaign/yrityspalvelut';

/** In bytes over the shell: what is drawn of the answer comes while the page asks what may be added. */
const limit = 18_000;
/** The same, with what every page of someone who has signed in begins with. */
const limitSignedIn = 25_000;
export const weights = {
  '/contracts/$contractCode/vap-addition/$campaignId': limitSignedIn,
  '/contracts/$contractCode/vap-addition/$campaignId/success': limitSignedIn,
  '/add-vap/campaign/$campaignId': limit,
  '/add-vap/campaign/$campaignId/contract/$contractCode': limit,
  '/add-vap/campaign/$campaignId/contract/$contractCode/success': limit,
  '/add-vap-b2b/campaign/$campaignId': limit,
  '/add-vap-b2b/campaign/$campaignId/contract/$contractCode': limit,
  '/add-vap-b2b/campaign/$campaignId/contract/$contractCode/success': limit,
  '/vap-addition/verify': 22_500,
  // With its page; the cards come with it.
  'src/features/addon/ReadAddons.tsx': 62_500,
};

export const pictures: Picture[] = [
  { name: 'addon', path: page, people: ['Aino Mäkelä', 'Kaisa Lehtonen'] },
  { name: 'addon-heat', path: '/contracts/K19011032207/vap-addition/b2c', people: ['Aino Mäkelä'] },
  { name: 'addon-other-kind', path: '/contracts/K23014478016/vap-addition/b2b', people: ['Aino Mäkelä'] },
  { name: 'addon-unknown', path: '/contracts/K23014478016/vap-addition/nothing', people: ['Aino Mäkelä'] },
  { name: 'addon-at-success', path: `${page}/success`, people: ['Aino Mäkelä'] },
  { name: 'addon-included', path: '/contracts/K22017733908/vap-addition/b2c', people: ['Sari Peltoniemi-Järvinen'] },
  { name: 'add-vap', path: consumers, people: [null, 'Aino Mäkelä', 'Pekka Korhonen'] },
  { name: 'add-vap-not-allowed', path: `${consumers}?addon=nothing`, people: [null] },
  { name: 'add-vap-contract', path: `${consumers}/contract/K23014478016`, people: [null, 'Aino Mäkelä'] },
  { name: 'add-vap-at-success', path: `${consumers}/contract/K23014478016/success`, people: [null] },
  { name: 'add-vap-other-path', path: '/add-vap/campaign/yrityspalvelut', people: [null] },
  { name: 'add-vap-b2b', path: companies, people: [null, 'Pekka Korhonen'] },
  { name: 'add-vap-b2b-contract', path: `${companies}/contract/K21013118041`, people: [null] },
  { name: 'add-vap-b2b-at-success', path: `${companies}/contract/K21013118041/success`, people: [null] },
  { name: 'add-vap-unknown', path: '/add-vap/campaign/nothing', people: [null] },
];
