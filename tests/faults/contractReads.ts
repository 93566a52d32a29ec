import { addDays, addMonths, firstDayOf, helsinkiToday, monthOf } from '../../domain/time/index.ts';
import type { Call } from '../../machines/flowModel.ts';
import type { Notice, Read } from './read.ts';

const aino = 'Aino Mäkelä';
const spotContract = '/contracts/K23014478016';

/** Asked by other pages that begin with contracts as well. */
export const contractsCall: Call = { method: 'GET', path: '/api/contracts/customer/*' };
export const contractsNotice: Notice = {
  in: 'alert',
  title: 'Sopimuksia ei juuri nyt saada näkyviin',
  hasRequestId: true,
  isCountedDown: true,
};

/** From when on the dashboard asks for days; those of the year before are a call of their own. */
const shownFrom = addMonths(firstDayOf(monthOf(addDays(helsinkiToday(Date.now()), -1))), -1);

/** What the pages of contracts ask. */
export const reads: Read[] = [
  {
    name: 'the contracts at /contracts',
    requirement: 'contracts.failure',
    person: aino,
    address: '/contracts',
    call: contractsCall,
    notice: contractsNotice,
    meetsEveryFault: true,
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
    name: 'the spot prices at the dashboard',
    requirement: 'home.spot',
    person: aino,
    address: '/dashboard',
    call: { method: 'GET', path: '/api/spot-prices/consumption' },
    notice: { in: 'alert', title: 'Pörssihintoja ei saatu näkyviin', hasRequestId: true, isCountedDown: true },
    whole: [['link', 'Katso pörssihinnat']],
    without: [
      ['link', 'Kajo Pörssi'],
      ['link', 'Katso kulutus'],
    ],
  },
  {
    name: 'the consumption at the dashboard',
    requirement: 'home.month',
    person: aino,
    address: '/dashboard',
    call: { method: 'GET', path: `/api/v2/consumption?*from=${shownFrom}*` },
    notice: { in: 'alert', title: 'Kulutusta ei saatu näkyviin', hasRequestId: true, isCountedDown: true },
    whole: [['text', 'kWh/päivä']],
    without: [
      ['link', 'Kajo Pörssi'],
      ['link', 'Katso pörssihinnat'],
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
];
