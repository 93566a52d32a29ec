import type { OrderAddress, OrderForm, SiteCheck, SiteContracts } from '../../domain/types.ts';
import { failures, readFailures, refusal } from '../failures.ts';
import { flowModel, type Action, type Part, type Place, type Sight } from '../flowModel.ts';
import { elsewhere, onTo } from '../order/model/parts.ts';
import { tryAgain } from '../words.ts';
import { deliverySiteCheckMachine } from './deliverySiteCheck.machine.ts';

/*
 * The check as it goes on the order form's step of the delivery site; wherever else a site is asked for it looks the same.
 */

const heading = 'Tilaa sähkösopimus';
const toPerson = onTo('person');
const toSite = onTo('site');
const next = onTo('start');

const optional = { fi: '(vapaaehtoinen)', id: 'address.optional' };
const street: Part = { role: 'combobox', name: { fi: 'Katuosoite', id: 'address.street' } };
const houseNumber: Part = { role: 'textbox', name: 'Talon numero' };
const letter: Part = { role: 'textbox', name: 'Rappu tai kirjain', mark: optional };
const postalCode: Part = { role: 'textbox', name: 'Postinumero' };
const postalCity: Part = { role: 'textbox', name: 'Postitoimipaikka' };
const idUnknown: Part = { role: 'checkbox', name: 'En tiedä tunnusta' };
const id: Part = { role: 'textbox', name: { fi: 'Käyttöpaikkatunnus', id: 'deliverySite.id' } };

const address: OrderAddress = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: 'Koivukuja',
  houseNumber: '4',
  houseLetter: 'B',
  residence: null,
  postalBox: null,
  postalCode: '33820',
  postalCity: 'Tampere',
};
const byAddress = { address, meteringPointId: null };
const byId = { address, meteringPointId: 'Y7012345' };
const { typeOfAddress: _type, country: _country, postalBox: _box, ...written } = address;

const site = {
  meteringPointNo: '7012345',
  meteringPointId: 'Y7012345',
  gridArea: 'Tampereen verkkoalue',
  is15minAvailable: true,
};
const found: SiteCheck = { outcome: 'found', correctedAddress: null, site };
const unnamed: SiteCheck = { ...found, site: null };
const corrected: SiteCheck = {
  ...found,
  outcome: 'corrected',
  correctedAddress: { ...written, streetName: 'Koivukujanpää', houseNumber: '4' },
};
const outside: SiteCheck = { outcome: 'outsideHeatNetwork', correctedAddress: null, site: null };
const none: SiteContracts = { ownContractCode: null, isOwnBound: false, isOthers: false };
const own: SiteContracts = { ownContractCode: 'K23014478016', isOwnBound: false, isOthers: false };
const bound: SiteContracts = { ...own, isOwnBound: true };
const others: SiteContracts = { ownContractCode: null, isOwnBound: false, isOthers: true };
const answered = (output: SiteCheck | SiteContracts) => ({ output, answer: { status: 200, json: output } });

interface Key {
  asked: 'nothing' | 'the address' | 'the corrected address' | 'the id';
  isLeaving: boolean;
  /** A site that is named has its contracts looked up. */
  isNamed: boolean;
  isCountedDown: boolean;
  /** What the person has left to the retailer to find, which needs no second answer. */
  left: Key['asked'];
}
type Here = Place<Key>;

function nameOf(asked: Pick<OrderForm['deliverySite'] & object, 'address' | 'meteringPointId'> | null): Key['asked'] {
  if (asked === null) return 'nothing';
  if (asked.meteringPointId !== null) return 'the id';
  return asked.address?.streetName === address.streetName ? 'the address' : 'the corrected address';
}

const isEmpty = ({ key }: Here) => key.asked === 'nothing';
const isTyped = (here: Here) => !isEmpty(here) && !here.states.includes('left');
const isById = ({ key }: Here) => key.asked === 'the id';

