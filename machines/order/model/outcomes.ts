import { Failure } from '../../../domain/failure.ts';
import { failures, receivedBefore, refusal } from '../../failures.ts';
import type { OutcomeCase, Place } from '../../flowModel.ts';
import { anotherText, failedSubmissions, noHuman } from '../../submission/submission.outcomes.ts';
import { lacksAtMost } from './lacking.ts';
import {
  contactAsked,
  isNew,
  isOffer,
  isOld,
  isStranger,
  notCreditable,
  notImported,
  pending,
  result,
  stands,
  type Key,
} from './parts.ts';

const closed = refusal(409, { kind: 'conflict', code: 'campaign.closed' });
const incomplete = {
  error: new Failure({ kind: 'invalid', code: 'order.missingMandatoryData' }),
  answer: {
    status: 400,
    json: {
      type: 'about:blank',
      title: 'x',
      status: 400,
      code: 'order.missingMandatoryData',
      requestId: '7f3a20c1',
      errors: [{ field: 'body.formData.contact.phone', rule: 'required' }],
    },
  },
};
const created = (json: object) => ({ status: 201, json });

/** A call that is asked for fails in the two ways that are told otherwise; an order in all. */
const { 'not allowed': notAllowed, 'the connection is lost': connectionLost, ...failedOrders } = failedSubmissions;

/** Sent from this page by who has signed in; a stranger’s ends in another way. */
const isSent = (place: Place<Key>) => isNew(place) && !isStranger(place);
const isSentForCall = (place: Place<Key>) => isSent(place) && isOffer(place);
const isSentOrder = (place: Place<Key>) => isSent(place) && !isOffer(place);
const isSentByStranger = (place: Place<Key>) => isNew(place) && isStranger(place);
/** What else was sent and lacks something comes to the same. */
const isFirstLookedUp = (place: Place<Key>) => isOld(place) && lacksAtMost('person')(place);
const where = (condition: (place: Place<Key>) => boolean, cases: Record<string, OutcomeCase<Key>>) =>
  Object.fromEntries(Object.entries(cases).map(([name, outcome]) => [name, { ...outcome, where: condition }]));

/** What becomes of an order that was sent, and of its proof. */
export const outcomes: Record<string, Record<string, OutcomeCase<Key>>> = {
  submission: {
    ...where(isSent, {
      'it was ordered before': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
      },
      'not allowed': notAllowed,
      'the connection is lost': connectionLost,
    }),
    ...where(isSentForCall, {
      'somebody is called': {
        output: { outcome: 'answered', answer: contactAsked },
        does: [{ answer: 'send', with: 'let go' }],
      },
    }),
    ...where(isSentOrder, {
      'it is ordered': {
        output: { outcome: 'answered', answer: result },
        does: [{ answer: 'send', with: 'let go' }],
      },
      'it is not creditable': {
        output: { outcome: 'answered', answer: notCreditable },
        does: [{ answer: 'send', with: created(notCreditable) }],
      },
      'it is not imported': {
        output: { outcome: 'answered', answer: notImported },
        does: [{ answer: 'send', with: created(notImported) }],
      },
      'it needs a proof': {
        output: { outcome: 'answered', answer: pending },
        does: [{ answer: 'send', with: created(pending) }],
      },
      'the campaign is over': {
        output: { outcome: 'refused', failure: closed.error },
        does: [{ answer: 'send', with: closed.answer }],
      },
      'something is missing': {
        output: { outcome: 'refused', failure: incomplete.error },
        does: [{ answer: 'send', with: incomplete.answer }],
      },
      'it was another text': anotherText,
      ...failedOrders,
    }),
    ...where(isSentByStranger, {
      'a stranger’s needs a proof': {
        output: { outcome: 'answered', answer: pending },
        does: [{ answer: 'send', with: 'let go' }],
      },
      'the bot check is not passed': noHuman,
    }),
    ...where(isFirstLookedUp, {
      'it had been ordered': {
        output: { outcome: 'answered', answer: result },
        does: [{ answer: 'lookUp', with: { status: 200, json: { state: 'done', status: 201, answer: result } } }],
      },
      'it had needed a proof': {
        output: { outcome: 'answered', answer: pending },
        does: [{ answer: 'lookUp', with: { status: 200, json: { state: 'done', status: 201, answer: pending } } }],
      },
    }),
    ...where(isOld, {
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
};
