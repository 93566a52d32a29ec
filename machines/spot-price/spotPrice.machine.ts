import { assertEvent, assign, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { SpotType } from '../../domain/spotPrices/index.ts';
import type { SpotMonths, SpotPrices } from '../../domain/types.ts';
import { unprovided } from '../unprovided.ts';
import { refused } from '../refused.ts';

/** What somebody looks at: today and tomorrow, a day of their own, or months. */
export type SpotWish = { view: 'now' } | { view: 'day'; day: string } | { view: 'months' };

/** What the server has said last, and of what. */
export type SpotPicture = { wish: SpotWish; prices: SpotPrices } | { wish: { view: 'months' }; months: SpotMonths };

interface SpotPriceContext {
  type: SpotType;
  /** What was asked for last. */
  wish: SpotWish;
  /** Stays until the next one is there; null before the first. */
  picture: SpotPicture | null;
  /** Why the last one did not come; null where it did. */
  failure: Failure | null;
}

export type SpotPriceEvent = { type: 'prices.ask'; wish: SpotWish } | { type: 'prices.retry' };

/** Whether prices of tomorrow are not there, and whether they should be. */
function awaited(picture: SpotPicture | null): 'none' | 'later' | 'due' {
  if (picture === null || !('prices' in picture) || picture.prices.expectedAt === null) return 'none';
  return picture.prices.expectedAt <= picture.prices.now ? 'due' : 'later';
}

const asked = ({ context: { type, wish } }: { context: SpotPriceContext }) => ({ type, wish });
const answered = ({ event }: { event: { output: SpotPicture } }) => ({ picture: event.output });

/** In milliseconds. */
const RENEWAL = 300_000;
const SOON = 60_000;

export const spotPriceMachine = setup({
  types: {
    context: {} as SpotPriceContext,
    events: {} as SpotPriceEvent,
    input: {} as { type: SpotType; wish: SpotWish },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: {
    readPrices: unprovided<SpotPicture, { type: SpotType; wish: SpotWish }>('readPrices'),
  },
  delays: { renewal: RENEWAL, soon: SOON },
  guards: {
    isOfMonths: ({ context }) => context.picture?.wish.view === 'months',
    isOfDay: ({ context }) => context.picture?.wish.view === 'day',
    isDue: ({ context }) => awaited(context.picture) === 'due',
    isAwaited: ({ context }) => awaited(context.picture) === 'later',
  },
  actions: {
    setWish: assign({
      wish: ({ event }) => {
        assertEvent(event, 'prices.ask');
        return event.wish;
      },
      failure: null,
    }),
    setPicture: assign((_, { picture }: { picture: SpotPicture }) => ({ picture, failure: null })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
  },
}).createMachine({
  id: 'spotPrice',
  description: 'What electricity costs at the exchange now, today and tomorrow, on another day, or month by month',
  context: ({ input }) => ({ ...input, picture: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Nothing is there to be shown yet',
      meta: { requirement: ['spotPage.states'] },
      tags: 'busy',
      on: { 'prices.ask': { target: 'loading', reenter: true, actions: 'setWish' } },
      invoke: {
        id: 'readPrices',
        src: 'readPrices',
        input: asked,
        onDone: { target: 'shown', actions: { type: 'setPicture', params: answered } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: refused } },
      },
    },
    failed: {
      description: 'The prices did not come: why, and another try',
      meta: { requirement: ['spotPage.failed'] },
      on: { 'prices.retry': 'loading', 'prices.ask': { target: 'loading', actions: 'setWish' } },
    },
    shown: {
      description: 'The prices are there; another day is asked for, or they are asked for anew',
      meta: { requirement: ['spotPage.states'] },
      initial: 'deciding',
      on: { 'prices.ask': { target: 'changing', actions: 'setWish' } },
      states: {
        deciding: {
          description: 'What the server has said decides',
          meta: { requirement: ['spotPage.states'] },
          always: [
            { guard: 'isOfMonths', target: 'months' },
            { guard: 'isOfDay', target: 'day' },
            { guard: 'isDue', target: 'due' },
            { guard: 'isAwaited', target: 'today' },
            { target: 'tomorrow' },
          ],
        },
        today: {
          description: 'Today; the prices of tomorrow are expected later',
          meta: { requirement: ['spotPage.awaited', 'spot.renewal'] },
          after: { renewal: '#spotPrice.renewing' },
        },
        due: {
          description: 'Today; the prices of tomorrow may come any minute',
          meta: { requirement: ['spotPage.awaited', 'spot.renewal'] },
          after: { soon: '#spotPrice.renewing' },
        },
        tomorrow: {
          description: 'Today and tomorrow',
          meta: { requirement: ['spotPage.now', 'spot.renewal'] },
          after: { renewal: '#spotPrice.renewing' },
        },
        day: {
          description: 'A day that somebody has chosen',
          meta: { requirement: ['spotPage.day', 'spot.renewal'] },
          after: { renewal: '#spotPrice.renewing' },
        },
        months: {
          description: 'The means of months',
          meta: { requirement: ['spotPage.months', 'spot.renewal'] },
          after: { renewal: '#spotPrice.renewing' },
        },
      },
    },
    changing: {
      description: 'Another view is on its way; the one before stays until it is there',
      meta: { requirement: ['spotPage.old'] },
      tags: 'busy',
      on: { 'prices.ask': { target: 'changing', reenter: true, actions: 'setWish' } },
      invoke: {
        id: 'readPrices',
        src: 'readPrices',
        input: asked,
        onDone: { target: 'shown', actions: { type: 'setPicture', params: answered } },
        onError: { target: 'outdated', actions: { type: 'setFailure', params: refused } },
      },
    },
    renewing: {
      description: 'The same is asked for anew, quietly',
      meta: { requirement: ['spot.renewal', 'spotPage.old'] },
      tags: 'busy',
      on: { 'prices.ask': { target: 'changing', actions: 'setWish' } },
      invoke: {
        id: 'readPrices',
        src: 'readPrices',
        input: asked,
        onDone: { target: 'shown', actions: { type: 'setPicture', params: answered } },
        onError: { target: 'outdated', actions: { type: 'setFailure', params: refused } },
      },
    },
    outdated: {
      description:
        'The view before is still there, and it is said why it is not newer; it is tried again by itself too',
      meta: { requirement: ['spotPage.old', 'spotPage.failed'] },
      on: { 'prices.retry': 'changing', 'prices.ask': { target: 'changing', actions: 'setWish' } },
      after: { soon: 'renewing' },
    },
  },
});
