import type { Picture } from './pictures.ts';

/** In bytes over the shell: who changes a contract has signed in, and sees a campaign. */
export const weights = { '/contracts/$contractCode/product-change/$campaignId': 46_400 };

const campaigns = ['talvi', 'vas', 'yritys', 'kevat'];

export const pictures: Picture[] = [
  ...campaigns.map((id) => ({ name: `campaign-${id}`, path: `/contract/campaign/${id}`, people: [null] })),
  ...['/contract', '/contract/campaign', '/contract/b2b/campaign', '/contract/b2b/campaign/yritys'].map((path) => ({
    name: `campaign${path.slice('/contract'.length).replaceAll('/', '-')}-link`,
    path,
    people: [null],
  })),
  { name: 'change', path: '/contracts/K23014478016/product-change/b2c', people: ['Aino Mäkelä'] },
];
