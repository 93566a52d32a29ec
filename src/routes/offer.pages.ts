import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  // The link in the mail of the demo's offer.
  { name: 'offer', path: '/order/offer#w3cTq8mZr5Yk1NdVb7HsJg', people: [null] },
  {
    name: 'offer-decline',
    path: '/order/offer#w3cTq8mZr5Yk1NdVb7HsJg',
    press: { fi: 'En hyväksy', sv: 'Avböj', en: 'Decline' },
    people: [null],
  },
  { name: 'offer-unknown', path: '/order/offer', people: [null] },
];

/** In bytes over the shell: the texts of all orders, and a form. */
export const weights = { '/order/offer': 81_800 };
