import { failures, receivedBefore, refusal, UNTIL_NEXT_TRY } from '../failures.ts';
import { flowModel, type Place, type Sight } from '../flowModel.ts';
import {
  giveUp,
  goOn,
  pending,
  proofTitle,
  result,
  sentBefore,
  stands,
  submit,
  thanks,
  toBank,
} from '../order/model/parts.ts';
import { failedSubmissions } from '../submission/submission.outcomes.ts';
import { failureTexts, tryAgain } from '../words.ts';
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
  'a contract stands there': refusal(409, { kind: 'conflict', code: 'order.ownContract' }),
};

/** What the key tells: whether the proof is waited for, and whether it may be tried again after a while only. */
interface Key {
  isWaiting: boolean;
  mustWait: boolean;
}

const by = (outcome: string) => (_: Place<Key>, led: string) => led.includes(outcome);
const refused: readonly string[] = ['the request is at fault', 'not allowed', 'too many calls'];

/** A proof that did not come through. */
const failed = (
  name: string,
  where: Sight<Key>['where'],
  text: string,
  look: Partial<Sight<Key>> = {},
): Sight<Key> => ({
  in: 'failed',
  name,
  where,
  heading: 'Tilausta ei saatu vahvistettua',
  texts: [text],
  can: [tryAgain],
  ...look,
});

export const model = flowModel({
  machine: verificationMachine,
  starts: {
    'before the bank': {
      input: { awaited, key: null },
      // What was sent waits for its proof: the page is loaded anew and learns so.
      begins: { ...sentBefore, answers: [kept] },
      // What was given up, or came too late, is sent once more from where it stands.
      again: {
        does: [
          { press: goOn },
          { wait: 500 },
          { press: submit },
          { answer: 'order', with: { status: 201, json: pending } },
        ],
        where: ({ states }: Place<Key>) => states.includes('cancelled') || states.includes('expired'),
      },
    },
    'back from the bank': {
      input: { awaited: null, key: 'k1', isGiven: true },
      begins: { person: 'Aino Mäkelä', address: '/order/verify' },
    },
    'back from the bank without a proof': {
      input: { awaited: null, key: 'k1', isGiven: false },
      begins: { person: 'Aino Mäkelä', address: '/order/verify?proof=cancelled' },
    },
  },
  events: {
    // The second of two presses in one place would be a double one.
    'verification.cancel': { '': { does: [{ wait: 500 }, { press: giveUp }] } },
    'verification.retry': {
      '': { does: [{ press: tryAgain }], where: ({ key }: Place<Key>) => !key.mustWait },
      'after a while': {
        does: [{ wait: UNTIL_NEXT_TRY }, { press: tryAgain }],
        where: ({ key }: Place<Key>) => key.mustWait,
      },
    },
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
      ...failedSubmissions,
      'it was received': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
      },
    },
  },
  calls: {
    watch: { method: 'GET', path: '/api/verification/*' },
    cancel: { method: 'POST', path: '/api/verification/*/cancel' },
    send: { method: 'POST', path: '/api/contract/order?verification=true', patience: 30_000 },
    lookUp: { method: 'GET', path: '/api/writes/*' },
    order: { method: 'POST', path: '/api/contract/order?initialImport=true' },
  },
  key: ({ awaited: waits, failure }): Key => ({
    isWaiting: waits !== null,
    mustWait: (failure?.retryAfter ?? null) !== null,
  }),
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
      in: 'notGiven',
      heading: { fi: 'Tunnistautuminen jäi kesken', id: 'verification.notGiven' },
      texts: ['Tilausta ei ole vielä vahvistettu. Se on yhä tallessa ja odottaa, että tunnistaudut.'],
      can: [{ role: 'link', name: 'Tunnistaudu pankkitunnuksilla', to: '/login?*' }],
    },
    failed('the fault is ours', by('the request is at fault'), failureTexts.invalid),
    failed('not allowed', by('not allowed'), failureTexts.denied),
    failed('too many calls', by('too many calls'), failureTexts.tooMany, { can: [], cannot: [tryAgain] }),
    failed(
      'not arrived',
      (_, led) => !refused.some((one) => led.includes(one)),
      'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.',
    ),
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
      name: 'a contract stands there',
      where: by('a contract stands there'),
      heading: 'Käyttöpaikalle on jo sopimus tai tilaus',
      address: '/order/verification-error?code=order.ownContract',
    },
    {
      in: 'refused',
      name: 'unknown',
      where: by('not found'),
      heading: 'Tässä selaimessa ei ole vahvistettavaa tilausta',
      address: '/order/verification-error?code=ORDER_NOT_FOUND',
    },
  ],
});
