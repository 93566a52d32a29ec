import { failures, receivedBefore } from '../failures.ts';
import { flowModel, type Part, type Place } from '../flowModel.ts';
import { failureTexts } from '../words.ts';
import { feedbackMachine } from './feedback.machine.ts';
import {
  holds,
  idea,
  notArrived,
  notSent,
  receipt,
  send,
  sends,
  sentBefore,
  sessionOver,
  signInAgain,
  text,
  thanks,
  title,
  written,
} from './model/parts.ts';

const another: Part = { role: 'link', name: 'Anna toinen palaute' };

const request = {
  customerId: '40127731',
  kind: 'idea',
  text: written,
  wantsAnswer: false,
  email: null,
  view: null,
  faultRequestId: null,
};
const denied = failures['not allowed'];
const isOver = failures['the session is over'];

/** What is looked up was sent by a page that is no more. */
const isNew = ({ key: isSentBefore }: Place<boolean>) => !isSentBefore;
const isOld = ({ key: isSentBefore }: Place<boolean>) => isSentBefore;

export const model = flowModel({
  machine: feedbackMachine,
  starts: {
    'an empty form': { input: { sent: null }, begins: { person: 'Aino Mäkelä', address: '/feedback' } },
    'a form that was sent before': {
      input: { sent: { key: 'k1', answerTo: null } },
      begins: sentBefore,
    },
  },
  events: {
    'feedback.send': {
      '': {
        carries: { key: 'k1', request, needsBotCheck: false },
        does: sends,
      },
    },
    'step.open': {
      'the form': { carries: { step: 'form' }, does: [{ press: another }] },
      'what was sent': { carries: { step: 'sent' } },
    },
  },
  outcomes: {
    submission: {
      'it is received': {
        output: { outcome: 'answered', answer: receipt },
        does: [{ answer: 'send', with: 'let go' }],
        where: isNew,
      },
      'it was received before': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
        where: isNew,
      },
      'it is refused': {
        output: { outcome: 'refused', failure: denied.error },
        does: [{ answer: 'send', with: denied.answer }],
        where: isNew,
      },
      'the session is over': {
        output: { outcome: 'refused', failure: isOver.error },
        does: [{ answer: 'send', with: isOver.answer }],
        where: isNew,
      },
      'it did not arrive': {
        output: { outcome: 'lost' },
        does: [
          { answer: 'send', with: 'connection lost' },
          { answer: 'lookUp', with: failures['not found'].answer },
        ],
        where: isNew,
      },
      'it had not arrived': {
        output: { outcome: 'lost' },
        does: [{ answer: 'lookUp', with: failures['not found'].answer }],
        where: isOld,
      },
      'it had been received': {
        output: { outcome: 'received' },
        does: [{ answer: 'lookUp', with: { status: 200, json: { state: 'received' } } }],
        where: isOld,
      },
    },
  },
  calls: {
    send: { method: 'POST', path: '/api/feedback', body: request },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ submission }) => submission?.isSentBefore ?? false,
  sees: [
    { in: 'writing.fresh', heading: title, can: [idea, text, send], address: '/feedback' },
    {
      in: 'writing.failed',
      name: 'refused',
      where: (_, by) => by.includes('it is refused'),
      heading: title,
      texts: [notSent, failureTexts.denied],
      can: [idea, text, send],
      holds,
    },
    {
      in: 'writing.failed',
      name: 'not arrived',
      where: (_, by) => !by.includes('it is refused'),
      heading: title,
      texts: [notSent, notArrived],
      can: [idea, text, send],
      holds,
    },
    {
      in: 'writing.signInNeeded',
      heading: title,
      texts: [sessionOver],
      can: [text, send, signInAgain],
      holds,
    },
    { in: 'sending', where: isNew, heading: title, cannot: [text, send], holds, waitsFor: ['send'] },
    {
      in: 'sending',
      name: 'looked up',
      where: isOld,
      heading: title,
      cannot: [text, send],
      holds,
      waitsFor: ['lookUp'],
    },
    {
      in: 'sent',
      name: 'with a number',
      where: (_, by) => by.includes('it is received'),
      heading: thanks,
      texts: ['Palautteen numero'],
      can: [another],
      address: '/feedback?step=sent',
      focus: { role: 'heading', name: thanks },
    },
    {
      in: 'sent',
      where: (_, by) => !by.includes('it is received'),
      heading: thanks,
      can: [another],
      address: '/feedback?step=sent',
      focus: { role: 'heading', name: thanks },
    },
  ],
});
