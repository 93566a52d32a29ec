import type { Invoice } from '../../domain/types.ts';
import { receivedBefore, refusal, UNTIL_NEXT_TRY } from '../failures.ts';
import { flowModel, type Part, type Place, type Sight } from '../flowModel.ts';
import { detailsOf } from '../invoice-list/model/invoices.ts';
import { failedSubmissions } from '../submission/submission.outcomes.ts';
import { failureTexts } from '../words.ts';
import { postponeMachine } from './postpone.machine.ts';

const heading = { fi: 'Laskut', id: 'invoices.title' };
const open: Part = { role: 'button', name: 'Siirrä eräpäivää' };
const dialog = 'Siirretäänkö eräpäivää?';
const confirm: Part = { role: 'button', name: { fi: 'Siirrä eräpäivä', id: 'postpone.confirm' }, isInDialog: true };
const close: Part = { role: 'button', name: 'Älä siirrä' };
const signInAgain: Part = { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' };
const again: Part = { role: 'button', name: { fi: 'Yritä uudelleen', id: 'postpone.again' } };
const notSent = 'Eräpäivää ei siirretty';
const notArrived = 'Pyyntö ei mennyt perille. Yritä uudelleen.';
const day = { fi: '10.3.2026', sv: '10.3.2026', en: '10/03/2026' };
const done = { fi: 'Uusi eräpäivä on 10.3.2026.', id: 'postpone.done', values: { day } };

const request = { customerId: '40127731', invoiceNo: '240188301' };
const postponement = { invoiceNo: '240188301', postponedFrom: '2026-02-24', dueDate: '2026-03-10', isMailed: true };
const notMailed = { ...postponement, isMailed: false };
const outdated = refusal(409, { kind: 'conflict', code: 'invoices.postponeNotPossible' });

const invoice: Invoice = {
  invoiceNo: request.invoiceNo,
  owner: request.customerId,
  invoiceType: 'supply',
  invoiceStatus: 'open',
  contents: ['electricity'],
  meteringPointNos: ['7012345'],
  ledgerNo: '5000112',
  fromDate: '2026-01-01',
  toDate: '2026-01-31',
  invoiceDate: '2026-02-12',
  dueDate: '2026-02-24',
  postponedFrom: null,
  amount: '128.47',
  openAmount: '128.47',
  paidOn: null,
  postponeDueDatePossible: true,
  postpone: { dueDate: '2026-03-10', refusedFor: null },
};

/** One invoice that is to be paid, and may be postponed. */
const listed = {
  customerId: '40127731',
  today: '2026-02-12',
  invoices: [invoice],
  bankDetails: { recipient: 'Kajo Energia Oy', iban: 'FI2112345600000785', bic: 'NDEAFIHH' },
  deliverySites: [
    {
      meteringPointNo: '7012345',
      address: 'Koivukuja 4 B, 33820 Tampere',
      customerId: '40127731',
      content: 'electricity',
    },
  ],
  ledgers: [{ ledgerNo: '5000112', openAmount: '128.47', paymentMethod: 'directPayment', hasEnergyAccount: false }],
  toPay: [{ owner: '40127731', count: 1, amount: '128.47', lateCount: 0, lateAmount: '0.00', first: invoice }],
  paging: { pageNo: 1, pageSize: 100, pageCount: 1, invoiceCount: 1 },
};
/** After too many calls it is counted down until one may try again. */
interface Key {
  mustWait: boolean;
}
const isAsked = ({ states }: Place<Key>) => states.includes('asked');
const mayTry = ({ key }: Place<Key>) => !key.mustWait;

const denials: readonly string[] = ['the request is at fault', 'not allowed', 'not found', 'too many calls'];
const failed = (name: string, cases: readonly string[], text: string): Sight<Key> => ({
  in: 'offered.failed',
  name,
  where: (_, led) => cases.some((one) => led.includes(`(${one})`)),
  heading,
  texts: [notSent, text],
  ...(cases.includes('too many calls') ? { cannot: [open, again] } : { can: [open, again] }),
});

export const model = flowModel({
  machine: postponeMachine,
  starts: {
    '': {
      input: request,
      begins: {
        person: 'Aino Mäkelä',
        address: '/invoices',
        answers: [
          { call: { method: 'GET', path: '/api/invoices/all?*' }, answer: { status: 200, json: listed } },
          {
            call: { method: 'GET', path: `/api/invoices/${request.invoiceNo}` },
            answer: { status: 200, json: detailsOf(invoice) },
          },
        ],
      },
    },
  },
  events: {
    'postpone.open': {
      '': { does: [{ press: open }], where: mayTry },
      'after a while': {
        does: [{ wait: UNTIL_NEXT_TRY }, { press: open }],
        where: ({ key }: Place<Key>) => key.mustWait,
      },
    },
    'postpone.close': { '': { does: [{ press: close }] } },
    'postpone.confirm': {
      '': { carries: { key: 'k1' }, does: [{ press: confirm }], where: isAsked },
      again: {
        carries: { key: 'k2' },
        does: [{ press: again }],
        where: (here: Place<Key>) => !isAsked(here) && mayTry(here),
      },
      'again, after a while': {
        carries: { key: 'k2' },
        does: [{ wait: UNTIL_NEXT_TRY }, { press: again }],
        where: (here: Place<Key>) => !isAsked(here) && here.key.mustWait,
      },
    },
  },
  outcomes: {
    submission: {
      'it is postponed': {
        output: { outcome: 'answered', answer: postponement },
        does: [{ answer: 'send', with: { status: 201, json: postponement } }],
      },
      'it is postponed, and nobody is mailed': {
        output: { outcome: 'answered', answer: notMailed },
        does: [{ answer: 'send', with: { status: 201, json: notMailed } }],
      },
      'it was postponed before': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
      },
      'it may not be postponed': {
        output: { outcome: 'refused', failure: outdated.error },
        does: [{ answer: 'send', with: outdated.answer }],
      },
      ...failedSubmissions,
    },
  },
  calls: {
    send: { method: 'POST', path: '/api/invoices/postpone', body: request },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ failure }): Key => ({ mustWait: (failure?.retryAfter ?? null) !== null }),
  sees: [
    { in: 'offered.fresh', heading, can: [open], address: '/invoices' },
    failed('the fault is ours', ['the request is at fault'], failureTexts.invalid),
    failed('not allowed', ['not allowed'], failureTexts.denied),
    failed('not found', ['not found'], failureTexts.notFound),
    failed('too many calls', ['too many calls'], failureTexts.tooMany),
    failed(
      'not arrived',
      Object.keys(failedSubmissions).filter((one) => !denials.includes(one) && one !== 'the session is over'),
      notArrived,
    ),
    { in: 'offered.signInNeeded', heading, texts: ['Istuntosi päättyi ennen lähetystä'], can: [open, signInAgain] },
    { in: 'asked', dialog, can: [confirm, close] },
    { in: 'sending', heading, cannot: [open], waitsFor: ['send'] },
    {
      in: 'postponed',
      name: 'mailed',
      where: (_, led) => led.includes('(it is postponed)'),
      heading,
      texts: [done, 'Vahvistus siirrosta on lähetetty sähköpostiin.'],
    },
    {
      in: 'postponed',
      name: 'not mailed',
      where: (_, led) => led.includes('nobody is mailed'),
      heading,
      texts: [done, 'Vahvistusta ei lähetetty, koska sähköpostiosoitetta ei ole.'],
    },
    {
      in: 'postponed',
      name: 'before',
      where: (_, led) => led.includes('it was postponed before'),
      heading,
      texts: [done],
    },
    { in: 'notPossible', heading, texts: ['Laskun eräpäivää ei voi enää siirtää.'] },
  ],
});
