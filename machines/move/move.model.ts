import { moveSteps } from '../../domain/move/index.ts';
import { failures, receivedBefore, refusal, UNTIL_NEXT_TRY } from '../failures.ts';
import { flowModel, type OutcomeCase, type Place } from '../flowModel.ts';
import { stands } from '../order/model/parts.ts';
import { anotherText, failedSubmissions, noHuman } from '../submission/submission.outcomes.ts';
import {
  address,
  byEmail,
  filledIn,
  goesBack,
  goesOn,
  goOn,
  isAt,
  isKnown,
  isNew,
  isOld,
  isStranger,
  email,
  made,
  holder,
  ofNobody,
  ofStranger,
  otherContract,
  otherDays,
  pending,
  phone,
  point,
  sentBefore,
  spot,
  submits,
  typesHome,
  values,
  type Key,
} from './model/parts.ts';
import { sees } from './model/sees.ts';
import { moveMachine } from './move.machine.ts';

const created = (json: object) => ({ status: 201, json });
const conflict = (code: string) => refusal(409, { kind: 'conflict', code });
const where = (condition: (place: Place<Key>) => boolean, cases: Record<string, OutcomeCase<Key>>) =>
  Object.fromEntries(Object.entries(cases).map(([name, outcome]) => [name, { ...outcome, where: condition }]));
const isSent = (place: Place<Key>) => isNew(place) && isKnown(place);
const isSentByStranger = (place: Place<Key>) => isNew(place) && isStranger(place);
const refused = ({ error, answer }: ReturnType<typeof refusal>): OutcomeCase<Key> => ({
  output: { outcome: 'refused', failure: error },
  does: [{ answer: 'send', with: answer }],
});
const mayGoOn = ({ states }: Place<Key>) => states.includes('unproven') || states.includes('receivedBefore');

