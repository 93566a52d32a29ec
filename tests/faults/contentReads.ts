import type { Call } from '../../machines/flowModel.ts';
import type { Read } from './read.ts';

const aino = 'Aino Mäkelä';
const spotContract = '/contracts/K23014478016';
const contentCall: Call = { method: 'GET', path: '/api/content/fi*' };

/** What an editor may change. */
export const reads: Read[] = [
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
];
