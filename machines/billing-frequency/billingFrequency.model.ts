import { readFailures, failures, receivedBefore } from '../failures.ts';
import { flowModel, type Sight, type Text } from '../flowModel.ts';
import { failedSubmissions } from '../submission/submission.outcomes.ts';
import { failureTexts, tryAgain } from '../words.ts';
import { billingFrequencyMachine } from './billingFrequency.machine.ts';
import {
  cancel,
  change,
  customerId,
  dialog,
  everyMonth,
  everyOther,
  heading,
  heat,
  known,
  notPossible,
  open,
  options,
  send,
  signInAgain,
  spot,
  told,
  type Here,
  type Key,
} from './model/parts.ts';

const unread = 'Laskutusväliä ei saatu näkyviin';
const noOptions = 'Vaihtoehtoja ei saatu näkyviin';
const failed = 'Laskutusväliä ei vaihdettu';
const done = 'Laskutusväli on vaihdettu seuraavasta laskusta alkaen.';
const mailed = `${done} Tieto muutoksesta lähti sähköpostiin.`;
const notArrived = 'Pyyntö ei mennyt perille. Yritä uudelleen.';
const blocks = {
  inCollection: { fi: 'Laskutusväliä ei voi vaihtaa, kun lasku on perinnässä.', id: 'billing.blocked' },
  deceased: {
    fi: 'Laskutusväliä ei voi vaihtaa täällä. Kuolinpesän asioissa auttaa asiakaspalvelu.',
    id: 'billing.blocked.deceased',
  },
};

const request = { customerId, contractNo: spot.contractNo, frequency: 2 };
const blocked = (blockedFor: keyof typeof blocks) => {
  const answer = { ...known, isFeatureBlocked: true, blockedFor };
  return { output: answer, answer: { status: 200, json: answer } };
};

const isOther = ({ key }: Here) => key.isOther;
const isSame = ({ key }: Here) => !key.isOther;
const isCountedDown = ({ key }: Here) => key.isCountedDown;
const mayTry = (here: Here) => !isCountedDown(here);

const denials: readonly string[] = ['the request is at fault', 'not allowed', 'not found', 'too many calls'];
const failure = (name: string, cases: readonly string[], text: Text): Sight<Key> => ({
  in: 'asking.failed',
  name,
  where: (_, led) => cases.some((one) => led.includes(`(${one})`)),
  dialog,
  texts: [failed, text],
  can: [send, cancel],
  holds: [{ part: everyOther, isChecked: true }],
});

/** The choices did not come, and what that means: each in the words of its failure. */
const withoutOptions = [...new Set(Object.values(failureTexts))].map((text): Sight<Key> => {
  const names = Object.entries(failures).filter(([, { error }]) => failureTexts[error.kind] === text);
  const isTooMany = text === failureTexts.tooMany;
  return {
    in: 'withoutOptions',
    name: names.map(([name]) => name).join(', '),
    where: (_, led) => names.some(([name]) => led.includes(`(${name})`)),
    dialog,
    texts: [noOptions, text],
    ...(isTooMany ? { can: [cancel], cannot: [tryAgain] } : { can: [tryAgain, cancel] }),
  };
});

