import type { DeliverySite } from '../../domain/types.ts';
import { readFailures } from '../failures.ts';
import { flowModel, type Action, type Part, type Place } from '../flowModel.ts';
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
const close: Part = { role: 'button', name: 'Sulje' };

/** The first in the list: Hatanpään valtatie 34, and Koivukuja 4 B. */
const company = '7034412';
const own = '7012345';
const site = (meteringPointNo: string) => ({ meteringPointNo }) as DeliverySite;

interface Key {
  isRequired: boolean;
  canShowAll: boolean;
}
type Here = Place<Key>;
const isOfCompany = ({ key }: Here) => !key.canShowAll;
const isOwn = ({ key }: Here) => key.canShowAll;

/** From the heading past the close button, where there is one, to the search, and down to the first row. */
const takeFirst = (...before: Action[]): Action[] => [
  ...before,
  { key: 'Tab' },
  { key: 'ArrowDown' },
  { key: 'Enter' },
];

export const model = flowModel({
  machine: deliverySiteMachine,
  starts: {
    'more sites than are shown': {
      input: { isRequired: true, canShowAll: false },
      begins: {
        person: 'Pekka Korhonen',
        address: '/contracts',
        does: [{ press: { role: 'button', name: 'Jatka tähän palveluun' } }],
      },
    },
    'few sites, and others to act for': {
      input: { isRequired: false, canShowAll: true },
      begins: { person: 'Aino Mäkelä', address: '/contracts' },
    },
  },
  events: {
    'sites.open': { '': { does: [{ press: all }], where: isOwn } },
    'sites.close': {
      '': { does: [{ press: close }], where: (here: Here) => !here.key.isRequired && here.key.canShowAll },
    },
    'sites.retry': { '': { does: [{ press: tryAgain }] } },
    'site.choose': {
      'the first': {
        carries: { meteringPointNo: company },
        does: takeFirst(),
        where: (here: Here) => isOfCompany(here) && here.key.isRequired,
      },
      'the first of a few': { carries: { meteringPointNo: own }, does: takeFirst({ key: 'Tab' }), where: isOwn },
      'one that is not there': { carries: { meteringPointNo: '1' } },
      all: { carries: { meteringPointNo: null } },
    },
  },
  outcomes: {
    findDeliverySites: {
      'forty sites': { output: [site(company)], answer: 'let go', where: isOfCompany },
      'a few sites': { output: [site(own)], answer: 'let go', where: isOwn },
      'no site at all': { output: [], answer: { status: 200, json: { deliverySites: [] } } },
      ...readFailures,
    },
  },
  calls: { findDeliverySites: { method: 'GET', path: '/api/v2/delivery-site/find' } },
  delays: { slowFind: { takes: 8000 } },
  key: ({ isRequired, canShowAll }) => ({ isRequired, canShowAll }),
  sees: [
    {
      in: 'closed',
      name: 'before',
      where: (here, by) => isOwn(here) && !by.includes('site.choose'),
      heading,
      can: [all],
    },
    { in: 'closed', name: 'chosen', where: (here, by) => isOfCompany(here) || by.includes('site.choose'), heading },
    { in: 'open.finding.waiting', dialog, waitsFor: ['findDeliverySites'] },
    { in: 'open.finding.slow', dialog, texts: [slow], waitsFor: ['findDeliverySites'] },
    { in: 'open.choosing', name: 'required', where: isOfCompany, dialog, can: [signOut] },
    { in: 'open.choosing', where: isOwn, dialog, can: [close] },
    { in: 'open.empty', dialog, texts: [none], can: [tryAgain] },
    { in: 'open.failed', dialog, texts: [failed] },
  ],
});
