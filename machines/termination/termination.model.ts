import { terminationSteps } from '../../domain/termination/index.ts';
import { failures, receivedBefore, refusal } from '../failures.ts';
import { flowModel, type Part, type Place } from '../flowModel.ts';
import { failureTexts } from '../words.ts';
import {
  address,
  byEmail,
  email,
  filledIn,
  goesBack,
  goesOn,
  isAt,
  isNew,
  isOld,
  onTo,
  reviewTitle,
  sentBefore,
  sentTitle,
  soon,
  spot,
  submit,
  switching,
  title,
  values,
  type Key,
} from './model/parts.ts';
import { terminationMachine } from './termination.machine.ts';

const denied = failures['not allowed'];
const isOver = failures['the session is over'];
const ending = refusal(409, { kind: 'conflict', code: 'termination.notPossible' });
const dayGone = refusal(409, { kind: 'conflict', code: 'termination.dayNotPossible' });
const by = (outcome: string) => (_: Place<Key>, led: string) => led.includes(outcome);
const otherDay: Part = { role: 'button', name: 'Valitse toinen päivä' };
const contracts: Part = { role: 'button', name: 'Näytä sopimukset' };

const answer = {
  terminationNo: 'T-2026-000123',
  contractCode: 'K23014478016',
  kind: 'electricity',
  productName: 'Kajo Pörssi',
  place: 'Koivukuja 4 B, 33820 Tampere',
  reason: 'switching',
  lastDay: '2026-12-05',
  email: 'aino.makela@kajo.example',
  billPlace: null,
  endingAddons: ['Tuulisähkö'],
  continuingAddons: [],
  receivedAt: '2026-11-21T10:00:00.000Z',
};

