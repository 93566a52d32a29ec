import type { DeliverySite } from '../../domain/types.ts';
import { readFailures } from '../failures.ts';
import { flowModel, type Part, type Place } from '../flowModel.ts';
import { signOut, tryAgain } from '../words.ts';
import { deliverySiteMachine } from './deliverySite.machine.ts';

const heading = 'Sopimukset';
const dialog = 'Minkä käyttöpaikan tiedot näytetään?';
const failed = 'Käyttöpaikkoja ei juuri nyt saada näkyviin';
const none = 'Käyttöpaikkoja ei löytynyt';
const slow = 'Haku kestää tavallista kauemmin. Odotamme vastausta enintään puoli minuuttia.';
const all: Part = {
  role: 'button',
  name: {
    fi: 'Käyttö\u00ADpaikka: Kaikki käyttö\u00ADpaikat',
    values: { address: { fi: 'Kaikki käyttö\u00ADpaikat', sv: 'Alla drift\u00ADställen', en: 'All delivery sites' } },
  },
};
const chosen: Part = {
  role: 'button',
  name: { fi: 'Käyttö\u00ADpaikka: Rantasaunantie 118, Virrat', values: { address: 'Rantasaunantie 118, Virrat' } },
};
/** Of Aino's three the one whose address is no other's. */
// Read with what is delivered there, as two sites may have one address.
const summerHouse: Part = {
  role: 'button',
  name: { fi: 'Rantasaunantie 118, 34800 Virrat,', isData: true },
  mark: { fi: 'Sähkö', id: 'sites.electricity' },
};
const site = '7018820';
const sites = [{ meteringPointNo: site } as DeliverySite];
const close: Part = { role: 'button', name: 'Sulje' };
const showAll: Part = { role: 'button', name: 'Näytä kaikki käyttöpaikat' };

const slowly = 'open.finding.slow';

interface Key {
  isRequired: boolean;
  canShowAll: boolean;
  isChosen: boolean;
  /** After too many calls it is counted down until one may try again. */
  isCountedDown: boolean;
}
type Here = Place<Key>;
const isRequired = ({ key }: Here) => key.isRequired;
const isChosen = ({ key }: Here) => key.isChosen;
const isCountedDown = ({ key }: Here) => key.isCountedDown;
const areAllShown = ({ key }: Here) => !key.isRequired && !key.isChosen;
const isOneOfFew = ({ key }: Here) => key.isChosen && key.canShowAll;

export const model = flowModel({
  machine: deliverySiteMachine,
  starts: {
    'more sites than are shown': {
      input: { isRequired: true, canShowAll: false, chosen: null },
      begins: {
        person: 'Aino Mäkelä',
        address: '/contracts',
        answers: [
          {
            call: { method: 'GET', path: '/api/contracts/customer/*' },
            answer: { changed: { deliverySiteCount: 40, isDeliverySiteNeeded: true } },
          },
        ],
      },
    },
    'few sites, and others to act for': {
      input: { isRequired: false, canShowAll: true, chosen: null },
      begins: { person: 'Aino Mäkelä', address: '/contracts' },
    },
  },
  events: {
    'sites.open': {
      'of all of them': { does: [{ press: all }], where: areAllShown },
      'of the one that is chosen': { does: [{ press: chosen }], where: isChosen },
    },
    'sites.close': { '': { does: [{ press: close }], where: (here: Here) => !isRequired(here) } },
    'sites.retry': { '': { does: [{ press: tryAgain }], where: (here: Here) => !isCountedDown(here) } },
    'site.choose': {
      'the summer house': { carries: { meteringPointNo: site }, does: [{ press: summerHouse }] },
      'one that is not there': { carries: { meteringPointNo: '1' } },
      'all of them': { carries: { meteringPointNo: null }, does: [{ press: showAll }] },
    },
  },
  outcomes: {
    findDeliverySites: {
      'the sites come': { output: sites, answer: 'let go' },
      'no site at all': { output: [], answer: { status: 200, json: { deliverySites: [] } } },
      ...readFailures,
      // By then the person was told that it takes long.
      'no answer in time': {
        ...readFailures['no answer in time'],
        where: ({ states }: Here) => states.includes(slowly),
      },
    },
  },
  calls: { findDeliverySites: { method: 'GET', path: '/api/v2/delivery-site/find*' } },
  delays: { slowFind: { takes: 8000 } },
  key: (context): Key => ({
    isRequired: context.isRequired,
    canShowAll: context.canShowAll,
    isChosen: context.chosen !== null,
    isCountedDown: context.failure?.kind === 'tooMany',
  }),
  sees: [
    { in: 'closed', name: 'all', where: areAllShown, heading, can: [all] },
    { in: 'closed', name: 'chosen', where: isChosen, heading, can: [chosen] },
    { in: 'open.finding.waiting', dialog, waitsFor: ['findDeliverySites'] },
    { in: slowly, dialog, texts: [slow], waitsFor: ['findDeliverySites'] },
    { in: 'open.choosing', name: 'required', where: isRequired, dialog, can: [summerHouse, signOut] },
    {
      in: 'open.choosing',
      name: 'another',
      where: (here: Here) => !isRequired(here) && !isOneOfFew(here),
      dialog,
      can: [summerHouse, close],
    },
    { in: 'open.choosing', name: 'another or all', where: isOneOfFew, dialog, can: [summerHouse, close, showAll] },
    { in: 'open.empty', dialog, texts: [none], can: [tryAgain] },
    {
      in: 'open.failed',
      name: 'to be tried again',
      where: (here: Here) => !isCountedDown(here),
      dialog,
      texts: [failed],
      can: [tryAgain],
    },
    {
      in: 'open.failed',
      name: 'counted down',
      where: isCountedDown,
      dialog,
      texts: [failed],
      cannot: [tryAgain],
    },
  ],
});
