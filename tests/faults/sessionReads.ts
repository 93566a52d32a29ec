import type { Read } from './read.ts';

const aino = 'Aino Mäkelä';

/** What is asked behind every page of someone who has signed in. */
export const reads: Read[] = [
  {
    name: 'the name of the person at the dashboard',
    requirement: 'home.page',
    person: aino,
    address: '/dashboard',
    call: { method: 'GET', path: '/api/auth/user-info' },
    whole: [
      ['heading', 'Hei Aino'],
      ['button', 'Aino Mäkelä Käyttäjävalikko'],
    ],
    without: [
      ['heading', 'Hei'],
      ['button', 'Oma tili Käyttäjävalikko'],
      ['link', 'Kajo Pörssi'],
    ],
  },
  {
    name: 'the customer behind the page',
    requirement: 'session.background',
    person: aino,
    address: '/contracts',
    call: { method: 'GET', path: '/api/customer/40127731' },
    whole: [['link', 'Kajo Pörssi']],
    without: [['link', 'Kajo Pörssi']],
  },
  {
    name: 'the representations behind the page',
    requirement: 'session.background',
    person: aino,
    address: '/contracts',
    call: { method: 'GET', path: '/api/customer/representations' },
    whole: [['link', 'Kajo Pörssi']],
    without: [['link', 'Kajo Pörssi']],
  },
  {
    name: 'the representations of someone who has come for another',
    requirement: 'session.customer',
    person: 'Outi Rantanen',
    customerId: '70035518',
    address: '/contracts',
    call: { method: 'GET', path: '/api/customer/representations' },
    whole: [['link', 'Hintataku']],
    without: [['heading', 'Sinulla ei ole vielä sopimuksia']],
  },
  {
    name: 'where faults are reported',
    requirement: 'reporting.off',
    person: aino,
    address: '/contracts',
    call: { method: 'GET', path: '/api/sentry' },
    whole: [['link', 'Kajo Pörssi']],
    without: [['link', 'Kajo Pörssi']],
  },
];