export const model = flowModel({
  machine: terminationMachine,
  starts: {
    'an empty form': { input: { values: {}, sentKey: null }, begins: { person: 'Aino Mäkelä', address } },
    'a form that was filled in': { input: { values, sentKey: null }, begins: filledIn },
    'a form that was sent before': { input: { values, sentKey: 'k1' }, begins: sentBefore },
  },
  events: {
    'step.next': {
      'the contract': {
        carries: { values: { contract: values.contract } },
        does: [{ choose: spot }, ...goesOn('end')],
        where: isAt('contract'),
      },
      'the reason and the day': {
        carries: { values: { end: values.end } },
        does: [{ choose: switching }, { choose: soon }, ...goesOn('bill')],
        where: isAt('end'),
      },
      'the bill': {
        carries: { values: { bill: values.bill } },
        does: [{ choose: byEmail }, ...goesOn('review')],
        where: isAt('bill'),
      },
    },
    'step.open': {
      'the contract': { carries: { step: 'contract' }, does: goesBack('contract'), where: isAt('end') },
      'the reason and the day': { carries: { step: 'end' }, does: goesBack('end'), where: isAt('bill') },
      'the bill': { carries: { step: 'bill' }, does: goesBack('bill'), where: isAt('review.fresh') },
      'the review': {
        carries: { step: 'review' },
        does: [{ go: `${address}?step=review` }],
        where: ({ states }: Place<Key>) => !states.includes('filling.review'),
      },
      'another day': {
        carries: { step: 'end' },
        does: [{ press: otherDay }],
        where: isAt('review.dayGone'),
      },
      'another contract': {
        carries: { step: 'contract' },
        does: [{ press: contracts }],
        where: isAt('review.notPossible'),
      },
      'what was sent': { carries: { step: 'sent' } },
    },
    'termination.submit': {
      '': {
        carries: { key: 'k1', request: {} as never },
        does: [{ wait: 500 }, { press: submit }],
      },
    },
  },
  outcomes: {
    submission: {
      'it is received': {
        output: { outcome: 'answered', answer },
        does: [{ answer: 'send', with: 'let go' }],
        where: isNew,
      },
      'it was received before': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
        where: isNew,
      },
      'it is refused': {
        output: { outcome: 'refused', failure: denied.error },
        does: [{ answer: 'send', with: denied.answer }],
        where: isNew,
      },
      'the session is over': {
        output: { outcome: 'refused', failure: isOver.error },
        does: [{ answer: 'send', with: isOver.answer }],
        where: isNew,
      },
      'the contract is ending': {
        output: { outcome: 'refused', failure: ending.error },
        does: [{ answer: 'send', with: ending.answer }],
        where: isNew,
      },
      'the day has gone by': {
        output: { outcome: 'refused', failure: dayGone.error },
        does: [{ answer: 'send', with: dayGone.answer }],
        where: isNew,
      },
      'it did not arrive': {
        output: { outcome: 'lost' },
        does: [
          { answer: 'send', with: 'connection lost' },
          { answer: 'lookUp', with: failures['not found'].answer },
        ],
        where: isNew,
      },
      'it had not arrived': {
        output: { outcome: 'lost' },
        does: [{ answer: 'lookUp', with: failures['not found'].answer }],
        where: isOld,
      },
      'it had been received': {
        output: { outcome: 'received' },
        does: [{ answer: 'lookUp', with: { status: 200, json: { state: 'received' } } }],
        where: isOld,
      },
    },
  },
  calls: {
    send: { method: 'POST', path: '/api/contract/*/termination' },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ values: given, submission }): Key => ({
    done: terminationSteps.filter((step) => step in given).join(' '),
    isSentBefore: submission?.isSentBefore ?? false,
  }),
  sees: [
    { in: 'filling.contract', heading: title, can: [spot, onTo('end')], address },
    { in: 'filling.end', heading: title, can: [switching, soon, onTo('bill')], address: `${address}?step=end` },
    { in: 'filling.bill', heading: title, can: [email, byEmail, onTo('review')], address: `${address}?step=bill` },
    { in: 'filling.review.fresh', heading: reviewTitle, can: [submit], address: `${address}?step=review` },
    {
      in: 'filling.review.failed',
      name: 'refused',
      where: by('it is refused'),
      heading: reviewTitle,
      texts: ['Lähetys ei onnistunut', failureTexts.denied],
      can: [submit],
    },
    {
      in: 'filling.review.failed',
      name: 'not arrived',
      where: (place, led) => !by('it is refused')(place, led),
      heading: reviewTitle,
      texts: ['Lähetys ei onnistunut', 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.'],
      can: [submit],
    },
    {
      in: 'filling.review.signInNeeded',
      heading: reviewTitle,
      texts: ['Istuntosi päättyi ennen lähetystä'],
      can: [submit, { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' }],
    },
    {
      in: 'filling.review.notPossible',
      heading: reviewTitle,
      texts: ['Tätä sopimusta ei voi enää irtisanoa näin'],
      can: [submit, contracts],
    },
    {
      in: 'filling.review.dayGone',
      heading: reviewTitle,
      texts: ['Sopimus ei voi enää päättyä tähän päivään'],
      can: [submit, otherDay],
    },
    { in: 'sending', where: isNew, heading: reviewTitle, cannot: [submit], waitsFor: ['send'] },
    {
      in: 'sending',
      name: 'looked up',
      where: isOld,
      heading: reviewTitle,
      texts: ['Tarkistamme, menikö lähetys perille.'],
      waitsFor: ['lookUp'],
    },
    {
      in: 'sent',
      name: 'with a number',
      where: by('it is received'),
      heading: sentTitle,
      texts: ['Irtisanomisen numero'],
      can: [{ role: 'link', name: { fi: 'Omat sopimukset', id: 'termination.toContracts' }, to: '/contracts' }],
      address: `${address}?step=sent`,
      focus: { role: 'heading', name: sentTitle },
    },
    {
      in: 'sent',
      where: (place, led) => !by('it is received')(place, led),
      heading: sentTitle,
      can: [{ role: 'link', name: { fi: 'Omat sopimukset', id: 'termination.toContracts' }, to: '/contracts' }],
      address: `${address}?step=sent`,
      focus: { role: 'heading', name: sentTitle },
    },
  ],
});
