import { failures, receivedBefore, refusal } from '../failures.ts';
import { flowModel, type Action, type Part, type Place } from '../flowModel.ts';
import { failureTexts } from '../words.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

const title = 'Peruuta sopimus tästä';
const confirmTitle = 'Vahvista peruutus';
const received = 'Peruutus on vastaanotettu';
const withdrawn = 'Sopimus on peruutettu';

const order: Part = {
  role: 'radio',
  name: { fi: 'Kajo Kiinteä 24 kk', sv: 'Kajo Fast 24 mån.', en: 'Kajo Fixed 24 months', isData: true },
};
const toConfirm: Part = { role: 'button', name: 'Jatka vahvistukseen' };
const change: Part = { role: 'button', name: 'Muuta tietoja' };
const confirm: Part = { role: 'button', name: { fi: confirmTitle, id: 'withdrawal.send' } };
const signInAgain: Part = { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' };

const notSent = 'Lähetys ei onnistunut';
const notArrived = 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.';

const ordered = {
  orderNo: '88412207',
  productName: 'Kajo Kiinteä 24 kk',
  orderedOn: '2026-11-17',
  place: 'Rantasaunantie 118, 34800 Virrat',
};
const who = { name: 'Aino Mäkelä', email: 'aino.makela@kajo.example' };
const notice = {
  order: {
    ...ordered,
    ...who,
    orderId: '0d3a0000-0000-4000-8000-000000000001',
    contractCode: null,
    sold: 'contract',
    services: [],
    lastDay: '2026-12-01',
    state: 'open',
    startDate: '2026-12-09',
    isSwitching: true,
    goesOn: null,
    moved: null,
    usedCents: null,
  },
  ...who,
  text: '',
};
const receipt = {
  receiptNo: 'PR-2026-000418',
  receivedAt: '2026-11-22T10:00:00.000Z',
  order: ordered,
  text: null,
  ...who,
  usedCents: null,
  goesOn: null,
};
const denied = failures['not allowed'];
const isOver = failures['the session is over'];
const tooLate = refusal(409, { kind: 'conflict', code: 'withdrawal.over' });

/** What was written in the first step; what a page that is no more had sent; or nothing. */
type Key = 'empty' | 'reviewed' | 'sent before';
const isNew = ({ key }: Place<Key>) => key !== 'sent before';
const isOld = ({ key }: Place<Key>) => key === 'sent before';
const isIn =
  (state: string) =>
  ({ states }: Place<Key>) =>
    states.includes(state);

const reviews: Action[] = [{ choose: order }, { press: toConfirm }];

export const model = flowModel({
  machine: withdrawalMachine,
  starts: {
    'an empty form': { input: { sentKey: null }, begins: { person: 'Aino Mäkelä', address: '/withdrawal' } },
    'what was sent before': {
      input: { sentKey: 'k1' },
      begins: {
        person: 'Aino Mäkelä',
        address: '/withdrawal',
        draft: {
          name: 'withdrawal',
          version: 1,
          isSent: true,
          values: { ...who, order: 'other', text: 'Tilaus 8840 5513' },
        },
      },
    },
  },
  events: {
    'withdrawal.review': { '': { carries: { notice }, does: reviews } },
    'withdrawal.confirm': {
      '': { carries: { key: 'k1', request: notice, needsBotCheck: false }, does: [{ press: confirm }] },
    },
    'step.open': {
      'the form': { carries: { step: 'form' }, does: [{ press: change }], where: isIn('confirming') },
      'another one': { carries: { step: 'form' }, does: [{ go: '/withdrawal' }], where: isIn('sent') },
      'the confirmation': {
        carries: { step: 'confirm' },
        does: [{ go: '/withdrawal?step=confirm' }],
        where: isIn('choosing'),
      },
      'what was sent': { carries: { step: 'sent' } },
    },
  },
  outcomes: {
    submission: {
      'it is received': {
        output: { outcome: 'answered', answer: receipt },
        // Not by the server: the order is to be there for another try.
        does: [{ answer: 'send', with: { status: 201, json: receipt } }],
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
      'it is too late': {
        output: { outcome: 'refused', failure: tooLate.error },
        does: [{ answer: 'send', with: tooLate.answer }],
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
  },
  calls: {
    send: { method: 'POST', path: '/api/contract/order/*/withdrawal' },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ notice: written, submission }): Key => {
    if (written) return 'reviewed';
    return submission ? 'sent before' : 'empty';
  },
  sees: [
    { in: 'choosing.fresh', heading: title, can: [order, toConfirm], address: '/withdrawal' },
    { in: 'choosing.failed', heading: title, texts: [notSent, notArrived], can: [order, toConfirm] },
    {
      in: 'confirming.fresh',
      heading: { fi: confirmTitle, id: 'withdrawal.confirm' },
      can: [change, confirm],
      address: '/withdrawal?step=confirm',
    },
    {
      in: 'confirming.failed',
      name: 'refused',
      where: (_, by) => by.includes('it is refused'),
      heading: { fi: confirmTitle, id: 'withdrawal.confirm' },
      texts: [notSent, failureTexts.denied],
      can: [change, confirm],
    },
    {
      in: 'confirming.failed',
      name: 'not arrived',
      where: (_, by) => !by.includes('it is refused'),
      heading: { fi: confirmTitle, id: 'withdrawal.confirm' },
      texts: [notSent, notArrived],
      can: [change, confirm],
    },
    {
      in: 'confirming.signInNeeded',
      heading: { fi: confirmTitle, id: 'withdrawal.confirm' },
      texts: ['Istuntosi päättyi ennen lähetystä'],
      can: [change, confirm, signInAgain],
    },
    {
      in: 'confirming.over',
      heading: { fi: confirmTitle, id: 'withdrawal.confirm' },
      texts: ['Peruutusaika ehti päättyä'],
      can: [change, confirm],
    },
    {
      in: 'sending',
      where: isNew,
      heading: { fi: confirmTitle, id: 'withdrawal.confirm' },
      cannot: [change, confirm],
      waitsFor: ['send'],
    },
    {
      in: 'sending',
      name: 'looked up',
      where: isOld,
      heading: title,
      cannot: [toConfirm],
      waitsFor: ['lookUp'],
    },
    {
      in: 'sent',
      name: 'with a receipt',
      where: (_, by) => by.includes('it is received'),
      heading: withdrawn,
      texts: ['Kuitti peruutuksesta', 'Mitä seuraavaksi'],
      address: '/withdrawal?step=sent',
      focus: { role: 'heading', name: withdrawn },
    },
    {
      in: 'sent',
      where: (_, by) => !by.includes('it is received'),
      heading: received,
      address: '/withdrawal?step=sent',
      focus: { role: 'heading', name: received },
    },
  ],
});