export const model = flowModel({
  machine: moveMachine,
  starts: {
    'an empty form': {
      input: { values: {}, isStranger: false, sentKey: null },
      begins: { person: 'Aino Mäkelä', address },
    },
    'a form that was filled in': { input: { values, isStranger: false, sentKey: null }, begins: filledIn },
    'a form that was sent before': { input: { values, isStranger: false, sentKey: 'k1' }, begins: sentBefore },
    'a stranger’s empty form': { input: { values: {}, isStranger: true, sentKey: null }, begins: ofNobody },
    'a stranger’s': { input: { values, isStranger: true, sentKey: null }, begins: ofStranger },
  },
  events: {
    'step.next': {
      'from where, and when': {
        carries: { values: { move: values.move } },
        does: [{ choose: spot }, ...goesOn('home')],
        where: (place: Place<Key>) => isAt('move')(place) && isKnown(place),
      },
      'the new home': {
        carries: { values: { home: values.home } },
        does: [...typesHome, ...goesOn('bill')],
        where: (place: Place<Key>) => isAt('home')(place) && isKnown(place),
      },
      'the bill': {
        carries: { values: { bill: values.bill } },
        does: [{ choose: byEmail }, ...goesOn('review')],
        where: (place: Place<Key>) => isAt('bill')(place) && isKnown(place),
      },
      'from where, and when, by a stranger': {
        carries: { values: { move: values.move } },
        does: [{ fill: point, text: 'Y7012345' }, { fill: holder, text: 'Aino Mäkelä' }, ...goesOn('home')],
        where: (place: Place<Key>) => isAt('move')(place) && isStranger(place),
      },
      'the new home of a stranger': {
        carries: { values: { home: values.home } },
        does: [...typesHome, ...goesOn('bill')],
        where: (place: Place<Key>) => isAt('home')(place) && isStranger(place),
      },
      'the bill of a stranger': {
        carries: { values: { bill: values.bill } },
        does: [
          { fill: email, text: 'aino.makela@kajo.example' },
          { fill: phone, text: '0401234567' },
          { choose: byEmail },
          ...goesOn('review'),
        ],
        where: (place: Place<Key>) => isAt('bill')(place) && isStranger(place),
      },
    },
    'step.open': {
      'from where, and when': { carries: { step: 'move' }, does: goesBack('move'), where: isAt('home') },
      'the new home': { carries: { step: 'home' }, does: goesBack('home'), where: isAt('bill') },
      'the bill': { carries: { step: 'bill' }, does: goesBack('bill'), where: isAt('review.fresh') },
      'the review': {
        carries: { step: 'review' },
        does: [{ go: `${address}?step=review` }],
        where: (place: Place<Key>) => !place.states.includes('filling.review') && !mayGoOn(place),
      },
      'other days': { carries: { step: 'move' }, does: [{ press: otherDays }], where: isAt('review.dayGone') },
      'another contract': {
        carries: { step: 'move' },
        does: [{ press: otherContract }],
        where: isAt('review.notPossible'),
      },
      'from where, and when, by the address': { carries: { step: 'move' }, does: [{ go: address }], where: mayGoOn },
      'the new home, by the address': {
        carries: { step: 'home' },
        does: [{ go: `${address}?step=home` }],
        where: mayGoOn,
      },
      'the bill, by the address': { carries: { step: 'bill' }, does: [{ go: `${address}?step=bill` }], where: mayGoOn },
      'the review, to go on': { carries: { step: 'review' }, does: [{ press: goOn }], where: mayGoOn },
      'what was sent': { carries: { step: 'sent' } },
    },
    'move.submit': {
      '': {
        carries: { key: 'k1', request: {} as never },
        does: submits,
        where: (place: Place<Key>) => isKnown(place) && !place.key.mustWait,
      },
      'after a while': {
        carries: { key: 'k1', request: {} as never },
        does: [{ wait: UNTIL_NEXT_TRY }, ...submits],
        where: ({ key }: Place<Key>) => key.mustWait,
      },
      'by a stranger': {
        carries: { key: 'k1', request: {} as never },
        does: [...submits, { answer: 'solveBotCheck', with: 'let go' }],
        where: (place: Place<Key>) => isStranger(place) && !place.key.mustWait,
      },
    },
  },
  outcomes: {
    submission: {
      ...where(isSent, {
        'it moves': { output: { outcome: 'answered', answer: made }, does: [{ answer: 'send', with: created(made) }] },
        'it needs a proof': {
          output: { outcome: 'answered', answer: pending },
          does: [{ answer: 'send', with: created(pending) }],
        },
        'it was sent before': {
          output: { outcome: 'received' },
          does: [{ answer: 'send', with: receivedBefore.answer }],
        },
        'the contract does not move': refused(conflict('move.notPossible')),
        'the days are over': refused(conflict('move.dayNotPossible')),
        'there is a contract in the new home': refused(conflict('move.ownContract')),
        'it was another text': anotherText,
        ...failedSubmissions,
      }),
      ...where(isSentByStranger, {
        'a stranger’s needs a proof': {
          output: { outcome: 'answered', answer: pending },
          does: [{ answer: 'send', with: 'let go' }],
        },
        'the bot check is not passed': noHuman,
      }),
      ...where(isOld, {
        'it had moved': {
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
      'it is proven elsewhere': { output: { end: 'verified' }, does: [{ answer: 'watch', with: stands('verified') }] },
      'it is given up': { output: { end: 'cancelled' }, does: [{ answer: 'watch', with: stands('cancelled') }] },
      'it is too late': { output: { end: 'expired' }, does: [{ answer: 'watch', with: stands('expired') }] },
    },
  },
  calls: {
    solveBotCheck: { method: 'GET', path: '/api/bot-check?action=move' },
    send: { method: 'POST', path: '/api/contract/move', patience: 30_000 },
    lookUp: { method: 'GET', path: '/api/writes/*' },
    watch: { method: 'GET', path: '/api/verification/*' },
  },
  key: ({ values: given, submission, isStranger: isOfStranger, failure }): Key => ({
    done: moveSteps.filter((step) => step in given).join(' '),
    isSentBefore: submission?.isSentBefore ?? false,
    isStranger: isOfStranger,
    mustWait: (failure?.retryAfter ?? null) !== null,
  }),
  sees,
});
