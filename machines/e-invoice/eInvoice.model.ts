import { readFailures, receivedBefore } from '../failures.ts';
import { flowModel } from '../flowModel.ts';
import { failedSubmissions } from '../submission/submission.outcomes.ts';
import { tryAgain } from '../words.ts';
import { eInvoiceMachine } from './eInvoice.machine.ts';
import {
  bank,
  send,
  cancel,
  close,
  open,
  change,
  customerId,
  nordea,
  order,
  outdated,
  stands,
  isDialog,
  isWaiting,
  isNew,
  type Key,
  type Here,
} from './model/parts.ts';
import { sees } from './model/sees.ts';

const aino = { person: 'Aino Mäkelä' };
const input = { customerId, isProven: true, isPage: false, isWanted: false };
const answers = [
  { call: { method: 'GET' as const, path: '/api/invoices/all?*' }, answer: { status: 204, json: null } },
];

export const model = flowModel({
  machine: eInvoiceMachine,
  starts: {
    'the settings of invoicing': { input, begins: { ...aino, address: '/invoices', answers } },
    'an address that wishes it': {
      input: { ...input, isWanted: true },
      begins: { ...aino, address: '/invoices?orderEInvoiceOnly=true', answers },
    },
    'the page of its own': { input: { ...input, isPage: true }, begins: { ...aino, address: '/update/e-invoice' } },
    'a stranger': {
      input: { customerId: null, isProven: false, isPage: true, isWanted: false },
      begins: { person: null, address: '/update/e-invoice' },
    },
    'who is no customer': {
      input: { customerId: null, isProven: true, isPage: true, isWanted: false },
      begins: { person: 'Mika Salo', address: '/update/e-invoice' },
    },
  },
  events: {
    'eInvoice.retry': { '': { does: [{ press: tryAgain }], where: ({ key }: Here) => key.hasCustomer } },
    'eInvoice.open': {
      '': { does: [{ press: open }], where: (here: Here) => isDialog(here) && isNew(here) },
      'for another bank': { does: [{ press: change }], where: (here: Here) => isDialog(here) && isWaiting(here) },
    },
    'eInvoice.close': {
      cancelled: {
        does: [{ press: cancel }],
        where: (here: Here) => isDialog(here) && here.states.includes('asking'),
      },
      'when it is done': {
        does: [{ press: close }],
        where: (here: Here) => isDialog(here) && !here.states.includes('asking'),
      },
    },
    'eInvoice.choose': {
      'a bank': {
        carries: { bankId: 'op' },
        does: [{ select: bank, option: { fi: 'OP', isData: true } }],
        where: (here: Here) => isNew(here) && !here.key.isChosen,
      },
      none: {
        carries: { bankId: null },
        does: [{ select: bank, option: 'Valitse pankki' }],
        where: (here: Here) => here.key.isChosen && here.states.includes('asking.fresh'),
      },
    },
    'eInvoice.send': {
      '': { carries: { key: 'k1' }, does: [{ press: send }], where: ({ key }: Here) => key.isChosen },
    },
  },
  outcomes: {
    readEInvoice: {
      'there are none': stands({}),
      'a bank is asked': stands({ standing: 'waiting', bank: nordea }),
      'there are some': stands({ standing: 'active', bank: nordea, banks: [] }),
      'it is a company': stands({ standing: 'company', banks: [] }),
      'nothing is delivered any more': stands({ standing: 'notAllowed', banks: [] }),
      ...readFailures,
    },
    submission: {
      'it is ordered': {
        output: { outcome: 'answered', answer: order },
        does: [{ answer: 'send', with: { status: 201, json: order } }],
      },
      'it was ordered before': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
      },
      'it may not be ordered': {
        output: { outcome: 'refused', failure: outdated.error },
        does: [{ answer: 'send', with: outdated.answer }],
      },
      ...failedSubmissions,
    },
  },
  calls: {
    readEInvoice: { method: 'GET', path: '/api/invoices/e-invoice/*' },
    send: { method: 'POST', path: '/api/invoices/e-invoice/activation', body: { customerId, bankId: 'op' } },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ isPage: ofPage, isWanted, customerId: whose, bankId, known: now, isMailed }): Key => ({
    isPage: ofPage,
    isWanted,
    hasCustomer: whose !== null,
    isChosen: bankId !== null,
    waitsAt: now?.standing === 'waiting' ? (now.bank?.name ?? '') : null,
    isCompany: now?.standing === 'company',
    isMailed,
  }),
  sees,
});
