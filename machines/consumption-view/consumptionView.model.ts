import type { ConsumptionColumns } from '../../domain/types.ts';
import { readFailures } from '../failures.ts';
import { flowModel, type Part, type Place } from '../flowModel.ts';
import { tryAgain } from '../words.ts';
import { consumptionViewMachine, type ConsumptionPicture, type ConsumptionWish } from './consumptionView.machine.ts';

const heading = { fi: 'Kulutus', id: 'consumption.title' };
const failed = 'Kulutusta ei saatu näkyviin';
const outdated = 'Valitsemaasi näkymää ei saatu; kuvassa on edellinen';

const views = {
  year: { role: 'radio', name: '12 kk' },
  week: { role: 'radio', name: 'Viikko' },
} satisfies Record<string, Part>;
type View = keyof typeof views;
const can = Object.values(views);

const point = { meteringPointNo: '7012345', weatherPlaceNo: null };
const wishes: Record<View, ConsumptionWish> = {
  year: { ...point, from: '2025-06-01', to: '2026-05-31', resolution: 'day' },
  week: { ...point, from: '2026-05-25', to: '2026-05-31', resolution: 'hour' },
};
/** All measured: of the week that runs nothing is on its first days. */
const address = `/consumption?from=${wishes.year.from}&to=${wishes.year.to}&resolution=day`;
/** What stands above the axis. */
const marks: Record<View, string> = { year: 'kWh/päivä', week: 'kWh/tunti' };

const viewOf = ({ resolution }: Pick<ConsumptionWish, 'resolution'>): View => (resolution === 'day' ? 'year' : 'week');
const answerOf = (view: View): ConsumptionPicture => ({ wish: wishes[view], columns: {} as ConsumptionColumns });

interface Key {
  wish: View;
  shown: View | 'nothing';
  /** After too many calls it is counted down until one may try again. */
  isCountedDown: boolean;
  /** It is said why the last try came to nothing. */
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
const isShown =
  (view: View) =>
  ({ key }: Here) =>
    key.shown === view;

export const model = flowModel({
  machine: consumptionViewMachine,
  starts: {
    '': { input: { wish: wishes.year }, begins: { person: 'Aino Mäkelä', address } },
  },
  events: {
    'view.ask': {
      'twelve months': { carries: { wish: wishes.year }, does: [{ choose: views.year }], where: isOther('year') },
      'a week': { carries: { wish: wishes.week }, does: [{ choose: views.week }], where: isOther('week') },
    },
    'view.retry': { '': { does: [{ press: tryAgain }], where: ({ key }: Here) => !key.isCountedDown } },
  },
  outcomes: {
    readConsumption: {
      'the months come': { output: answerOf('year'), answer: 'let go', where: isAsked('year') },
      'the week comes': { output: answerOf('week'), answer: 'let go', where: isAsked('week') },
      ...readFailures,
    },
  },
  calls: { readConsumption: { method: 'GET', path: '/api/v2/consumption?*' } },
  key: ({ wish, picture, failure }): Key => ({
    wish: viewOf(wish),
    shown: picture ? viewOf(picture.wish) : 'nothing',
    isCountedDown: failure?.kind === 'tooMany',
    isTold: failure !== null,
  }),
  sees: [
    { in: 'loading', name: 'first', where: isNew, heading, can, waitsFor: ['readConsumption'] },
    { in: 'loading', name: 'again', where: isTold, heading, texts: [failed], can, waitsFor: ['readConsumption'] },
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
    ...(['year', 'week'] as const).flatMap((view) => [
      { in: 'shown', name: view, where: isShown(view), heading, texts: [marks[view]], can },
      {
        in: 'changing',
        name: view,
        where: (here: Here) => isShown(view)(here) && isNew(here),
        heading,
        texts: [marks[view]],
        can,
        waitsFor: ['readConsumption'],
      },
      {
        in: 'changing',
        name: `${view}, again`,
        where: (here: Here) => isShown(view)(here) && isTold(here),
        heading,
        texts: [marks[view], outdated],
        can,
        waitsFor: ['readConsumption'],
      },
      {
        in: 'outdated',
        name: view,
        where: (here: Here) => isShown(view)(here) && !here.key.isCountedDown,
        heading,
        texts: [marks[view], outdated],
        can: [...can, tryAgain],
      },
      {
        in: 'outdated',
        name: `${view}, counted down`,
        where: (here: Here) => isShown(view)(here) && here.key.isCountedDown,
        heading,
        texts: [marks[view], outdated],
        can,
        cannot: [tryAgain],
      },
    ]),
  ],
});
