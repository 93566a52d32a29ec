import type { OpenedOffer } from '../../domain/types.ts';
import { failures, receivedBefore, refusal } from '../failures.ts';
import { flowModel, type Part } from '../flowModel.ts';
import { earlyStart, terms } from '../order/model/parts.ts';
import { failureTexts } from '../words.ts';
import { accepted, offer, opened, version } from './model/parts.ts';
import { offerAcceptanceMachine } from './offerAcceptance.machine.ts';

const secret = 'w3cTq8mZr5Yk1NdVb7HsJg';
const title = 'Tarjous sinulle';
const receipt = 'Tarjous on hyväksytty';
const isOver = 'Tarjous ei ole enää voimassa';
const isWithdrawn = 'Sopimus on peruutettu';
const isHeld = 'Sopimuksessasi on jo tämä palvelu';
const isTooLate = 'Tarjous oli jo hyväksytty';
const isDeclined = 'Et hyväksynyt tarjousta';
const asked = 'Etkö hyväksy tarjousta?';
const notSent = 'Lähetys ei onnistunut';
const notArrived = 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.';

const accept: Part = { role: 'button', name: 'Hyväksy tarjous ja sitoudu maksamaan' };
const decline: Part = { role: 'button', name: 'En hyväksy' };
const yes: Part = { role: 'button', name: 'Hylkää tarjous' };
const no: Part = { role: 'button', name: 'Palaa tarjoukseen' };
const toWithdrawal: Part = {
  role: 'link',
  name: { fi: 'Peruuta sopimus tästä', id: 'offer.toWithdrawal' },
  to: '/withdrawal',
};

const callService: Part = { role: 'link', name: 'Soita asiakaspalveluun' };

const begins = (json: OpenedOffer) => ({
  person: null,
  address: `/order/offer#${secret}`,
  answers: [{ call: { method: 'POST', path: '/api/offer/link' } as const, answer: { status: 200, json } }],
});
const request = {
  secret,
  consents: (['terms', 'earlyStart'] as const).map((id) => ({ id, version, isGiven: true })),
};

const denied = failures['not allowed'];
const tooLate = refusal(409, { kind: 'conflict', code: 'offer.over' });
const declinedElsewhere = refusal(409, { kind: 'conflict', code: 'offer.declined' });
const acceptedElsewhere = refusal(409, { kind: 'conflict', code: 'offer.accepted' });
const heldMeanwhile = refusal(409, { kind: 'conflict', code: 'addition.held' });
const notAddable = refusal(409, { kind: 'conflict', code: 'addition.notPossible' });
const changed = refusal(409, { kind: 'conflict', code: 'order.termsChanged' });
const holds = [terms, earlyStart].map((part) => ({ part, isChecked: true }));

