import { failures } from '../../machines/failures.ts';
import type { Call } from '../../machines/flowModel.ts';
import { failureTexts } from '../../machines/words.ts';
import { campaignReads } from './campaignReads.ts';
import { changeReads } from './changeReads.ts';
import { offerReads } from './offerReads.ts';
import { orderReads } from './orderReads.ts';
import { transferReads } from './transferReads.ts';
import { withdrawalReads } from './withdrawalReads.ts';
import type { Notice, Read } from './read.ts';

/*
 * The calls that a page makes by itself, and what a person must see where one fails. It is data, and written from the
 * requirements.
 */

/** What a read may come to: the failures of every call, and what becomes of a token that is refused. */
export const readFaults = {
  ...failures,
  'the token is refused once': failures['the session is over'],
  'the token is refused, and the session is good': failures['the session is over'],
};
export type ReadFault = keyof typeof readFaults;

/** Why it does not come, as every page says it. */
export const reasons = Object.fromEntries(
  Object.entries(readFaults).map(([fault, { error }]) => [fault, failureTexts[error.kind]]),
) as Record<ReadFault, string>;

const aino = 'Aino Mäkelä';
const spotContract = '/contracts/K23014478016';
const contractsCall: Call = { method: 'GET', path: '/api/contracts/customer/*' };
const contentCall: Call = { method: 'GET', path: '/api/content/fi*' };

const contractsNotice: Notice = {
  in: 'alert',
  title: 'Sopimuksia ei juuri nyt saada näkyviin',
  hasRequestId: true,
  isCountedDown: true,
};

export const reads: Read[] = [
  {
    name: 'the contracts at /contracts',
    requirement: 'contracts.failure',
    person: aino,
    address: '/contracts',
    call: contractsCall,
    notice: contractsNotice,
    whole: [
      ['heading', 'Sopimukset'],
      ['link', 'Kajo Pörssi'],
    ],
    without: [
      ['heading', 'Sopimukset'],
      ['button', 'Aino Mäkelä Käyttäjävalikko'],
    ],
  },
  {
    name: 'the contracts at the dashboard',
    requirement: 'home.page',
    person: aino,
    address: '/dashboard',
    call: contractsCall,
    notice: contractsNotice,
    whole: [
      ['heading', 'Hei Aino'],
      ['link', 'Kajo Pörssi'],
    ],
    without: [
      ['heading', 'Hei Aino'],
      ['heading', 'Sopimuksesi'],
      ['link', 'Kaikki sopimukset'],
    ],
  },
  {
    name: 'the contracts at the page of one',
    requirement: 'contracts.detail',
    person: aino,
    address: spotContract,
    call: contractsCall,
    notice: contractsNotice,
    whole: [
      ['heading', 'Kajo Pörssi'],
      ['heading', 'Hinta'],
    ],
    without: [['heading', 'Sopimus']],
  },
  {
    name: 'the contracts where notice of one is given',
    requirement: 'termination.steps',
    person: aino,
    address: '/contract/termination',
    call: contractsCall,
    notice: contractsNotice,
    whole: [
      ['heading', 'Irtisano sopimus'],
      ['text', 'Kajo Pörssi'],
    ],
    without: [['heading', 'Irtisano sopimus']],
  },
  {
    name: 'what explains the prices of a contract',
    requirement: 'contentModal.failure',
    person: aino,
    address: spotContract,
    call: { method: 'GET', path: '/api/modal/fi?id=spot-price' },
    press: 'Mistä hinta muodostuu?',
    notice: { in: 'dialog', title: 'Sisältöä ei juuri nyt saada näkyviin' },
    whole: [['heading', 'Mitä pörssisähkö on?']],
    without: [],
  },
  {
    name: 'the settings at a short address',
    requirement: 'link.forward',
    person: null,
    address: '/link/syystarjous-2026',
    call: contentCall,
    notice: { in: 'main', title: 'Linkki ei juuri nyt avaudu' },
    whole: [['text', 'perillä']],
    without: [],
  },
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
    name: 'the navigation',
    requirement: 'navigation.list',
    person: 'Hanna Sirén',
    address: '/content-worker',
    call: { method: 'GET', path: '/api/navigation*' },
    whole: [
      ['link', 'Työpöytä'],
      ['link', 'Sisällöt'],
    ],
    without: [
      ['link', 'Työpöytä'],
      ['link', 'Sopimukset'],
      ['heading', 'Sisällöt'],
    ],
    absent: [['link', 'Sisällöt']],
  },
  {
    name: 'the editor’s texts',
    requirement: 'content.overlay',
    person: 'Outi Rantanen',
    address: '/contracts',
    call: contentCall,
    isPublic: true,
    whole: [['text', 'Kun olet tehnyt sopimuksen, se näkyy täällä heti.']],
    without: [
      ['heading', 'Sinulla ei ole vielä sopimuksia'],
      ['text', 'Uusi sopimus näkyy täällä heti, kun olet tehnyt sen.'],
    ],
  },
  ...campaignReads,
  ...orderReads,
  ...changeReads,
  ...transferReads,
  ...offerReads,
  ...withdrawalReads,
  {
    name: 'the settings at the dashboard',
    requirement: 'entry.open',
    person: aino,
    address: '/dashboard',
    call: contentCall,
    isPublic: true,
    whole: [['heading', 'Hei Aino']],
    without: [
      ['heading', 'Hei Aino'],
      ['link', 'Kajo Pörssi'],
    ],
  },
  {
    name: 'the ids of the texts',
    requirement: 'content.messageIds',
    person: aino,
    address: '/contracts?showMessageIds=true',
    call: { method: 'GET', path: '/api/content/ids*' },
    isPublic: true,
    whole: [['heading', 'contracts.title']],
    without: [
      ['heading', 'Sopimukset'],
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
  {
    name: 'whom the employee has opened',
    requirement: 'acting.recent',
    person: 'Kaisa Lehtonen',
    address: '/backup',
    call: { method: 'GET', path: '/api/backup/acting/recent' },
    whole: [['heading', 'Käyttäjätietosi']],
    without: [['heading', 'Käyttäjätietosi']],
  },
];
