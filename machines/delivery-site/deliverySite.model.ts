import type { DeliverySite } from '../../domain/types.ts';
import { readFailures } from '../failures.ts';
import { flowModel, type Part, type Place } from '../flowModel.ts';
import { signOut, tryAgain } from '../words.ts';
import { deliverySiteMachine } from './deliverySite.machine.ts';

const heading = 'Sopimukset';
const dialog = 'Minkä käyttöpaikan tiedot näytetään?';
const failed = 'Käyttöpaikkoja ei juuri nyt saada näkyviin';
const none = 'Käyttöpaikkoja ei löytynyt';
const slow = 'Haku kestää tavallista kauemmin. Odotamme vastausta puoli minuuttia.';
const all: Part = {
  role: 'button',
  name: {
    fi: 'Käyttöpaikka Kaikki käyttöpaikat',
    values: { address: { fi: 'Kaikki käyttöpaikat', sv: 'Alla driftställen', en: 'All delivery sites' } },
  },
};
const chosen: Part = {
  role: 'button',
  name: { fi: 'Käyttöpaikka Koivukuja 4 B, Tampere', values: { address: 'Koivukuja 4 B, Tampere' } },
};
const close: Part = { role: 'button', name: 'Sulje' };

/** The first in the list: Koivukuja 4 B. */
const first = '7012345';
const sites = [{ meteringPointNo: first } as DeliverySite];

interface Key {
  isRequired: boolean;
  canShowAll: boolean;
}
type Here = Place<Key>;
const isMany = ({ key }: Here) => !key.canShowAll;
const isFew = ({ key }: Here) => key.canShowAll;
const isRequired = ({ key }: Here) => key.isRequired;
const mayClose = ({ key }: Here) => !key.isRequired;
/** The keys of another place would do something else. */
const isFirstChoice = (here: Here) => isRequired(here) && here.states.includes('open.choosing');

export const model = flowModel({
  machine: deliverySiteMachine,
  starts: {
    'more sites than are shown': {
      input: { isRequired: true, canShowAll: false },
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
      input: { isRequired: false, canShowAll: true },
      begins: { person: 'Aino Mäkelä', address: '/contracts' },
    },
  },
  events: {
    'sites.open': {
      'of all of them': { does: [{ press: all }], where: isFew },
      'of the one that is chosen': { does: [{ press: chosen }], where: (here: Here) => isMany(here) && mayClose(here) },
    },
    'sites.close': { '': { does: [{ press: close }], where: mayClose } },
    'sites.retry': { '': { does: [{ press: tryAgain }] } },
    'site.choose': {
      'the first': {
        carries: { meteringPointNo: first },
        // From the heading to the search, and down to the first row.
        does: [{ key: 'Tab' }, { key: 'ArrowDown' }, { key: 'Enter' }],
        where: isFirstChoice,
      },
      'another one': { carries: { meteringPointNo: first }, where: mayClose },
      'one that is not there': { carries: { meteringPointNo: '1' } },
      all: { carries: { meteringPointNo: null } },
    },
  },
  outcomes: {
    findDeliverySites: {
      'the sites come': { output: sites, answer: 'let go' },
      'no site at all': { output: [], answer: { status: 200, json: { deliverySites: [] } } },
      ...readFailures,
    },
  },
  calls: { findDeliverySites: { method: 'GET', path: '/api/v2/delivery-site/find*' } },
  delays: { slowFind: { takes: 8000 } },
  key: ({ isRequired: isAsked, canShowAll }): Key => ({ isRequired: isAsked, canShowAll }),
  sees: [
    { in: 'closed', name: 'all', where: isFew, heading, can: [all] },
    { in: 'closed', name: 'chosen', where: isMany, heading, can: [chosen] },
    { in: 'open.finding.waiting', dialog, waitsFor: ['findDeliverySites'] },
    { in: 'open.finding.slow', dialog, texts: [slow], waitsFor: ['findDeliverySites'] },
    { in: 'open.choosing', name: 'required', where: isRequired, dialog, can: [signOut] },
    { in: 'open.choosing', name: 'to be closed', where: mayClose, dialog, can: [close] },
    { in: 'open.empty', dialog, texts: [none], can: [tryAgain] },
    { in: 'open.failed', dialog, texts: [failed] },
  ],
});
