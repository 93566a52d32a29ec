import type { Read } from './read.ts';

/** What the pages of a customer’s own details ask. */
export const reads: Read[] = [
  {
    name: 'the customer at the page of their own details',
    requirement: 'profile.sections',
    person: 'Jyrki-Pekka Väisänen',
    address: '/profile',
    call: { method: 'GET', path: '/api/customer/40130244' },
    notice: { in: 'alert', title: 'Näitä tietoja ei juuri nyt saada näkyviin' },
    whole: [['heading', 'Yhteystiedot']],
    without: [
      ['heading', 'Omat tiedot'],
      ['heading', 'Kuka voi hoitaa asioitasi'],
    ],
  },
  {
    name: 'who may act for the customer',
    requirement: 'profile.representatives',
    person: 'Jyrki-Pekka Väisänen',
    address: '/profile',
    call: { method: 'GET', path: '/api/customer/*/representatives' },
    notice: { in: 'alert', title: 'Näitä tietoja ei juuri nyt saada näkyviin' },
    whole: [['text', 'Kirsi Saarinen']],
    without: [
      ['heading', 'Yhteystiedot'],
      ['heading', 'Kuka voi hoitaa asioitasi'],
    ],
  },
  {
    name: 'who has looked at the data',
    requirement: 'accesses.shown',
    person: 'Outi Rantanen',
    address: '/profile/accesses',
    call: { method: 'GET', path: '/api/customer/*/accesses*' },
    notice: { in: 'alert', title: 'Katseluja ei juuri nyt saada näkyviin' },
    whole: [['text', 'Kukaan työntekijöistämme ei ole katsonut tietojasi.']],
    without: [['heading', 'Kuka on katsonut tietojani']],
  },
];
