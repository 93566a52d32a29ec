import type { RemovableAddon } from '../../domain/types.ts';
import { readFailures, receivedBefore } from '../failures.ts';
import { flowModel } from '../flowModel.ts';
import { failedSubmissions } from '../submission/submission.outcomes.ts';
import { tryAgain } from '../words.ts';
import { addonRemovalMachine } from './addonRemoval.machine.ts';
import {
  blocked,
  cancel,
  cover,
  customerId,
  day,
  none,
  notPossible,
  ofCover,
  ofSmart,
  open,
  removed,
  send,
  several,
  smart,
  wind,
  written,
  isCover,
  isFirst,
  type Here,
  type Key,
} from './model/parts.ts';
import { sees } from './model/sees.ts';

const { contractNo, contractCode, terminateTemplateNo, firstDay: endDate } = cover;
const ofRead = (answer: typeof several) => ({ output: answer, answer: { status: 200, json: answer } });

const isFresh = ({ states }: Here) => states.includes('asking.fresh');
const mayTry = ({ key }: Here) => !key.isCountedDown;

const dayOf = (last: string, of: RemovableAddon | undefined): Key['day'] => {
  if (of === undefined || last === of.firstDay) return 'first';
  if (last === of.lastDay) return 'last';
  return last < of.firstDay ? 'before' : 'after';
};

export const model = flowModel({
  machine: addonRemovalMachine,
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
    'removal.open': { '': { carries: { wanted: null }, does: [{ press: open }] } },
    'removal.close': { '': { does: [{ press: cancel }] } },
    'removal.retry': { '': { does: [{ press: tryAgain }], where: mayTry } },
    'removal.choose': {
      'the package': {
        carries: { contractNo, tariffNo: smart.tariffNo },
        does: [{ choose: ofSmart }],
        where: (here: Here) => isCover(here) && isFirst(here) && isFresh(here),
      },
      'the other': {
        carries: { contractNo, tariffNo: cover.tariffNo },
        does: [{ choose: ofCover }],
        where: (here: Here) => !isCover(here) && isFresh(here),
      },
      'what ends already': { carries: { contractNo, tariffNo: wind.tariffNo } },
    },
    'removal.day': {
      'the last': {
        carries: { endDate: cover.lastDay },
        does: [{ fill: day, text: written.last }],
        where: (here: Here) => isCover(here) && isFirst(here) && isFresh(here),
      },
      'one after': {
        carries: { endDate: '2027-12-05' },
        does: [{ fill: day, text: written.after }],
        where: (here: Here) => isCover(here) && here.key.day === 'last' && isFresh(here),
      },
      'one before': {
        carries: { endDate: '2027-01-03' },
        does: [{ fill: day, text: written.before }],
        where: (here: Here) => isCover(here) && isFirst(here) && isFresh(here),
      },
      'the first again': {
        carries: { endDate: cover.firstDay },
        does: [{ fill: day, text: written.first }],
        where: (here: Here) => isCover(here) && !isFirst(here) && isFresh(here),
      },
    },
    'removal.send': {
      '': { carries: { key: 'k1' }, does: [{ press: send }], where: (here: Here) => isCover(here) && isFirst(here) },
      'on another day': { carries: { key: 'k1' }, where: (here: Here) => isCover(here) && !isFirst(here) },
    },
  },
  outcomes: {
    read: {
      'some can be ended': ofRead(several),
      'none can be ended': ofRead(blocked),
      'there are none': ofRead(none),
      ...readFailures,
    },
    submission: {
      'it is ended': {
        output: { outcome: 'answered', answer: removed },
        does: [{ answer: 'send', with: { status: 201, json: removed } }],
      },
      'it was ended before': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
      },
      'it may not be ended': {
        output: { outcome: 'refused', failure: notPossible.error },
        does: [{ answer: 'send', with: notPossible.answer }],
      },
      ...failedSubmissions,
    },
  },
  calls: {
    read: { method: 'GET', path: '/api/invoices/addons/*' },
    send: {
      method: 'POST',
      path: `/api/contract/*/${contractNo}/terminate-vap/${cover.tariffNo}`,
      body: { contractCode, terminateTemplateNo, endDate },
    },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ known, chosen, endDate: last, removed: ended, failure: why }): Key => {
    const of = known?.find(({ tariffNo }) => tariffNo === chosen?.tariffNo);
    return {
      tariffNo: chosen?.tariffNo ?? null,
      day: dayOf(last, of),
      found: known && (known.length === 0 ? 'none' : chosen === null ? 'blocked' : 'some'),
      isMailed: ended?.isMailed ?? false,
      isCountedDown: why?.kind === 'tooMany',
    };
  },
  sees,
});
