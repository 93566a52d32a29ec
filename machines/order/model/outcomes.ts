import { Failure } from '../../../domain/failure.ts';
import { failures, receivedBefore, refusal } from '../../failures.ts';
import type { OutcomeCase } from '../../flowModel.ts';
import {
  both,
  contactAsked,
  isNew,
  isOffer,
  isOld,
  notCreditable,
  notImported,
  pending,
  result,
  stands,
  type Key,
} from './parts.ts';

const isNewOrder = both(isNew, (place) => !isOffer(place));

const denied = failures['not allowed'];
const isOver = failures['the session is over'];
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

/** What becomes of an order that was sent, and of its proof. */
export const outcomes: Record<string, Record<string, OutcomeCase<Key>>> = {
  submission: {
    'it is ordered': {
      output: { outcome: 'answered', answer: result },
      does: [{ answer: 'send', with: 'let go' }],
      where: isNewOrder,
    },
    'somebody is called': {
      output: { outcome: 'answered', answer: contactAsked },
      does: [{ answer: 'send', with: 'let go' }],
      where: both(isNew, isOffer),
    },
    'it was ordered before': {
      output: { outcome: 'received' },
      does: [{ answer: 'send', with: receivedBefore.answer }],
      where: isNew,
    },
    'it is not creditable': {
      output: { outcome: 'answered', answer: notCreditable },
      does: [{ answer: 'send', with: created(notCreditable) }],
      where: isNewOrder,
    },
    'it is not imported': {
      output: { outcome: 'answered', answer: notImported },
      does: [{ answer: 'send', with: created(notImported) }],
      where: isNewOrder,
    },
    'it needs a proof': {
      output: { outcome: 'answered', answer: pending },
      does: [{ answer: 'send', with: created(pending) }],
      where: isNewOrder,
    },
    'it is refused': {
      output: { outcome: 'refused', failure: denied.error },
      does: [{ answer: 'send', with: denied.answer }],
      where: isNew,
    },
    'the session is over': {
      output: { outcome: 'refused', failure: isOver.error },
      does: [{ answer: 'send', with: isOver.answer }],
      where: isNewOrder,
    },
    'the campaign is over': {
      output: { outcome: 'refused', failure: closed.error },
      does: [{ answer: 'send', with: closed.answer }],
      where: isNewOrder,
    },
    'something is missing': {
      output: { outcome: 'refused', failure: incomplete.error },
      does: [{ answer: 'send', with: incomplete.answer }],
      where: isNewOrder,
    },
    'it did not arrive': {
      output: { outcome: 'lost' },
      does: [
        { answer: 'send', with: 'connection lost' },
        { answer: 'lookUp', with: failures['not found'].answer },
      ],
      where: isNew,
    },
    'it had been ordered': {
      output: { outcome: 'answered', answer: result },
      does: [{ answer: 'lookUp', with: { status: 200, json: { state: 'done', status: 201, answer: result } } }],
      where: isOld,
    },
    'it had needed a proof': {
      output: { outcome: 'answered', answer: pending },
      does: [{ answer: 'lookUp', with: { status: 200, json: { state: 'done', status: 201, answer: pending } } }],
      where: isOld,
    },
    'it had not arrived': {
      output: { outcome: 'lost' },
      does: [{ answer: 'lookUp', with: failures['not found'].answer }],
      where: isOld,
    },
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