/** What was taken away is put back, and left. */
const withNumber: Action[] = [{ check: idUnknown }, { fill: houseNumber, text: '4' }];
const withId: Action[] = [{ uncheck: idUnknown }, { fill: id, text: 'Y7012345' }, { fill: houseNumber, text: '4' }];

const foundTexts = ['Käyttöpaikka löytyi'];
const namedTexts = [...foundTexts, 'Mittaus 15 minuutin välein'];
const press = (name: string): Part => ({ role: 'button', name });
const take = press('Kyllä, korjaa osoite');
const keep = press('Ei, pidä kirjoittamani');
const findIt = press('Pyydä meitä etsimään käyttöpaikka');
const withoutId = press('Jatka pelkällä osoitteella');
const later = press('Jätä tarkistus meille');
const replaceOwn = press('Tilaa uusi sopimus');
const change = press('Vaihda sopimus');

const look = (state: string, more: Partial<Sight<Key>>): Sight<Key> => ({
  in: state,
  heading,
  can: [next, street, houseNumber],
  ...more,
});
/** A check that runs: one that began by itself holds nobody, and one that a press waits for is waited for. */
const run = (state: string, more: Partial<Sight<Key>>): Sight<Key>[] => [
  look(state, { ...more, where: ({ key }) => !key.isLeaving }),
  look(state, {
    ...more,
    name: 'to go on',
    where: ({ key }) => key.isLeaving,
    can: [street, houseNumber],
    cannot: [next],
  }),
];

