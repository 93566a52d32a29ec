import type { Read } from './read.ts';

/** What the page of a withdrawal asks. */
export const reads: Read[] = [
  {
    name: 'the orders that may be withdrawn from',
    requirement: 'withdrawal.choice',
    person: 'Aino Mäkelä',
    address: '/withdrawal',
    isOpen: true,
    call: { method: 'GET', path: '/api/withdrawal/customer/*' },
    notice: { in: 'alert', title: 'Tilauksia ei saatu ladattua', hasRequestId: true, isCountedDown: true },
    whole: [['heading', 'Peruuta sopimus tästä']],
    without: [['heading', 'Peruuta sopimus tästä']],
  },
];
