import type { Read } from './read.ts';

const form = '/contract/campaign/talvi/template/kiintea-24';
const whole = [['heading', 'Tilaa sähkösopimus']] as const satisfies Read['whole'];

/** What the form of an order asks. */
export const reads: Read[] = [
  {
    name: 'the product at its order',
    requirement: 'order.product',
    person: null,
    address: form,
    call: { method: 'GET', path: '/api/campaigns/talvi/template/kiintea-24' },
    isPublic: true,
    notice: { in: 'alert', title: 'Tilauslomaketta ei saatu ladattua', hasRequestId: true, isCountedDown: true },
    unknown: ['heading', 'Tuotetta ei löytynyt'],
    whole: [...whole],
    without: [['heading', 'Tilaus']],
  },
  {
    // What is not known of who orders is asked.
    name: 'the customer at the form of an order',
    requirement: 'order.person',
    person: 'Aino Mäkelä',
    address: form,
    isOpen: true,
    call: { method: 'GET', path: '/api/customer/40127731' },
    whole: [...whole],
    without: [...whole],
  },
  {
    name: 'the name of the person at the form of an order',
    requirement: 'order.person',
    person: 'Aino Mäkelä',
    address: form,
    isOpen: true,
    call: { method: 'GET', path: '/api/auth/user-info' },
    whole: [...whole],
    without: [...whole],
  },
  {
    // The server says then that a service is there already.
    name: 'what the customer has at the form of a service',
    requirement: 'order.serviceHeld',
    person: 'Aino Mäkelä',
    address: '/contract/vas/campaign/vas/template/latausohjaus',
    isOpen: true,
    call: { method: 'GET', path: '/api/contracts/customer/40127731*' },
    whole: [['heading', 'Tilaa palvelu']],
    without: [['heading', 'Tilaa palvelu']],
  },
];