export const model = flowModel({
  machine: deliverySiteCheckMachine,
  starts: {
    '': {
      input: { productKind: 'Electricity', customerId: '40127731', leftToFind: null },
      begins: {
        person: 'Aino Mäkelä',
        // Another product than that of the contract at the own site, in whose place it may come.
        address: '/contract/campaign/talvi/template/kiintea-24',
        does: [
          { press: toPerson },
          // The second of two presses in one place would be a double one.
          { wait: 500 },
          { press: toSite },
          { choose: elsewhere },
          { fill: street, text: 'Koivukuja' },
          { fill: letter, text: 'B' },
          { fill: postalCode, text: '33820' },
          { fill: postalCity, text: 'Tampere' },
          // What goes on from here stands where the last press was.
          { wait: 500 },
        ],
      },
    },
  },
  events: {
    'site.change': {
      'the number is taken away': {
        carries: { asked: null },
        does: [{ fill: houseNumber, text: '' }],
        // What was corrected stays so: the look of an empty form tells the street as it was typed.
        where: (here: Here) => isTyped(here) && here.key.asked !== 'the corrected address',
      },
    },
    'site.check': {
      'the address without the id': {
        carries: { asked: byAddress },
        does: [{ press: withoutId }],
        where: (here: Here) => isById(here) && here.states.includes('undecided.notFound'),
      },
      'the address': {
        carries: { asked: byAddress },
        does: [...withNumber, { key: 'Tab' }],
        where: isEmpty,
      },
      'the id': {
        carries: { asked: byId },
        does: [...withId, { key: 'Tab' }],
        where: isEmpty,
      },
    },
    'site.proceed': {
      'the address': { carries: { asked: byAddress }, does: [...withNumber, { press: next }], where: isEmpty },
      'what is checked': {
        carries: { asked: byAddress },
        does: [{ press: next }],
        where: ({ key, states }: Here) =>
          key.asked === 'the address' && states.some((state) => state === 'settled' || state === 'undecided'),
      },
    },
    'site.keepOwn': { '': { does: [{ press: keep }] } },
    'site.takeCorrected': { '': { does: [{ press: take }] } },
    'site.goOn': {
      'found by us': {
        does: [{ press: findIt }],
        where: ({ states }: Here) => states.includes('undecided.notFound'),
      },
      'checked later': { does: [{ press: later }], where: ({ states }: Here) => states.includes('undecided.failed') },
      'in the place of the own one': {
        does: [{ press: replaceOwn }],
        where: ({ states }: Here) => states.includes('undecided.ownContract'),
      },
    },
    'site.retry': { '': { does: [{ press: tryAgain }], where: ({ key }: Here) => !key.isCountedDown } },
  },
  outcomes: {
    checkSite: {
      'it is there': answered(found),
      'it is there, without a name': answered(unnamed),
      'it is written otherwise': { ...answered(corrected), where: (here: Here) => !isById(here) },
      'outside of the heat network': answered(outside),
      'there is none': refusal(404, { kind: 'notFound', code: 'METERING_POINT_NOT_FOUND' }),
      ...failures,
    },
    getContracts: {
      'no contract': answered(none),
      'their own': answered(own),
      'their own, whose term runs': answered(bound),
      'another’s': answered(others),
      ...readFailures,
    },
  },
  calls: {
    checkSite: { method: 'POST', path: '/api/delivery-site/check' },
    getContracts: { method: 'GET', path: '/api/delivery-site/7012345/contracts*' },
  },
  delays: { slowCheck: { takes: 1000 } },
  key: ({ asked, isLeaving, check, failure, leftToFind }): Key => ({
    asked: nameOf(asked),
    isLeaving,
    isNamed: (check?.site ?? null) !== null,
    isCountedDown: (failure?.retryAfter ?? null) !== null,
    left: nameOf(leftToFind),
  }),
  sees: [
    look('empty', { holds: [{ part: street, text: 'Koivukuja' }] }),
    ...run('checking.waiting', { waitsFor: ['checkSite'] }),
    ...run('checking.slow', { texts: ['Tarkistamme käyttöpaikkaa'], waitsFor: ['checkSite'] }),
    ...run('lookingUp.waiting', { texts: namedTexts, waitsFor: ['getContracts'] }),
    ...run('lookingUp.slow', { texts: [...namedTexts, 'Etsimme nykyistä sopimusta'], waitsFor: ['getContracts'] }),
    look('undecided.corrected', { texts: ['Onko osoite näin?'], can: [next, take, keep] }),
    look('undecided.notFound', {
      where: (here) => !isById(here),
      texts: ['Käyttöpaikkaa ei löytynyt'],
      can: [next, findIt],
    }),
    look('undecided.notFound', {
      name: 'by the id',
      where: isById,
      texts: ['Käyttöpaikkaa ei löytynyt'],
      can: [next, findIt, withoutId],
    }),
    look('undecided.failed', {
      where: ({ key }) => !key.isCountedDown,
      texts: ['Käyttöpaikkaa ei voitu tarkistaa'],
      can: [next, tryAgain, later],
    }),
    look('undecided.failed', {
      name: 'too many calls',
      where: ({ key }) => key.isCountedDown,
      texts: ['Käyttöpaikkaa ei voitu tarkistaa'],
      can: [next, later],
      cannot: [tryAgain],
    }),
    look('undecided.outsideHeatNetwork', { texts: ['Kaukolämpöverkkomme ei ulotu tähän osoitteeseen'] }),
    look('undecided.ownContract', { texts: ['Sinulla on jo sopimus tällä käyttöpaikalla'], can: [next, replaceOwn] }),
    look('undecided.boundContract', { texts: ['Käyttöpaikalla on määräaikainen sopimuksesi'], can: [next, change] }),
    look('settled.checked', { where: ({ key }) => key.isNamed, texts: namedTexts }),
    look('settled.checked', { name: 'without a name', where: ({ key }) => !key.isNamed, texts: foundTexts }),
    look('settled.othersContract', { texts: [...namedTexts, 'Käyttöpaikalla on jonkun toisen sopimus'] }),
    look('settled.besideOwn', { texts: namedTexts }),
    look('settled.toBeFound', { texts: ['Me etsimme käyttöpaikan'] }),
    { in: 'left', heading },
  ],
});
