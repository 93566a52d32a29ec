import { failures, receivedBefore, refusal, UNTIL_NEXT_TRY } from '../failures.ts';
import { typesOfStranger } from '../addon/model/parts.ts';
import { flowModel, type OutcomeCase, type Place } from '../flowModel.ts';
import { goOn, pending, stands, submit } from '../order/model/parts.ts';
import { anotherText, failedSubmissions, noHuman } from '../submission/submission.outcomes.ts';
import {
  byStranger,
  cancel,
  change,
  closed,
  isKnown,
  isNew,
  isOld,
  isStranger,
  locked,
  notImported,
  open,
  request,
  sentBefore,
  UNTIL_CLOSED,
  UNTIL_OPEN,
  type Key,
} from './model/parts.ts';
import { sees } from './model/sees.ts';
import { priceLockMachine } from './priceLock.machine.ts';

const notPossible = refusal(409, { kind: 'conflict', code: 'priceLock.notPossible' });
const held = refusal(409, { kind: 'conflict', code: 'priceLock.held' });
const tooLate = refusal(409, { kind: 'conflict', code: 'priceLock.closed' });
const created = (json: object) => ({ status: 201, json });
const where = (condition: (place: Place<Key>) => boolean, cases: Record<string, OutcomeCase<Key>>) =>
  Object.fromEntries(Object.entries(cases).map(([name, outcome]) => [name, { ...outcome, where: condition }]));
const isSent = (place: Place<Key>) => isNew(place) && isKnown(place);
const isSentByStranger = (place: Place<Key>) => isNew(place) && isStranger(place);
const isAsking = ({ states }: Place<Key>) => states.includes('choosing.asking');

export const model = flowModel({
  machine: priceLockMachine,
  starts: {
    'a window that is open': { input: { isOpen: true, isStranger: false, sentKey: null }, begins: open },
    'a window that is closed': { input: { isOpen: false, isStranger: false, sentKey: null }, begins: closed },
    'a lock that was sent before': { input: { isOpen: true, isStranger: false, sentKey: 'k1' }, begins: sentBefore },
    'a stranger’s': { input: { isOpen: true, isStranger: true, sentKey: null }, begins: byStranger },
  },
  events: {
    'address.ask': {
      '': { does: [{ press: change }], where: (place: Place<Key>) => isKnown(place) && !isAsking(place) },
    },
    'address.close': { '': { does: [{ press: cancel }] } },
    'window.open': {
      'its time begins': {
        does: [{ wait: UNTIL_OPEN }],
        where: ({ states }: Place<Key>) => states.includes('closed.before'),
      },
    },
    'window.close': {
      'its time is over': {
        does: [{ wait: UNTIL_CLOSED }],
        where: (place: Place<Key>) => isKnown(place) && place.states.includes('choosing.fresh'),
      },
    },
    'addon.submit': {
      '': {
        carries: { key: 'k1', request },
        does: [{ press: submit }],
        where: (place: Place<Key>) => isKnown(place) && !place.key.mustWait && !isAsking(place),
      },
      'after a while': {
        carries: { key: 'k1', request },
        does: [{ wait: UNTIL_NEXT_TRY }, { press: submit }],
        where: (place: Place<Key>) => place.key.mustWait && !isAsking(place),
      },
      'by a stranger': {
        carries: { key: 'k1', request },
        does: [...typesOfStranger, { press: submit }, { answer: 'solveBotCheck', with: 'let go' }],
        where: isStranger,
      },
    },
    'step.open': {
      'the choice, to go on': {
        carries: { step: 'choice' },
        does: [{ press: goOn }],
        where: ({ states }: Place<Key>) => states.includes('unproven') || states.includes('receivedBefore'),
      },
      'what was sent': { carries: { step: 'sent' } },
    },
  },
  outcomes: {
    submission: {
      ...where(isSent, {
        'it is locked': {
          output: { outcome: 'answered', answer: locked },
          does: [{ answer: 'send', with: created(locked) }],
        },
        'it is not imported': {
          output: { outcome: 'answered', answer: notImported },
          does: [{ answer: 'send', with: created(notImported) }],
        },
        'it needs a proof': {
          output: { outcome: 'answered', answer: pending },
          does: [{ answer: 'send', with: created(pending) }],
        },
        'it was ordered before': {
          output: { outcome: 'received' },
          does: [{ answer: 'send', with: receivedBefore.answer }],
        },
        'the window has closed': {
          output: { outcome: 'refused', failure: tooLate.error },
          does: [{ answer: 'send', with: tooLate.answer }],
        },
        'the contract is locked by now': {
          output: { outcome: 'refused', failure: held.error },
          does: [{ answer: 'send', with: held.answer }],
        },
        'the price may not be locked any more': {
          output: { outcome: 'refused', failure: notPossible.error },
          does: [{ answer: 'send', with: notPossible.answer }],
        },
        'it was another text': anotherText,
        ...failedSubmissions,
      }),
      ...where(isSentByStranger, {
        'a stranger’s needs a proof': {
          output: { outcome: 'answered', answer: pending },
          does: [{ answer: 'send', with: created(pending) }],
        },
        'the bot check is not passed': noHuman,
      }),
      ...where(isOld, {
        'it had been locked': {
          output: { outcome: 'answered', answer: locked },
          does: [{ answer: 'lookUp', with: { status: 200, json: { state: 'done', status: 201, answer: locked } } }],
        },
        'it had not arrived': {
          output: { outcome: 'lost' },
          does: [{ answer: 'lookUp', with: failures['not found'].answer }],
        },
      }),
    },
    verification: {
      'it is proven elsewhere': {
        output: { end: 'verified' },
        does: [{ answer: 'watch', with: stands('verified') }],
      },
      'it is given up': { output: { end: 'cancelled' }, does: [{ answer: 'watch', with: stands('cancelled') }] },
      'it is too late': { output: { end: 'expired' }, does: [{ answer: 'watch', with: stands('expired') }] },
    },
  },
  calls: {
    solveBotCheck: { method: 'GET', path: '/api/bot-check?action=vapAddition' },
    send: { method: 'POST', path: '/api/contract/vap-addition', patience: 30_000 },
    lookUp: { method: 'GET', path: '/api/writes/*' },
    watch: { method: 'GET', path: '/api/verification/*' },
  },
  key: ({ isOpen, submission, isStranger: isOfStranger, failure }): Key => ({
    isOpen,
    isSentBefore: submission?.isSentBefore ?? false,
    isStranger: isOfStranger,
    mustWait: (failure?.retryAfter ?? null) !== null,
  }),
  sees,
});
