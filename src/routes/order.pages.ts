import type { Picture } from './pictures.ts';

/** Where it is proven begins with the proof alone; what has come of it is the next page. */
export const weights = { '/order/verify': 20_500, '/product-change/verify': 22_000, '/order/verified': 50_500 };

const talvi = '/contract/campaign/talvi/template/kiintea-24';

const change = '/contracts/K23014478016/product-change/talvi';

export const pictures: Picture[] = [
  { name: 'order', path: talvi, people: [null, 'Aino Mäkelä'] },
  { name: 'order-services', path: '/contract/vas/campaign/vas/template/hairioturva', people: [null] },
  { name: 'order-heat', path: '/contract/campaign/kaukolampo/template/kaukolampo', people: [null] },
  { name: 'order-business', path: '/contract/b2b/campaign/yritys/template/yritys-kiintea-24', people: [null] },
  {
    name: 'order-business-services',
    path: '/contract/b2b/campaign/yritys/template/yritys-kiintea-24/vaps',
    people: [null],
  },
  { name: 'order-at-services', path: `${talvi}/vaps`, people: [null] },
  { name: 'order-closed', path: '/contract/campaign/syksy/template/kiintea-12', people: [null] },
  { name: 'order-unknown', path: '/contract/campaign/talvi/template/nothing', people: [null] },
  { name: 'order-offer', path: '/contract/campaign/tarjous/template/kiintea-24', people: [null] },
  { name: 'order-production', path: '/contract/campaign/pientuotanto/template/pientuotanto', people: [null] },
  { name: 'change-form', path: `${change}/template/kiintea-24`, people: ['Aino Mäkelä'] },
  { name: 'change-at-services', path: `${change}/template/kiintea-24/vaps`, people: ['Aino Mäkelä'] },
  { name: 'change-at-success', path: `${change}/template/kiintea-24/success`, people: ['Aino Mäkelä'] },
  { name: 'change-unknown', path: `${change}/template/nothing`, people: ['Aino Mäkelä'] },
  { name: 'change-verify', path: '/product-change/verify', people: ['Aino Mäkelä'] },
  { name: 'addon-verify', path: '/vap-addition/verify', people: [null] },
  {
    name: 'addon-error',
    path: '/order/verification-error?code=addition.noContract&process=vapAddition',
    people: [null],
  },
  { name: 'order-verify', path: '/order/verify', people: [null] },
  { name: 'order-verified', path: '/order/verified', people: [null] },
  { name: 'order-error', path: '/order/verification-error?code=VERIFICATION_EXPIRED', people: [null] },
];
