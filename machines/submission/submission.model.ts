import type { Failure } from '../../domain/failure.ts';
import { failures, readFailures, receivedBefore, refusal } from '../failures.ts';
import {
  holds,
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
  title as heading,
} from '../feedback/model/parts.ts';
import { flowModel, type Part, type Place, type Sight } from '../flowModel.ts';
import { failureTexts } from '../words.ts';
import { submissionMachine } from './submission.machine.ts';

/*
 * A submission as it goes on the page of the feedback; wherever else one is sent it looks the same.
 */

interface Key {
  needsBotCheck: boolean;
  hasCheckedAgain: boolean;
  looks: number;
  /** What was refused may be sent again as it is, and at once. */
  mayGoOn: boolean;
}

const cancel: Part = { role: 'button', name: 'Keskeytä' };
const lookUp: Part = { role: 'button', name: 'Tarkista uudelleen' };
const slow = 'Lähettäminen kestää tavallista kauemmin. Täyttämäsi tiedot ovat tallessa.';
const lookingUp = 'Tarkistamme, menikö lähetys perille.';

const input = { key: 'k1', request: {}, needsBotCheck: false, isSentBefore: false };

const mismatch = refusal(422, { kind: 'invalid', code: 'idempotency.mismatch' });
const noSolution = refusal(403, { kind: 'denied', code: 'botCheck.needed' });

/** What is refused, by the failure that led there. */
const refused = (
  name: string,
  where: (by: string) => boolean,
  texts: string[],
  look: Partial<Sight<Key>> = {},
): Sight<Key> => ({
  in: 'refused',
  name,
  where: (_, by) => where(by),
  heading,
  texts: [notSent, ...texts],
  can: [send, text],
  holds,
  ...look,
});
const after =
  (...cases: string[]) =>
  (by: string) =>
    cases.some((one) => by.includes(`(${one})`));

const mayBeSentAgain = ({ states, key }: Place<Key>) =>
  states.includes('lost') || (states.includes('refused') && key.mayGoOn);
/** Those after which the person signs in, waits or begins anew first. */
const isStuck = (failure: Failure | null) =>
  failure !== null && (['signInNeeded', 'tooMany'].includes(failure.kind) || failure.code === 'idempotency.mismatch');

export const model = flowModel({
  machine: submissionMachine,
  starts: {
    'who has signed in sends': {
      input,
      begins: { person: 'Aino Mäkelä', address: '/feedback', does: sends },
      again: { does: [{ press: send }], where: (end: Place<Key>) => mayBeSentAgain(end) && !end.key.needsBotCheck },
    },
    'a stranger sends': {
      input: { ...input, needsBotCheck: true },
      begins: { person: null, address: '/feedback', does: sends },
      again: { does: [{ press: send }], where: (end: Place<Key>) => mayBeSentAgain(end) && end.key.needsBotCheck },
    },
    'it was sent before': {
      input: { ...input, isSentBefore: true },
      begins: sentBefore,
    },
  },
  events: {
    'submission.cancel': { '': { does: [{ press: cancel }] } },
    'submission.lookUp': { '': { does: [{ press: lookUp }] } },
  },
  outcomes: {
    solveBotCheck: { 'it is solved': { output: 'solution', answer: 'let go' }, ...failures },
    send: {
      'it is taken': { output: receipt, answer: 'let go' },
      'another has sent it': receivedBefore,
      'it was another text': mismatch,
      'the bot check is not passed': noSolution,
      ...failures,
    },
    lookUp: {
      'it is there': {
        output: { state: 'done', answer: receipt },
        answer: { status: 200, json: { state: 'done', status: 201, answer: receipt } },
      },
      'it is another’s': { output: { state: 'received' }, answer: { status: 200, json: { state: 'received' } } },
      ...readFailures,
    },
  },
  calls: {
    solveBotCheck: { method: 'GET', path: '/api/bot-check?action=feedback' },
    send: { method: 'POST', path: '/api/feedback' },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  delays: { untilNextLook: { takes: 10_000 } },
  key: ({ needsBotCheck, hasCheckedAgain, looks, failure }): Key => ({
    needsBotCheck,
    hasCheckedAgain,
    looks,
    mayGoOn: !isStuck(failure),
  }),
  sees: [
    { in: 'checking', heading, texts: [slow], can: [cancel], cannot: [send, text], holds, waitsFor: ['solveBotCheck'] },
    { in: 'sending', heading, texts: [slow], can: [cancel], cannot: [send, text], holds, waitsFor: ['send'] },
    { in: 'lookingUp', heading, texts: [lookingUp], cannot: [send, text], holds, waitsFor: ['lookUp'] },
    { in: 'waiting', heading, texts: [lookingUp], cannot: [send, text], holds },
    {
      in: 'unknown',
      heading,
      texts: [
        'Emme vielä tiedä, menikö lähetys perille',
        'Yhteys katkesi kesken. Täyttämäsi tiedot ovat tallessa. Tarkista uudelleen, kun yhteys toimii.',
      ],
      can: [lookUp],
      cannot: [send, text],
      holds,
    },
    {
      in: 'answered',
      heading: thanks,
      texts: ['Palautteen numero'],
      address: '/feedback?step=sent',
      focus: { role: 'heading', name: thanks },
    },
    {
      in: 'received',
      heading: thanks,
      address: '/feedback?step=sent',
      focus: { role: 'heading', name: thanks },
    },
    refused(
      'the fault is ours',
      after(
        'the request is at fault',
        'in conflict',
        'the server fails',
        'the database is away',
        'broken JSON',
        'an answer against the API',
      ),
      [failureTexts.unavailable],
    ),
    refused('not allowed', after('not allowed'), [failureTexts.denied]),
    refused('not found', after('not found'), [failureTexts.notFound]),
    refused('too many calls', after('too many calls'), [failureTexts.tooMany], { can: [text], cannot: [send] }),
    refused('out of reach', after('the connection is lost'), [failureTexts.unreachable]),
    refused('no answer', after('no answer in time'), [failureTexts.timedOut]),
    refused('the bot check', after('the bot check is not passed'), [
      'Emme saaneet varmistettua, että lähettäjä on ihminen. Lähetä uudelleen.',
    ]),
    refused('another text', after('it was another text'), [
      'Olemme jo saaneet tämän lomakkeen eri tiedoilla täytettynä. Aloita alusta, jos haluat lähettää uuden.',
    ]),
    refused('the session is over', after('the session is over'), [], {
      texts: [
        sessionOver,
        'Täyttämäsi tiedot ovat tallessa. Kun olet kirjautunut, palaat tälle sivulle ja voit lähettää ne.',
      ],
      can: [send, text, signInAgain],
    }),
    {
      in: 'lost',
      heading,
      texts: [notSent, notArrived],
      can: [send, text],
      holds,
    },
  ],
});
