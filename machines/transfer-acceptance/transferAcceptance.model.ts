import type { TransferAcceptance, TransferOffer } from '../../domain/types.ts';
import { failures, receivedBefore, refusal } from '../failures.ts';
import { flowModel, type Part, type Place } from '../flowModel.ts';
import { terms } from '../order/model/parts.ts';
import { failureTexts } from '../words.ts';
import { transferAcceptanceMachine } from './transferAcceptance.machine.ts';

const address = '/transfer/verify';
const title = 'Ota sopimus vastaan';
const receipt = 'Sopimus siirtyy sinulle';
const refused = 'Sopimus ei siirry sinulle';
const over = 'Linkki ei ole enää voimassa';
const asked = 'Etkö halua sopimusta?';

const email: Part = { role: 'textbox', name: { fi: 'Sähköpostiosoite', id: 'transfer.ownEmail' } };
const byEmail: Part = { role: 'radio', name: { fi: 'Sähköpostilla', id: 'transfer.method.email' } };
const accept: Part = { role: 'button', name: 'Ota vastaan ja sitoudu maksamaan' };
const refuse: Part = { role: 'button', name: 'En ota vastaan' };
const refuseAccepted: Part = { role: 'button', name: 'En haluakaan sopimusta' };
const yes: Part = { role: 'button', name: 'En halua' };
const no: Part = { role: 'button', name: 'Palaa sivulle' };
const signInAgain: Part = { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' };

const notSent = 'Lähetys ei onnistunut';
const notArrived = 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.';
const sessionOver = 'Istuntosi päättyi ennen lähetystä';

const contact = { email: 'uusi.haltija@kajo.example', phone: '0401234567' };
const words = {
  fi: 'Olen lukenut sopimusehdot ja hinnaston ja hyväksyn ne.',
  sv: 'Jag har läst avtalsvillkoren och prislistan och godkänner dem.',
  en: 'I have read the terms of contract and the price list, and I accept them.',
};
const offerOf = (state: TransferOffer['state'], isOpen: boolean): TransferOffer => ({
  state,
  customer: contact,
  offer: {
    day: '2027-01-31',
    lastDay: '2027-01-30',
    address: 'Koivukuja 4 B, 33820 Tampere',
    productName: 'Kajo Pörssi',
    productDescription: null,
    endDate: null,
    noticePeriodDays: 14,
    isEarlyStart: false,
    isOpen,
    prices: [{ kind: 'margin', amount: '0.59', unit: 'c/kWh', vatPercentage: '25.5' }],
    consents: [{ id: 'terms', kind: 'contract', version: '2026-11-01', text: words, links: [] }],
    terms: [],
    paperInvoiceFeeCents: 250,
    eInvoiceBanks: [{ id: 'op', name: 'OP', bic: 'OKOYFIHH' }],
  },
});
const begins = (offer: TransferOffer) => ({
  person: 'Aino Mäkelä',
  address,
  answers: [{ call: { method: 'GET', path: '/api/transfer' } as const, answer: { status: 200, json: offer } }],
});
const request: TransferAcceptance = {
  contact,
  address: null,
  billing: { method: 'emailInvoice', bankId: null },
  consents: [{ id: 'terms', version: '2026-11-01', isGiven: true }],
};
const accepted = { day: '2027-01-31', address: 'Koivukuja 4 B, 33820 Tampere', productName: 'Kajo Pörssi' };

interface Key {
  isSentBefore: boolean;
  isAccepted: boolean;
  isOpen: boolean;
}
const isNew = ({ key }: Place<Key>) => !key.isSentBefore;
const isOld = ({ key }: Place<Key>) => key.isSentBefore;
const isAccepted = ({ key }: Place<Key>) => key.isAccepted;
const isDeciding = ({ key }: Place<Key>) => !key.isAccepted;

const denied = failures['not allowed'];
const isOver = failures['the session is over'];
const takenBack = refusal(409, { kind: 'conflict', code: 'transfer.over' });
const lost = [{ answer: 'lookUp', with: failures['not found'].answer }] as const;
const holds = [
  { part: byEmail, isChecked: true },
  { part: terms, isChecked: true },
];

/** What is said where it was not given up, on the form and on the receipt. */
const notRefused = (
  [
    ['refused', 'it is refused', [notSent, failureTexts.denied]],
    ['not arrived', 'it did not arrive', [notSent, notArrived]],
    ['the session is over', 'the session is over', [sessionOver]],
  ] as const
).flatMap(([name, outcome, texts]) =>
  [
    { where: isDeciding, heading: title, can: [refuse, accept], on: 'the form' },
    { where: isAccepted, heading: receipt, can: [refuseAccepted], on: 'the receipt' },
  ].map(({ where, heading, can, on }) => ({
    in: 'notRefused',
    name: `${name}, on ${on}`,
    where: (place: Place<Key>, led: string) => where(place) && led.includes(outcome),
    heading,
    texts: [...texts],
    can,
  })),
);

export const model = flowModel({
  machine: transferAcceptanceMachine,
  starts: {
    'an offer': {
      input: { isAccepted: false, isOpen: true, sentKey: null },
      begins: begins(offerOf('waiting', true)),
    },
    'a form that was sent before': {
      input: { isAccepted: false, isOpen: true, sentKey: 'k1' },
      begins: {
        ...begins(offerOf('waiting', true)),
        draft: {
          name: 'transferAcceptance',
          version: 2,
          isSent: true,
          values: { ...contact, method: 'emailInvoice', consents: { terms: true } },
        },
      },
    },
    'one that is accepted': {
      input: { isAccepted: true, isOpen: true, sentKey: null },
      begins: begins(offerOf('accepted', true)),
    },
    'one whose day has come': {
      input: { isAccepted: true, isOpen: false, sentKey: null },
      begins: begins(offerOf('accepted', false)),
    },
  },
  events: {
    'offer.accept': {
      '': {
        carries: { key: 'k1', request },
        does: [{ choose: byEmail }, { check: terms }, { press: accept }],
        where: isDeciding,
      },
      'of what is accepted': { carries: { key: 'k1', request }, where: isAccepted },
    },
    'offer.refuse': {
      'from the form': { does: [{ press: refuse }], where: isDeciding },
      'from the receipt': {
        does: [{ press: refuseAccepted }],
        where: ({ key }: Place<Key>) => key.isAccepted && key.isOpen,
      },
      'on its day': { where: ({ key }: Place<Key>) => key.isAccepted && !key.isOpen },
    },
    'offer.keep': { '': { does: [{ press: no }] } },
    'offer.giveUp': { '': { carries: { key: 'k2' }, does: [{ press: yes }] } },
  },
  outcomes: {
    submission: {
      'it is accepted': {
        output: { outcome: 'answered', answer: accepted },
        does: [{ answer: 'accept', with: { status: 201, json: accepted } }],
        where: isNew,
      },
      'it was received before': {
        output: { outcome: 'received' },
        does: [{ answer: 'accept', with: receivedBefore.answer }],
        where: isNew,
      },
      'it is refused': {
        output: { outcome: 'refused', failure: denied.error },
        does: [{ answer: 'accept', with: denied.answer }],
        where: isNew,
      },
      'the session is over': {
        output: { outcome: 'refused', failure: isOver.error },
        does: [{ answer: 'accept', with: isOver.answer }],
        where: isNew,
      },
      'it is over by then': {
        output: { outcome: 'refused', failure: takenBack.error },
        does: [{ answer: 'accept', with: takenBack.answer }],
        where: isNew,
      },
      'it did not arrive': {
        output: { outcome: 'lost' },
        does: [{ answer: 'accept', with: 'connection lost' }, ...lost],
        where: isNew,
      },
      'it had not arrived': { output: { outcome: 'lost' }, does: [...lost], where: isOld },
      'it had been received': {
        output: { outcome: 'received' },
        does: [{ answer: 'lookUp', with: { status: 200, json: { state: 'received' } } }],
        where: isOld,
      },
    },
    refusal: {
      'it is given up': {
        output: { outcome: 'answered', answer: { state: 'cancelled' } },
        does: [{ answer: 'refuse', with: { status: 200, json: { state: 'cancelled' } } }],
      },
      'it is refused': {
        output: { outcome: 'refused', failure: denied.error },
        does: [{ answer: 'refuse', with: denied.answer }],
      },
      'the session is over': {
        output: { outcome: 'refused', failure: isOver.error },
        does: [{ answer: 'refuse', with: isOver.answer }],
      },
      'it did not arrive': {
        output: { outcome: 'lost' },
        does: [{ answer: 'refuse', with: 'connection lost' }, ...lost],
      },
    },
  },
  calls: {
    accept: { method: 'POST', path: '/api/transfer/acceptance' },
    refuse: { method: 'POST', path: '/api/transfer/refusal' },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ submission, isAccepted: hasAccepted, isOpen }) => ({
    isSentBefore: submission?.isSentBefore ?? false,
    isAccepted: hasAccepted,
    isOpen,
  }),
  sees: [
    { in: 'deciding.fresh', heading: title, can: [email, byEmail, terms, accept, refuse], address },
    {
      in: 'deciding.failed',
      name: 'refused',
      where: (_, led) => led.includes('it is refused'),
      heading: title,
      texts: [notSent, failureTexts.denied],
      can: [accept, refuse],
      holds,
    },
    {
      in: 'deciding.failed',
      name: 'not arrived',
      where: (_, led) => !led.includes('it is refused'),
      heading: title,
      texts: [notSent, notArrived],
      can: [accept, refuse],
      holds,
    },
    {
      in: 'deciding.signInNeeded',
      heading: title,
      texts: [sessionOver],
      can: [accept, refuse, signInAgain],
      holds,
    },
    { in: 'accepting', where: isNew, heading: title, cannot: [accept, refuse], holds, waitsFor: ['accept'] },
    {
      in: 'accepting',
      name: 'looked up',
      where: isOld,
      heading: title,
      cannot: [accept, refuse],
      holds,
      waitsFor: ['lookUp'],
    },
    {
      in: 'accepted',
      name: 'before its day',
      where: ({ key }) => key.isOpen,
      heading: receipt,
      can: [refuseAccepted],
      address,
    },
    { in: 'accepted', name: 'on its day', where: ({ key }) => !key.isOpen, heading: receipt, address },
    { in: 'asked', dialog: asked, can: [yes, no] },
    { in: 'refusing', name: 'on the form', where: isDeciding, cannot: [refuse, accept], waitsFor: ['refuse'] },
    { in: 'refusing', name: 'on the receipt', where: isAccepted, cannot: [refuseAccepted], waitsFor: ['refuse'] },
    ...notRefused,
    {
      in: 'over',
      heading: over,
      texts: ['Siirto ei ole enää avoinna, eikä sopimus siirry sinulle.'],
      can: [{ role: 'link', name: 'Etusivulle', to: '/' }],
      focus: { role: 'heading', name: over },
    },
    { in: 'refused', heading: refused, focus: { role: 'heading', name: refused } },
  ],
});