export const model = flowModel({
  machine: offerAcceptanceMachine,
  starts: {
    'an offer that is open': { input: { state: 'open', accepted: null }, begins: begins(offer) },
    'one that is accepted': {
      input: { state: 'accepted', accepted },
      begins: begins(opened({ state: 'accepted', accepted })),
    },
    'one that is over': { input: { state: 'over', accepted: null }, begins: begins(opened({ state: 'over' })) },
    'one that was declined': {
      input: { state: 'declined', accepted: null },
      begins: begins(opened({ state: 'declined' })),
    },
    'one that was withdrawn from': {
      input: { state: 'withdrawn', accepted: null },
      begins: begins(opened({ state: 'withdrawn' })),
    },
  },
  events: {
    'offer.accept': {
      '': { carries: { key: 'k1', request }, does: [{ check: terms }, { check: earlyStart }, { press: accept }] },
    },
    'offer.decline': { '': { does: [{ press: decline }] } },
    'offer.keep': { '': { does: [{ press: no }] } },
    'offer.giveUp': { '': { carries: { key: 'k2', request: { secret } }, does: [{ press: yes }] } },
  },
  outcomes: {
    submission: {
      'it is accepted': {
        output: { outcome: 'answered', answer: accepted },
        does: [{ answer: 'accept', with: { status: 201, json: accepted } }],
      },
      'it was received before': {
        output: { outcome: 'received' },
        does: [{ answer: 'accept', with: receivedBefore.answer }],
      },
      'it is too late': {
        output: { outcome: 'refused', failure: tooLate.error },
        does: [{ answer: 'accept', with: tooLate.answer }],
      },
      'it was declined elsewhere': {
        output: { outcome: 'refused', failure: declinedElsewhere.error },
        does: [{ answer: 'accept', with: declinedElsewhere.answer }],
      },
      'the contract has it': {
        output: { outcome: 'refused', failure: heldMeanwhile.error },
        does: [{ answer: 'accept', with: heldMeanwhile.answer }],
      },
      'the contract takes none any more': {
        output: { outcome: 'refused', failure: notAddable.error },
        does: [{ answer: 'accept', with: notAddable.answer }],
      },
      'the boxes have changed': {
        output: { outcome: 'refused', failure: changed.error },
        does: [{ answer: 'accept', with: changed.answer }],
      },
      'it is refused': {
        output: { outcome: 'refused', failure: denied.error },
        does: [{ answer: 'accept', with: denied.answer }],
      },
      'it did not arrive': {
        output: { outcome: 'lost' },
        does: [
          { answer: 'accept', with: 'connection lost' },
          { answer: 'lookUp', with: failures['not found'].answer },
        ],
      },
    },
    refusal: {
      'it is declined': {
        output: { outcome: 'answered', answer: { state: 'declined' } },
        does: [{ answer: 'decline', with: { status: 200, json: { state: 'declined' } } }],
      },
      'it was accepted elsewhere': {
        output: { outcome: 'refused', failure: acceptedElsewhere.error },
        does: [{ answer: 'decline', with: acceptedElsewhere.answer }],
      },
      'it is too late to decline': {
        output: { outcome: 'refused', failure: tooLate.error },
        does: [{ answer: 'decline', with: tooLate.answer }],
      },
      'declining is refused': {
        output: { outcome: 'refused', failure: denied.error },
        does: [{ answer: 'decline', with: denied.answer }],
      },
      'declining did not arrive': {
        output: { outcome: 'lost' },
        does: [
          { answer: 'decline', with: 'connection lost' },
          { answer: 'lookUp', with: failures['not found'].answer },
        ],
      },
    },
  },
  calls: {
    accept: { method: 'POST', path: '/api/offer/link/accept' },
    decline: { method: 'POST', path: '/api/offer/link/decline' },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ state }) => state,
  sees: [
    {
      in: 'reading.fresh',
      heading: title,
      can: [terms, earlyStart, accept, decline],
      address: '/order/offer',
    },
    {
      in: 'reading.failed',
      name: 'refused',
      where: (_, led) => led.includes('it is refused'),
      heading: title,
      texts: [notSent, failureTexts.denied],
      can: [terms, earlyStart, accept],
      holds,
    },
    {
      in: 'reading.failed',
      name: 'not arrived',
      where: (_, led) => !led.includes('it is refused'),
      heading: title,
      texts: [notSent, notArrived],
      can: [terms, earlyStart, accept],
      holds,
    },
    {
      in: 'reading.changed',
      heading: title,
      texts: ['Ehdot ovat muuttuneet'],
      can: [terms, earlyStart, accept],
    },
    {
      in: 'reading.notDeclined',
      name: 'refused',
      where: (_, led) => led.includes('declining is refused'),
      heading: title,
      texts: [notSent, failureTexts.denied],
      can: [accept, decline],
    },
    {
      in: 'reading.notDeclined',
      name: 'not arrived',
      where: (_, led) => led.includes('declining did not arrive'),
      heading: title,
      texts: [notSent, notArrived],
      can: [accept, decline],
    },
    { in: 'sending', heading: title, cannot: [accept, decline], holds, waitsFor: ['accept'] },
    { in: 'asked', dialog: asked, can: [yes, no] },
    { in: 'declining', heading: title, cannot: [accept, decline], waitsFor: ['decline'] },
    { in: 'declined', heading: isDeclined, address: '/order/offer' },
    {
      in: 'accepted',
      name: 'with its number',
      where: (_, led) => !led.includes('it was received before'),
      heading: receipt,
      can: [toWithdrawal],
      address: '/order/offer',
    },
    {
      in: 'accepted',
      where: (_, led) => led.includes('it was received before'),
      heading: receipt,
      address: '/order/offer',
    },
    {
      in: 'tooLate',
      heading: isTooLate,
      texts: ['Tarjousta ei voinut enää hylätä, sillä se oli jo hyväksytty. Vahvistus on sähköpostissasi.'],
      address: '/order/offer',
    },
    {
      in: 'held',
      heading: isHeld,
      texts: [
        'Palvelu on lisätty sopimukseesi tarjouksen jälkeen, joten tarjousta ei voinut hyväksyä. Mitään uutta ei tilattu, eikä sinun tarvitse tehdä mitään.',
      ],
      address: '/order/offer',
    },
    {
      in: 'notPossible',
      heading: isOver,
      texts: ['Sopimuksesi on muuttunut, eikä tarjous enää sovi siihen. Mitään ei tilattu.'],
      can: [callService],
      address: '/order/offer',
    },
    { in: 'withdrawn', heading: isWithdrawn, address: '/order/offer' },
    { in: 'over', heading: isOver, address: '/order/offer' },
  ],
});
