import { receivedBefore, refusal, UNTIL_NEXT_TRY } from '../failures.ts';
import { flowModel, type Part, type Place, type Sight } from '../flowModel.ts';
import { email } from '../order/model/parts.ts';
import { closed } from '../price-lock/model/parts.ts';
import { failedSubmissions } from '../submission/submission.outcomes.ts';
import { failureTexts } from '../words.ts';
import { priceLockReminderMachine } from './priceLockReminder.machine.ts';

interface Key {
  /** It may be asked for again after a while only. */
  mustWait: boolean;
}

const send: Part = { role: 'button', name: 'Muistuta sähköpostilla' };
const lead = 'Hinnan voi lukita kuun ensimmäisestä tiistaista alkaen kolmen päivän ajan.';
const notArrived = 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.';
const request = { email: 'jp@kajo.example' };
const reminder = { email: request.email, day: '2027-01-05' };
const notNeeded = refusal(409, { kind: 'conflict', code: 'priceLock.open' });
const fills = [{ fill: email, text: request.email }, { press: send }];

const denials: readonly string[] = ['the request is at fault', 'not allowed', 'not found', 'too many calls'];
const failed = (name: string, cases: readonly string[], text: string, look: Partial<Sight<Key>> = {}): Sight<Key> => ({
  in: 'offered.failed',
  name,
  where: (_, led) => cases.some((one) => led.includes(`(${one})`)),
  texts: [lead, 'Lähetys ei onnistunut', text],
  can: [send],
  ...look,
});

export const model = flowModel({
  machine: priceLockReminderMachine,
  starts: { '': { input: undefined, begins: closed } },
  events: {
    'reminder.send': {
      '': {
        carries: { key: 'k1', request },
        does: fills,
        where: ({ key }: Place<Key>) => !key.mustWait,
      },
      'after a while': {
        carries: { key: 'k1', request },
        does: [{ wait: UNTIL_NEXT_TRY }, ...fills],
        where: ({ key }: Place<Key>) => key.mustWait,
      },
    },
  },
  outcomes: {
    submission: {
      'the mail waits': {
        output: { outcome: 'answered', answer: reminder },
        does: [{ answer: 'send', with: { status: 201, json: reminder } }],
      },
      'it was asked for before': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
      },
      'it is not needed': {
        output: { outcome: 'refused', failure: notNeeded.error },
        does: [{ answer: 'send', with: notNeeded.answer }],
      },
      ...failedSubmissions,
    },
  },
  calls: {
    send: { method: 'POST', path: '/api/contract/*/*/price-lock-reminder', body: request },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ failure }): Key => ({ mustWait: (failure?.retryAfter ?? null) !== null }),
  sees: [
    { in: 'offered.fresh', texts: [lead], can: [email, send] },
    failed('the fault is ours', ['the request is at fault'], failureTexts.invalid),
    failed('not allowed', ['not allowed'], failureTexts.denied),
    failed('not found', ['not found'], failureTexts.notFound),
    failed('too many calls', ['too many calls'], failureTexts.tooMany, { can: [], cannot: [send] }),
    failed(
      'not arrived',
      Object.keys(failedSubmissions).filter((one) => !denials.includes(one) && one !== 'the session is over'),
      notArrived,
    ),
    { in: 'offered.signInNeeded', texts: [lead, 'Istuntosi päättyi ennen lähetystä'], can: [send] },
    { in: 'sending', texts: [lead], cannot: [send], waitsFor: ['send'] },
    {
      in: 'reminded',
      name: 'told',
      where: (_, led) => led.includes('the mail waits'),
      texts: [
        lead,
        {
          fi: 'Muistutamme sinua 5.1.2027 osoitteeseen jp@kajo.example.',
          values: { on: { fi: '5.1.2027', sv: '5.1.2027', en: '05/01/2027' }, email: request.email },
        },
      ],
    },
    { in: 'reminded', name: 'before', where: (_, led) => led.includes('it was asked for before'), texts: [lead] },
    { in: 'notNeeded', texts: [lead, 'Lukitusaika tai sopimuksesi on muuttunut.'] },
  ],
});