export const model = flowModel({
  machine: billingFrequencyMachine,
  starts: {
    '': {
      input: { customerId },
      begins: {
        person: 'Aino Mäkelä',
        address: '/invoices',
        answers: [
          { call: { method: 'GET', path: '/api/invoices/all?*' }, answer: { status: 204, json: null } },
          {
            call: { method: 'GET', path: '/api/invoices/e-invoice/*' },
            answer: { status: 200, json: { customerId, standing: 'company', bank: null, banks: [] } },
          },
        ],
      },
    },
  },
  events: {
    'billing.retry': { '': { does: [{ press: tryAgain }], where: mayTry } },
    'billing.open': {
      '': { carries: { contractNo: spot.contractNo }, does: [{ press: open }] },
      'of heat': { carries: { contractNo: heat.contractNo } },
    },
    'billing.close': { '': { does: [{ press: cancel }] } },
    'billing.choose': {
      another: {
        carries: { frequency: 2 },
        does: [{ choose: everyOther }],
        where: (here: Here) => isSame(here) && here.key.months === 1,
      },
      'what it is': {
        carries: { frequency: 1 },
        does: [{ choose: everyMonth }],
        where: (here: Here) => isOther(here) && here.states.includes('asking.fresh'),
      },
    },
    'billing.send': { '': { carries: { key: 'k1' }, does: [{ press: send }], where: isOther } },
  },
  outcomes: {
    readFrequencies: {
      'they may be changed': { output: known, answer: { status: 200, json: known } },
      'an invoice is in collection': blocked('inCollection'),
      'the customer has died': blocked('deceased'),
      ...readFailures,
    },
    readOptions: {
      'they come': { output: options, answer: { status: 200, json: options } },
      ...failures,
      'the session is over': readFailures['the session is over'],
    },
    submission: {
      'it is changed': {
        output: { outcome: 'answered', answer: change },
        does: [{ answer: 'send', with: { status: 201, json: change } }],
      },
      'it was changed before': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
      },
      'it may not be changed': {
        output: { outcome: 'refused', failure: notPossible.error },
        does: [{ answer: 'send', with: notPossible.answer }],
      },
      ...failedSubmissions,
    },
  },
  calls: {
    readFrequencies: { method: 'GET', path: '/api/invoices/frequency/options/*' },
    readOptions: { method: 'GET', path: '/api/invoices/frequency/options' },
    send: { method: 'POST', path: '/api/invoices/frequency', body: request },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ known: now, frequency, options: choices, changed, failure: last }): Key => {
    const months = now?.contracts.find(({ contractNo }) => contractNo === spot.contractNo)?.frequency ?? 0;
    return {
      blockedFor: now?.blockedFor ?? null,
      months,
      isOther: frequency !== null && frequency !== months,
      hasOptions: choices !== null,
      isMailed: changed?.isMailed ?? false,
      isCountedDown: last?.kind === 'tooMany',
    };
  },
  sees: [
    { in: 'reading', heading, waitsFor: ['readFrequencies'] },
    { in: 'unread', heading, texts: [unread], can: [tryAgain] },
    ...(['inCollection', 'deceased'] as const).map((why): Sight<Key> => ({
      in: 'blocked',
      name: why,
      where: ({ key }) => key.blockedFor === why,
      heading,
      texts: [blocks[why]],
    })),
    { in: 'offered.fresh', heading, can: [open], address: '/invoices' },
    {
      in: 'offered.changed',
      name: 'mailed',
      where: ({ key }: Here) => key.isMailed,
      heading,
      texts: [done, mailed],
      can: [open],
    },
    {
      in: 'offered.changed',
      name: 'before',
      where: ({ key }: Here) => !key.isMailed,
      heading,
      texts: [done],
      can: [open],
    },
    {
      in: 'gettingOptions',
      dialog,
      texts: [{ fi: 'Ladataan vaihtoehtoja', id: 'billing.loading' }],
      can: [cancel],
      waitsFor: ['readOptions'],
    },
    ...withoutOptions,
    {
      in: 'asking.fresh',
      name: 'as it is',
      where: (here: Here) => isSame(here) && here.key.months === 1,
      dialog,
      can: [everyMonth, everyOther, cancel],
      cannot: [send],
      holds: [{ part: everyMonth, isChecked: true }],
    },
    {
      in: 'asking.fresh',
      name: 'as it is now',
      where: (here: Here) => isSame(here) && here.key.months === 2,
      dialog,
      can: [everyMonth, everyOther, cancel],
      cannot: [send],
      holds: [{ part: everyOther, isChecked: true }],
    },
    {
      in: 'asking.fresh',
      name: 'another',
      where: isOther,
      dialog,
      can: [everyMonth, send, cancel],
      holds: [{ part: everyOther, isChecked: true }],
    },
    failure('refused', ['it may not be changed'], { fi: told, isData: true }),
    failure('the fault is ours', ['the request is at fault'], failureTexts.invalid),
    failure('not allowed', ['not allowed'], failureTexts.denied),
    failure('not found', ['not found'], failureTexts.notFound),
    failure('too many calls', ['too many calls'], failureTexts.tooMany),
    failure(
      'not arrived',
      Object.keys(failedSubmissions).filter((one) => !denials.includes(one) && one !== 'the session is over'),
      notArrived,
    ),
    {
      in: 'asking.signInNeeded',
      dialog,
      texts: ['Istuntosi päättyi ennen lähetystä'],
      can: [send, cancel, signInAgain],
    },
    { in: 'sending', dialog, cannot: [send, cancel], waitsFor: ['send'] },
  ],
});
