import type { SpotMonths, SpotPrices } from '../../domain/types.ts';
import { failures } from '../failures.ts';
import { flowModel, type Part, type Place } from '../flowModel.ts';
import { tryAgain } from '../words.ts';
import { spotPriceMachine, type SpotPicture, type SpotWish } from './spotPrice.machine.ts';

const heading = { fi: 'Pörssisähkön hinta', id: 'spotPrice.title' };
const day = '2026-10-25';

const views = {
  now: { role: 'radio', name: { fi: 'Nyt', id: 'spotPrice.view.now' } },
  day: { role: 'radio', name: { fi: 'Päivä', id: 'spotPrice.view.day' } },
  months: { role: 'radio', name: { fi: 'Kuukaudet', id: 'spotPrice.view.months' } },
} satisfies Record<SpotWish['view'], Part>;
type View = keyof typeof views;
const can = Object.values(views);

/** What of an answer decides what happens next. */
const answerOf = (wish: SpotWish, expectedAt: string | null): SpotPicture => ({
  wish,
  prices: { now: '2026-11-26T12:00:00.000Z', expectedAt } as SpotPrices,
});
const [due, later] = ['2020-01-01T12:00:00.000Z', '2099-01-01T12:00:00.000Z'];

interface Key {
  wish: View;
  shown: View | 'nothing';
  /** Tomorrow is not there yet. */
  isAwaited: boolean;
  /** After too many calls it is counted down until one may try again. */
  isCountedDown: boolean;
  /** It is said why nothing newer is there, also while it is tried again. */
  isTold: boolean;
}
type Here = Place<Key>;
const isAsked =
  (view: View) =>
  ({ key }: Here) =>
    key.wish === view;
const isOther =
  (view: View) =>
  ({ key }: Here) =>
    key.wish !== view;
const isTold = ({ key }: Here) => key.isTold;
const isNew = ({ key }: Here) => !key.isTold;

/** What tells that the prices of a view stand there. */
const marks: Record<View, string | { fi: string; id: string }> = {
  now: { fi: 'Milloin sähkö kannattaa käyttää?', id: 'spotPrice.finder' },
  day: 'Edellinen päivä',
  months: { fi: 'Kuukausien keskihinnat', id: 'spotPrice.months' },
};
const awaits = {
  fi: 'Huomisen hinnat julkaistaan noin klo 14.00.',
  values: { expected: { fi: '14.00', sv: '14.00', en: '14:00' } },
};
const failed = 'Hintoja ei saatu näkyviin';
const outdated = 'Uusia hintoja ei saatu';

/** What stands there while something newer is asked for, and where that does not come. */
const looks = [
  { name: 'now', isIt: ({ key }: Here) => key.shown === 'now' && !key.isAwaited, texts: [marks.now] },
  { name: 'now, awaited', isIt: ({ key }: Here) => key.shown === 'now' && key.isAwaited, texts: [marks.now, awaits] },
  { name: 'day', isIt: ({ key }: Here) => key.shown === 'day', texts: [marks.day] },
  { name: 'months', isIt: ({ key }: Here) => key.shown === 'months', texts: [marks.months] },
];

export const model = flowModel({
  machine: spotPriceMachine,
  starts: {
    '': {
      input: { type: 'consumption', wish: { view: 'now' } },
      begins: { person: null, address: '/spotprice/consumption' },
    },
  },
  events: {
    'prices.ask': {
      'today and tomorrow': {
        carries: { wish: { view: 'now' } },
        does: [{ choose: views.now }],
        where: isOther('now'),
      },
      'a day': { carries: { wish: { view: 'day', day } }, does: [{ choose: views.day }], where: isOther('day') },
      months: { carries: { wish: { view: 'months' } }, does: [{ choose: views.months }], where: isOther('months') },
    },
    'prices.retry': { '': { does: [{ press: tryAgain }], where: ({ key }: Here) => !key.isCountedDown } },
  },
  outcomes: {
    readPrices: {
      'today and tomorrow come': {
        output: answerOf({ view: 'now' }, null),
        answer: { changed: { expectedAt: null } },
        where: isAsked('now'),
      },
      'today comes, and tomorrow later': {
        output: answerOf({ view: 'now' }, later),
        answer: { changed: { expectedAt: later } },
        where: isAsked('now'),
      },
      'today comes, and tomorrow is due': {
        output: answerOf({ view: 'now' }, due),
        answer: { changed: { expectedAt: due } },
        where: isAsked('now'),
      },
      'the day comes': { output: answerOf({ view: 'day', day }, null), answer: 'let go', where: isAsked('day') },
      'the months come': {
        output: { wish: { view: 'months' }, months: {} as SpotMonths },
        answer: 'let go',
        where: isAsked('months'),
      },
      ...failures,
    },
  },
  calls: { readPrices: { method: 'GET', path: '/api/spot-prices/*' } },
  delays: { renewal: { takes: 300_000 }, soon: { takes: 60_000 } },
  key: ({ wish, picture, failure }): Key => ({
    wish: wish.view,
    shown: picture?.wish.view ?? 'nothing',
    isAwaited: picture !== null && 'prices' in picture && picture.prices.expectedAt !== null,
    isCountedDown: failure?.kind === 'tooMany',
    isTold: failure !== null,
  }),
  sees: [
    { in: 'loading', name: 'first', where: isNew, heading, can, waitsFor: ['readPrices'] },
    { in: 'loading', name: 'again', where: isTold, heading, texts: [failed], can, waitsFor: ['readPrices'] },
    {
      in: 'failed',
      name: 'to be tried again',
      where: ({ key }: Here) => !key.isCountedDown,
      heading,
      texts: [failed],
      can: [...can, tryAgain],
    },
    {
      in: 'failed',
      name: 'counted down',
      where: ({ key }: Here) => key.isCountedDown,
      heading,
      texts: [failed],
      can,
      cannot: [tryAgain],
    },
    { in: 'shown.tomorrow', heading, texts: [marks.now], can },
    { in: 'shown.today', heading, texts: [marks.now, awaits], can },
    { in: 'shown.due', heading, texts: [marks.now, awaits], can },
    { in: 'shown.day', heading, texts: [marks.day], can },
    { in: 'shown.months', heading, texts: [marks.months], can },
    ...looks.flatMap(({ name, isIt, texts }) => [
      ...['changing', 'renewing'].flatMap((state) => [
        {
          in: state,
          name,
          where: (here: Here) => isIt(here) && isNew(here),
          heading,
          texts,
          can,
          waitsFor: ['readPrices'],
        },
        {
          in: state,
          name: `${name}, again`,
          where: (here: Here) => isIt(here) && isTold(here),
          heading,
          texts: [...texts, outdated],
          can,
          waitsFor: ['readPrices'],
        },
      ]),
      {
        in: 'outdated',
        name,
        where: (here: Here) => isIt(here) && !here.key.isCountedDown,
        heading,
        texts: [...texts, outdated],
        can: [...can, tryAgain],
      },
      {
        in: 'outdated',
        name: `${name}, counted down`,
        where: (here: Here) => isIt(here) && here.key.isCountedDown,
        heading,
        texts: [...texts, outdated],
        can,
        cannot: [tryAgain],
      },
    ]),
  ],
});
