import { failures, receivedBefore, refusal } from '../failures.ts';
import { flowModel, type Place } from '../flowModel.ts';
import { giveUp, pending, proofTitle, result, sentBefore, stands, thanks, toBank } from '../order/model/parts.ts';
import { tryAgain } from '../words.ts';
import { verificationMachine } from './verification.machine.ts';

const awaited = { orderId: pending.orderId, verifier: pending.verifier ?? '' };
const kept = {
  call: { method: 'GET', path: '/api/writes/*' },
  answer: { status: 200, json: { state: 'done', status: 201, answer: pending } },
} as const;

const refusals = {
  'another person': refusal(403, { kind: 'denied', code: 'VERIFICATION_ERROR' }),
  'it is too late': refusal(409, { kind: 'conflict', code: 'VERIFICATION_EXPIRED' }),
  'it was given up': refusal(409, { kind: 'conflict', code: 'VERIFICATION_CANCELLED' }),
  'there is no order': failures['not found'],
};
const isOver = failures['the session is over'];
const denied = failures['not allowed'];
const failed = 'Tilausta ei saatu vahvistettua';
const by = (outcome: string) => (_: Place<boolean>, led: string) => led.includes(outcome);

export const model = flowModel({
  machine: verificationMachine,
  starts: {
    'before the bank': {
      input: { awaited, key: null },
      // What was sent waits for its proof: the page is loaded anew and learns so.
      begins: { ...sentBefore, answers: [kept] },
    },
    'back from the bank': {
      input: { awaited: null, key: 'k1' },
      begins: { person: 'Aino Mäkelä', address: '/order/verify' },
    },
  },
  events: {
    'verification.cancel': { '': { does: [{ press: giveUp }] } },
    'verification.retry': { '': { does: [{ press: tryAgain }] } },
  },
  outcomes: {
    watch: {
      'it is proven elsewhere': { output: { end: 'verified' }, answer: stands('verified') },
      'it is given up elsewhere': { output: { end: 'cancelled' }, answer: stands('cancelled') },
      'it is too late': { output: { end: 'expired' }, answer: stands('expired') },
    },
    cancel: {
      'it is given up': { output: { end: 'cancelled' }, answer: stands('cancelled') },
      'it was proven meanwhile': { output: { end: 'verified' }, answer: stands('verified') },
      'it was too late already': { output: { end: 'expired' }, answer: stands('expired') },
      ...failures,
    },
    submission: {
      'it is proven': {
        output: { outcome: 'answered', answer: result },
        does: [{ answer: 'send', with: { status: 201, json: result } }],
      },
      ...Object.fromEntries(
        Object.entries(refusals).map(([name, { error, answer }]) => [
          name,
          { output: { outcome: 'refused', failure: error }, does: [{ answer: 'send', with: answer }] },
        ]),
      ),
      'the session is over': {
        output: { outcome: 'refused', failure: isOver.error },
        does: [{ answer: 'send', with: isOver.answer }],
      },
      'it is refused': {
        output: { outcome: 'refused', failure: denied.error },
        does: [{ answer: 'send', with: denied.answer }],
      },
      'it was received': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
      },
      'it did not arrive': {
        output: { outcome: 'lost' },
        does: [
          { answer: 'send', with: 'connection lost' },
          { answer: 'lookUp', with: failures['not found'].answer },
        ],
      },
    },
  },
  calls: {
    watch: { method: 'GET', path: '/api/verification/*' },
    cancel: { method: 'POST', path: '/api/verification/*/cancel' },
    send: { method: 'POST', path: '/api/contract/order?verification=true' },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ awaited: waits }) => waits !== null,
  sees: [
    { in: 'waiting.offered', heading: proofTitle, can: [toBank, giveUp], waitsFor: ['watch'] },
    { in: 'waiting.cancelling', heading: proofTitle, can: [toBank], cannot: [giveUp], waitsFor: ['watch', 'cancel'] },
    {
      in: 'waiting.notCancelled',
      heading: proofTitle,
      texts: ['Tilausta ei saatu keskeytettyä'],
      can: [toBank, giveUp],
      waitsFor: ['watch'],
    },
    { in: 'verifiedElsewhere', heading: 'Henkilöllisyytesi on vahvistettu' },
    { in: 'cancelled', heading: 'Tilaus on keskeytetty' },
    { in: 'expired', heading: 'Tilausta ei vahvistettu ajoissa' },
    { in: 'verifying', heading: 'Vahvistamme tilaustasi', waitsFor: ['send'] },
    { in: 'verified', heading: thanks, address: '/order/verified' },
    {
      in: 'signInNeeded',
      heading: 'Tunnistaudu pankkitunnuksilla',
      can: [{ role: 'link', name: 'Tunnistaudu', to: '/login?*' }],
    },
    {
      in: 'failed',
      name: 'refused',
      where: by('it is refused'),
      heading: failed,
      texts: ['Sinulla ei ole oikeutta näihin tietoihin.'],
      can: [tryAgain],
    },
    {
      in: 'failed',
      name: 'not arrived',
      where: (place, led) => !by('it is refused')(place, led),
      heading: failed,
      texts: ['Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.'],
      can: [tryAgain],
    },
    {
      in: 'refused',
      name: 'another person',
      where: by('another person'),
      heading: 'Tunnistautui joku muu kuin tilaaja',
      address: '/order/verification-error?code=VERIFICATION_ERROR',
    },
    {
      in: 'refused',
      name: 'too late',
      where: by('it is too late'),
      heading: 'Vahvistusaika on päättynyt',
      address: '/order/verification-error?code=VERIFICATION_EXPIRED',
    },
    {
      in: 'refused',
      name: 'given up',
      where: by('it was given up'),
      heading: 'Tilaus oli jo keskeytetty',
      address: '/order/verification-error?code=VERIFICATION_CANCELLED',
    },
    {
      in: 'refused',
      name: 'unknown',
      where: by('there is no order'),
      heading: 'Vahvistettavaa tilausta ei löytynyt',
      address: '/order/verification-error?code=ORDER_NOT_FOUND',
    },
  ],
});
