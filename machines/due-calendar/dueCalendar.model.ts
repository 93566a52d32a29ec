import { failures, readFailures } from '../failures.ts';
import { flowModel, type Place, type Sight } from '../flowModel.ts';
import { failureTexts, tryAgain } from '../words.ts';
import { dueCalendarMachine } from './dueCalendar.machine.ts';
import {
  close,
  customerId,
  dialog,
  end,
  heading,
  known,
  knownBefore,
  open,
  renew,
  save,
  subscribe,
  subscription,
} from './model/parts.ts';

interface Key {
  isSubscribed: boolean;
  /** It may be tried again after a while only. */
  isCountedDown: boolean;
}
type Here = Place<Key>;

const unread = 'Eräpäiviä ei saatu näkyviin';
const failed = 'Muutos ei onnistunut';
const isSubscribed = ({ key }: Here) => key.isSubscribed;
const isNot = ({ key }: Here) => !key.isSubscribed;
const { 'the session is over': _isOver, ...refusals } = failures;

/** One look for each text of a failure. */
const failuresAt = (state: string, title: string, look: (isTooMany: boolean) => Partial<Sight<Key>>) =>
  [...new Set(Object.values(failureTexts))].flatMap((text): Sight<Key>[] => {
    const names = Object.entries(state === 'unread' ? failures : refusals)
      .filter(([, { error }]) => failureTexts[error.kind] === text)
      .map(([name]) => name);
    if (names.length === 0) return [];
    return [
      {
        in: state,
        name: names.join(', '),
        where: (_, led) => names.some((name) => led.includes(`(${name})`)),
        dialog,
        texts: [title, text],
        ...look(text === failureTexts.tooMany),
      },
    ];
  });

export const model = flowModel({
  machine: dueCalendarMachine,
  starts: {
    '': {
      input: { customerId },
      begins: { person: 'Aino Mäkelä', address: '/invoices' },
    },
  },
  events: {
    'calendar.open': { '': { does: [{ press: open }] } },
    'calendar.close': { '': { does: [{ press: close }] } },
    'calendar.retry': { '': { does: [{ press: tryAgain }], where: ({ key }: Here) => !key.isCountedDown } },
    'calendar.subscribe': {
      'the first': { does: [{ press: subscribe }], where: isNot },
      another: { does: [{ press: renew }], where: isSubscribed },
    },
    'calendar.end': { '': { does: [{ press: end }], where: isSubscribed }, 'of none': { where: isNot } },
  },
  outcomes: {
    read: {
      'there is no address': { output: known, answer: { status: 200, json: known } },
      'there is one': { output: knownBefore, answer: { status: 200, json: knownBefore } },
      ...readFailures,
    },
    subscribe: {
      'it is made': { output: subscription, answer: { status: 200, json: subscription } },
      ...failures,
    },
    end: { 'it is over': { output: undefined, answer: { status: 204, json: null } }, ...failures },
  },
  calls: {
    read: { method: 'GET', path: '/api/invoices/calendar/*' },
    subscribe: { method: 'POST', path: '/api/invoices/calendar/*/subscription' },
    end: { method: 'DELETE', path: '/api/invoices/calendar/*/subscription' },
  },
  key: ({ known: now, failure }): Key => ({
    isSubscribed: (now?.subscribedAt ?? null) !== null,
    isCountedDown: failure?.kind === 'tooMany',
  }),
  sees: [
    { in: 'closed', heading, can: [open] },
    { in: 'reading', dialog, texts: ['Ladataan eräpäiviä'], can: [close], waitsFor: ['read'] },
    ...failuresAt('unread', unread, (isTooMany) =>
      isTooMany ? { can: [close], cannot: [tryAgain] } : { can: [tryAgain, close] },
    ),
    { in: 'offered.fresh', name: 'without an address', where: isNot, dialog, can: [save, subscribe, close] },
    { in: 'offered.fresh', name: 'with one', where: isSubscribed, dialog, can: [save, renew, end, close] },
    {
      in: 'offered.ended',
      dialog,
      texts: ['Tilaus on lopetettu. Kalenterisi ei saa enää eräpäiviä.'],
      can: [save, subscribe, close],
    },
    ...failuresAt('offered.failed', failed, () => ({ can: [save, close] })),
    {
      in: 'offered.signInNeeded',
      dialog,
      texts: ['Istuntosi on päättynyt'],
      can: [save, close, { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' }],
    },
    {
      in: 'subscribing',
      name: 'the first',
      where: isNot,
      dialog,
      cannot: [save, subscribe, close],
      waitsFor: ['subscribe'],
    },
    {
      in: 'subscribing',
      name: 'another',
      where: isSubscribed,
      dialog,
      cannot: [save, renew, end, close],
      waitsFor: ['subscribe'],
    },
    {
      in: 'subscribed',
      dialog,
      texts: ['Osoite on valmis. Lisää se kalenteriisi nyt: emme näytä sitä uudelleen.'],
      can: [save, end, close],
    },
    { in: 'ending', dialog, cannot: [save, end, close], waitsFor: ['end'] },
  ],
});
