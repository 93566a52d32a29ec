import type { Transfer } from '../../domain/types.ts';
import { failures, receivedBefore, refusal } from '../failures.ts';
import { flowModel, type Action, type Part, type Place } from '../flowModel.ts';
import { failureTexts } from '../words.ts';
import { transferMachine } from './transfer.machine.ts';

const address = '/contracts/K23014478016/transfer';
const person = 'Aino Mäkelä';

const title = 'Siirrä sopimus toiselle';
const sent = 'Linkki on lähetetty';
const waits = 'Siirto odottaa uutta haltijaa';
const accepted = 'Sopimus siirtyy uudelle haltijalle';
const takenBack = 'Siirto on peruttu';
const asked = 'Perutaanko siirto?';

const email: Part = { role: 'textbox', name: 'Uuden haltijan sähköpostiosoite' };
const phone: Part = { role: 'textbox', name: 'Uuden haltijan puhelinnumero' };
const send: Part = { role: 'button', name: 'Lähetä linkki uudelle haltijalle' };
const toStanding: Part = { role: 'link', name: 'Näytä siirron tila' };
const showOther: Part = { role: 'button', name: 'Näytä siirron tila' };
const cancel: Part = { role: 'button', name: 'Peru siirto' };
const yes: Part = { role: 'button', name: 'Kyllä, peru' };
const no: Part = { role: 'button', name: 'Älä peru' };
const anew: Part = { role: 'button', name: 'Aloita uusi siirto' };
const signInAgain: Part = { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' };

const notSent = 'Lähetys ei onnistunut';
const notMoved = 'Siirto ei onnistunut';
const waitsText =
  'Tämän sopimuksen siirto odottaa jo uutta haltijaa. Uutta linkkiä ei lähetetty. Jos sopimus siirtyy jollekulle muulle, peru ensin aiempi siirto.';
const notArrived = 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.';
const sessionOver = 'Istuntosi päättyi ennen lähetystä';

const typed = { email: 'uusi.haltija@kajo.example', phone: '0401234567' };
const wish = { day: '2027-01-01', ...typed };
const offered: Transfer = {
  transferId: '5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11',
  state: 'waiting',
  ...wish,
  cancelledBy: null,
  isOpen: true,
};
const taken: Transfer = { ...offered, state: 'accepted' };
const cancelled: Transfer = { ...offered, state: 'cancelled', cancelledBy: 'holder', isOpen: false };
const types: Action[] = [
  { fill: email, text: typed.email },
  { fill: phone, text: typed.phone },
];
const holds = [
  { part: email, text: typed.email },
  { part: phone, text: typed.phone },
];

/** The page as it is read where the transfer stands so. */
const standing = (transfer: Transfer) => ({
  person,
  address,
  answers: [
    {
      call: { method: 'GET', path: '/api/contract/*/transfer' } as const,
      answer: {
        status: 200,
        json: {
          productName: 'Kajo Pörssi',
          address: 'Koivukuja 4 B, 33820 Tampere',
          obstacle: null,
          firstDay: '2026-11-22',
          lastDay: '2027-02-19',
          transfer,
        },
      },
    },
  ],
});

interface Key {
  isSentBefore: boolean;
  transfer: Transfer['state'] | null;
}
const isNew = ({ key }: Place<Key>) => !key.isSentBefore;
const isOld = ({ key }: Place<Key>) => key.isSentBefore;
const isKnown = ({ key }: Place<Key>) => key.transfer !== null;
const by = (outcome: string) => (_: Place<Key>, led: string) => led.includes(outcome);

const denied = failures['not allowed'];
const waitsAlready = refusal(409, { kind: 'conflict', code: 'transfer.waiting' });
const isOver = failures['the session is over'];

export const model = flowModel({
  machine: transferMachine,
  starts: {
    'a contract that can be handed over': { input: { transfer: null, sentKey: null }, begins: { person, address } },
    'a form that was sent before': {
      input: { transfer: null, sentKey: 'k1' },
      begins: { person, address, draft: { name: 'transfer', version: 1, isSent: true, values: typed } },
    },
    'one that waits': { input: { transfer: offered, sentKey: null }, begins: standing(offered) },
    'one that is accepted': { input: { transfer: taken, sentKey: null }, begins: standing(taken) },
  },
  events: {
    'transfer.send': {
      '': {
        carries: { key: 'k1', request: { contractCode: 'K23014478016', wish } },
        does: [...types, { press: send }],
      },
    },
    'transfer.cancel': { '': { does: [{ press: cancel }] } },
    'transfer.keep': { '': { does: [{ press: no }] } },
    'transfer.takeBack': {
      '': { carries: { key: 'k2', contractCode: 'K23014478016' }, does: [{ press: yes }] },
    },
    'transfer.begin': { '': { does: [{ press: anew }] } },
    'step.open': {
      'the form': { carries: { step: 'form' }, does: [{ press: toStanding }], where: isKnown },
      'the form, of what is not told': { carries: { step: 'form' }, where: (place: Place<Key>) => !isKnown(place) },
      'that it is sent': { carries: { step: 'sent' } },
    },
  },
  outcomes: {
    submission: {
      'it is offered': {
        output: { outcome: 'answered', answer: offered },
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
      'another one waits': {
        output: { outcome: 'refused', failure: waitsAlready.error },
        does: [{ answer: 'send', with: waitsAlready.answer }],
        where: isNew,
      },
      'the session is over': {
        output: { outcome: 'refused', failure: isOver.error },
        does: [{ answer: 'send', with: isOver.answer }],
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
    cancellation: {
      'it is taken back': {
        output: { outcome: 'answered', answer: cancelled },
        does: [{ answer: 'cancel', with: { status: 200, json: cancelled } }],
      },
      'it is refused': {
        output: { outcome: 'refused', failure: denied.error },
        does: [{ answer: 'cancel', with: denied.answer }],
      },
      'the session is over': {
        output: { outcome: 'refused', failure: isOver.error },
        does: [{ answer: 'cancel', with: isOver.answer }],
      },
      'it did not arrive': {
        output: { outcome: 'lost' },
        does: [
          { answer: 'cancel', with: 'connection lost' },
          { answer: 'lookUp', with: failures['not found'].answer },
        ],
      },
    },
  },
  calls: {
    send: { method: 'POST', path: '/api/contract/*/transfer' },
    cancel: { method: 'POST', path: '/api/contract/*/transfer/cancel' },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ submission, transfer }) => ({
    isSentBefore: submission?.isSentBefore ?? false,
    transfer: transfer?.state ?? null,
  }),
  sees: [
    { in: 'writing.fresh', heading: title, can: [email, phone, send], address },
    {
      in: 'writing.failed',
      name: 'refused',
      where: by('it is refused'),
      heading: title,
      texts: [notSent, failureTexts.denied],
      can: [email, send],
      holds,
    },
    {
      in: 'writing.failed',
      name: 'another waits',
      where: by('another one waits'),
      heading: title,
      texts: [notMoved, waitsText],
      can: [email, send, showOther],
      holds,
    },
    {
      in: 'writing.failed',
      name: 'not arrived',
      where: (_, led) => !led.includes('it is refused') && !led.includes('another one waits'),
      heading: title,
      texts: [notSent, notArrived],
      can: [email, send],
      holds,
    },
    { in: 'writing.signInNeeded', heading: title, texts: [sessionOver], can: [send, signInAgain], holds },
    { in: 'sending', where: isNew, heading: title, cannot: [email, phone, send], holds, waitsFor: ['send'] },
    {
      in: 'sending',
      name: 'looked up',
      where: isOld,
      heading: title,
      cannot: [email, phone, send],
      holds,
      waitsFor: ['lookUp'],
    },
    {
      in: 'sent',
      name: 'with where it went',
      where: isKnown,
      heading: sent,
      texts: ['Linkki lähti osoitteeseen'],
      can: [toStanding],
      address: `${address}/success`,
      focus: { role: 'heading', name: sent },
    },
    {
      in: 'sent',
      where: (place) => !isKnown(place),
      heading: sent,
      address: `${address}/success`,
      focus: { role: 'heading', name: sent },
    },
    {
      in: 'running.told',
      name: 'waiting',
      where: ({ key }) => key.transfer === 'waiting',
      heading: waits,
      can: [cancel],
      address,
    },
    {
      in: 'running.told',
      name: 'accepted',
      where: ({ key }) => key.transfer === 'accepted',
      heading: accepted,
      can: [cancel],
      address,
    },
    { in: 'running.asked', dialog: asked, can: [yes, no] },
    {
      in: 'running.failed',
      name: 'refused',
      where: by('it is refused'),
      texts: [notSent, failureTexts.denied],
      can: [cancel],
    },
    {
      in: 'running.failed',
      name: 'not arrived',
      where: by('it did not arrive'),
      texts: [notSent, notArrived],
      can: [cancel],
    },
    {
      in: 'running.failed',
      name: 'the session is over',
      where: by('the session is over'),
      texts: [sessionOver],
      can: [cancel, signInAgain],
    },
    { in: 'cancelling', cannot: [cancel], waitsFor: ['cancel'] },
    { in: 'cancelled', heading: takenBack, can: [anew], focus: { role: 'heading', name: takenBack } },
  ],
});
