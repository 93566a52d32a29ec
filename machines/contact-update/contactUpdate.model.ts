import { failures, receivedBefore, UNTIL_NEXT_TRY } from '../failures.ts';
import { flowModel, type OutcomeCase, type Place } from '../flowModel.ts';
import { stands } from '../order/model/parts.ts';
import { anotherText, failedSubmissions, noHuman } from '../submission/submission.outcomes.ts';
import { contactUpdateMachine } from './contactUpdate.machine.ts';
import {
  accountAddress,
  accountRequest,
  address,
  goOn,
  isAccount,
  isAddress,
  isKnown,
  isNew,
  isOld,
  isStranger,
  made,
  madeAccount,
  pending,
  pendingAccount,
  request,
  sends,
  sendsAccount,
  sendsAccountOfStranger,
  sendsOfStranger,
  sentBefore,
  type Key,
} from './model/parts.ts';
import { sees } from './model/sees.ts';

const created = (json: object) => ({ status: 201, json });
const where = (condition: (place: Place<Key>) => boolean, cases: Record<string, OutcomeCase<Key>>) =>
  Object.fromEntries(Object.entries(cases).map(([name, outcome]) => [name, { ...outcome, where: condition }]));
const isSent = (place: Place<Key>) => isNew(place) && isKnown(place) && isAddress(place);
const isSentByStranger = (place: Place<Key>) => isNew(place) && isStranger(place) && isAddress(place);

const ofAddress = { kind: 'emailAddress', sentKey: null } as const;
const ofAccount = { kind: 'bankAccount', sentKey: null } as const;

export const model = flowModel({
  machine: contactUpdateMachine,
  starts: {
    'the form': { input: { ...ofAddress, isStranger: false }, begins: { person: 'Aino Mäkelä', address } },
    'a form that was sent before': { input: { ...ofAddress, isStranger: false, sentKey: 'k1' }, begins: sentBefore },
    'a stranger’s': { input: { ...ofAddress, isStranger: true }, begins: { person: null, address } },
    'the form of an account': {
      input: { ...ofAccount, isStranger: false },
      begins: { person: 'Aino Mäkelä', address: accountAddress },
    },
    'a stranger’s of an account': {
      input: { ...ofAccount, isStranger: true },
      begins: { person: null, address: accountAddress },
    },
  },
  events: {
    'update.send': {
      '': {
        carries: { key: 'k1', request },
        does: sends,
        where: (place: Place<Key>) => isAddress(place) && isKnown(place) && !place.key.mustWait,
      },
      'after a while': {
        carries: { key: 'k1', request },
        does: [{ wait: UNTIL_NEXT_TRY }, ...sends],
        where: ({ key }: Place<Key>) => key.mustWait,
      },
      'by a stranger': {
        carries: { key: 'k1', request },
        does: [...sendsOfStranger, { answer: 'solveBotCheck', with: 'let go' }],
        where: (place: Place<Key>) => isAddress(place) && isStranger(place),
      },
      'of an account': {
        carries: { key: 'k1', request: accountRequest },
        does: sendsAccount,
        where: (place: Place<Key>) => isAccount(place) && isKnown(place),
      },
      'of an account, by a stranger': {
        carries: { key: 'k1', request: accountRequest },
        does: [...sendsAccountOfStranger, { answer: 'solveBotCheck', with: 'let go' }],
        where: (place: Place<Key>) => isAccount(place) && isStranger(place),
      },
    },
    'step.open': {
      'the form, to go on': {
        carries: { step: 'form' },
        does: [{ press: goOn }],
        where: ({ states }: Place<Key>) => states.includes('unproven') || states.includes('receivedBefore'),
      },
      'what was sent': { carries: { step: 'sent' } },
    },
  },
  outcomes: {
    submission: {
      ...where(isSent, {
        'it is made': { output: { outcome: 'answered', answer: made }, does: [{ answer: 'send', with: 'let go' }] },
        'it needs a proof': {
          output: { outcome: 'answered', answer: pending },
          does: [{ answer: 'send', with: created(pending) }],
        },
        'it was sent before': {
          output: { outcome: 'received' },
          does: [{ answer: 'send', with: receivedBefore.answer }],
        },
        'it was another text': anotherText,
        ...failedSubmissions,
      }),
      ...where(isSentByStranger, {
        'a stranger’s needs a proof': {
          output: { outcome: 'answered', answer: pending },
          does: [{ answer: 'send', with: 'let go' }],
        },
        'the bot check is not passed': noHuman,
        'a stranger’s did not arrive': failedSubmissions['the server fails'],
      }),
      ...where((place) => isAccount(place) && isKnown(place), {
        'the account is changed': {
          output: { outcome: 'answered', answer: madeAccount },
          does: [{ answer: 'send', with: 'let go' }],
        },
        'an account did not arrive': failedSubmissions['the server fails'],
      }),
      ...where((place) => isAccount(place) && isStranger(place), {
        'an account needs a proof': {
          output: { outcome: 'answered', answer: pendingAccount },
          does: [{ answer: 'send', with: 'let go' }],
        },
      }),
      ...where(isOld, {
        'it had been made': {
          output: { outcome: 'answered', answer: made },
          does: [{ answer: 'lookUp', with: { status: 200, json: { state: 'done', status: 201, answer: made } } }],
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
    solveBotCheck: { method: 'GET', path: '/api/bot-check?action=update' },
    send: { method: 'POST', path: '/api/update', bodies: [request, accountRequest] },
    lookUp: { method: 'GET', path: '/api/writes/*' },
    watch: { method: 'GET', path: '/api/verification/*' },
  },
  key: ({ kind, submission, isStranger: isOfStranger, failure }): Key => ({
    isAccount: kind === 'bankAccount',
    isSentBefore: submission?.isSentBefore ?? false,
    isStranger: isOfStranger,
    mustWait: (failure?.retryAfter ?? null) !== null,
  }),
  sees,
});
