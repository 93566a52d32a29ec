import type { Read } from './read.ts';

const ofContract = '/contracts/K23014478016/product-change';

/** What the pages of a product change ask. */
export const reads: Read[] = [
  {
    name: 'what a contract may become',
    requirement: 'change.choice',
    person: 'Aino Mäkelä',
    address: `${ofContract}/talvi`,
    call: { method: 'GET', path: '/api/contract/product-change/K23014478016/talvi' },
    notice: { in: 'alert', title: 'Vaihtoehtoja ei saatu ladattua', hasRequestId: true, isCountedDown: true },
    whole: [['text', 'Nykyinen sopimus']],
    without: [['heading', 'Vaihda sopimus']],
  },
  {
    name: 'the product at its change',
    requirement: 'change.form',
    person: 'Aino Mäkelä',
    address: `${ofContract}/talvi/template/kiintea-24`,
    call: { method: 'GET', path: '/api/contract/product-change/K23014478016/talvi/template/kiintea-24' },
    notice: { in: 'alert', title: 'Tilauslomaketta ei saatu ladattua', hasRequestId: true, isCountedDown: true },
    unknown: ['heading', 'Tähän tuotteeseen ei voi vaihtaa'],
    whole: [['heading', 'Vaihda sopimus']],
    without: [['heading', 'Tilaus']],
  },
];
