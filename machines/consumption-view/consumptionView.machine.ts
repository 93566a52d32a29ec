import { assertEvent, assign, setup } from 'xstate';
import type { DayRange, Resolution } from '../../domain/consumption/index.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { ConsumptionColumns } from '../../domain/types.ts';
import { unprovided } from '../unprovided.ts';
import { refused } from '../refused.ts';

/** What somebody looks at: a metering point, from a day of Helsinki to another, in steps. */
export interface ConsumptionWish extends DayRange {
  meteringPointNo: string;
  /** Whose temperatures come with it; null where none are known there. */
  weatherPlaceNo: string | null;
  resolution: Resolution;
}

/** What the server has said last, and of what. */
export interface ConsumptionPicture {
  wish: ConsumptionWish;
  columns: ConsumptionColumns;
}

interface ConsumptionViewContext {
  /** What was asked for last. */
  wish: ConsumptionWish;
  /** Stays until the next one is there; null before the first. */
  picture: ConsumptionPicture | null;
  /** Why the last one did not come, until it does or another is chosen; null where it did. */
  failure: Failure | null;
}

export type ConsumptionViewEvent = { type: 'view.ask'; wish: ConsumptionWish } | { type: 'view.retry' };

const answered = ({ event }: { event: { output: ConsumptionPicture } }) => ({ picture: event.output });
type Asked = { wish: ConsumptionWish; isSettling: boolean };
const asked = ({ context: { wish } }: { context: ConsumptionViewContext }): Asked => ({ wish, isSettling: false });
const settled = ({ context: { wish } }: { context: ConsumptionViewContext }): Asked => ({ wish, isSettling: true });

export const consumptionViewMachine = setup({
  types: {
    context: {} as ConsumptionViewContext,
    events: {} as ConsumptionViewEvent,
    input: {} as { wish: ConsumptionWish },
    children: {} as { readConsumption: 'readConsumption' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** `isSettling`: whoever goes through views may go on to the next one, so it waits a moment (spec 2 §9). */
    readConsumption: unprovided<ConsumptionPicture, Asked>('readConsumption'),
  },
  actions: {
    setWish: assign(({ event }) => {
      assertEvent(event, 'view.ask');
      return { wish: event.wish, failure: null };
    }),
    setPicture: assign((_, { picture }: { picture: ConsumptionPicture }) => ({ picture, failure: null })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
  },
}).createMachine({
  id: 'consumptionView',
  description: 'What was used at a metering point, over any days and in any steps',
  context: ({ input: { wish } }) => ({ wish, picture: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Nothing is there to be shown yet',
      meta: { requirement: ['consumptionPage.states'] },
      tags: 'busy',
      on: { 'view.ask': { target: 'loading', reenter: true, actions: 'setWish' } },
      invoke: {
        id: 'readConsumption',
        src: 'readConsumption',
        input: asked,
        onDone: { target: 'shown', actions: { type: 'setPicture', params: answered } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: refused } },
      },
    },
    failed: {
      description: 'It did not come: why, and another try',
      meta: { requirement: ['consumptionPage.failed'] },
      on: { 'view.retry': 'loading', 'view.ask': { target: 'loading', actions: 'setWish' } },
    },
    shown: {
      description: 'What was asked for is there',
      meta: { requirement: ['consumptionPage.states'] },
      on: { 'view.ask': { target: 'changing', actions: 'setWish' } },
    },
    changing: {
      description:
        'Another view is on its way, asked for a moment after it was chosen; the one before stays until it is there',
      meta: { requirement: ['consumptionPage.old', 'consumptionPage.settling'] },
      tags: 'busy',
      on: { 'view.ask': { target: 'changing', reenter: true, actions: 'setWish' } },
      invoke: {
        id: 'readConsumption',
        src: 'readConsumption',
        input: settled,
        onDone: { target: 'shown', actions: { type: 'setPicture', params: answered } },
        onError: { target: 'outdated', actions: { type: 'setFailure', params: refused } },
      },
    },
    outdated: {
      description: 'The view before is still there, and it is said why the one that was asked for is not',
      meta: { requirement: ['consumptionPage.old', 'consumptionPage.failed'] },
      on: { 'view.retry': 'changing', 'view.ask': { target: 'changing', actions: 'setWish' } },
    },
  },
});
