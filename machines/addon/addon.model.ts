import { failures, receivedBefore, refusal, UNTIL_NEXT_TRY } from '../failures.ts';
import { flowModel, type OutcomeCase, type Place } from '../flowModel.ts';
import { goOn, pending, stands } from '../order/model/parts.ts';
import { anotherText, failedSubmissions, noHuman } from '../submission/submission.outcomes.ts';
import { addonMachine } from './addon.machine.ts';
import {
  added,
  addedBefore,
  address,
  first,
  isKnown,
  isNew,
  isOld,
  isStranger,
  notImported,
  ofStrangers,
  other,
  request,
  sentBefore,
  submits,
  typesOfStranger,
  type Key,
} from './model/parts.ts';
import { sees } from './model/sees.ts';

const held = refusal(409, { kind: 'conflict', code: 'addition.held' });
const created = (json: object) => ({ status: 201, json });
const where = (condition: (place: Place<Key>) => boolean, cases: Record<string, OutcomeCase<Key>>) =>
  Object.fromEntries(Object.entries(cases).map(([name, outcome]) => [name, { ...outcome, where: condition }]));
const isSent = (place: Place<Key>) => isNew(place) && isKnown(place);
const isSentByStranger = (place: Place<Key>) => isNew(place) && isStranger(place);

export const model = flowModel({
  machine: addonMachine,
  starts: {
    'what may be added': {
      input: { isAllowed: true, isStranger: false, sentKey: null },
      begins: { person: 'Aino Mäkelä', address },
    },
    'a choice that was sent before': {
      input: { isAllowed: true, isStranger: false, sentKey: 'k1' },
      begins: sentBefore,
    },
    'what is not to be had there': {
      input: { isAllowed: false, isStranger: false, sentKey: null },
      begins: { person: 'Aino Mäkelä', address: `${address}?addon=tuulisahko` },
    },
    'a stranger’s': {
      input: { isAllowed: true, isStranger: true, sentKey: null },
      begins: { person: null, address: ofStrangers },
    },
  },
  events: {
    'addon.choose': {
      '': {
        // And back again: what is sent is always the same.
        does: [{ choose: other }, { choose: first }],
        where: ({ states }: Place<Key>) => states.includes('choosing.notAllowed'),
      },
    },
    'addon.submit': {
      '': {
        carries: { key: 'k1', request },
        does: submits,
        where: (place: Place<Key>) => isKnown(place) && !place.key.mustWait,
      },
      'after a while': {
        carries: { key: 'k1', request },
        does: [{ wait: UNTIL_NEXT_TRY }, ...submits],
        where: ({ key }: Place<Key>) => key.mustWait,
      },
      'by a stranger': {
        carries: { key: 'k1', request },
        does: [...typesOfStranger, ...submits, { answer: 'solveBotCheck', with: 'let go' }],
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
        'it is added': { output: { outcome: 'answered', answer: added }, does: [{ answer: 'send', with: 'let go' }] },
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
        'the contract has it': {
          output: { outcome: 'refused', failure: held.error },
          does: [{ answer: 'send', with: held.answer }],
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
      }),
      ...where(isOld, {
        'it had been added': {
          output: { outcome: 'answered', answer: addedBefore },
          does: [
            { answer: 'lookUp', with: { status: 200, json: { state: 'done', status: 201, answer: addedBefore } } },
          ],
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
  key: ({ submission, isStranger: isOfStranger, failure }): Key => ({
    isSentBefore: submission?.isSentBefore ?? false,
    isStranger: isOfStranger,
    mustWait: (failure?.retryAfter ?? null) !== null,
  }),
  sees,
});
