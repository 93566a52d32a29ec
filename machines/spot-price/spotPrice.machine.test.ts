import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { SpotType } from '../../domain/spotPrices/index.ts';
import type { SpotMonths, SpotPrices } from '../../domain/types.ts';
import { spotPriceMachine, type SpotPicture, type SpotWish } from './spotPrice.machine.ts';

const now: SpotWish = { view: 'now' };
const day: SpotWish = { view: 'day', day: '2026-11-25' };
const months = { view: 'months' } as const;
const at = '2026-11-26T12:00:00.000Z';
const pictureOf = (wish: SpotWish, expectedAt: string | null = null): SpotPicture =>
  wish.view === 'months'
    ? { wish: months, months: {} as SpotMonths }
    : { wish, prices: { now: at, expectedAt } as SpotPrices };

/** The machine over a server that answers as told. */
function open(answers: (SpotPicture | Failure)[], wish: SpotWish = now) {
  const asked: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = spotPriceMachine.provide({
    actors: {
      readPrices: fromPromise<SpotPicture, { type: SpotType; wish: SpotWish }>(async ({ input }) => {
        asked.push(input.wish);
        const answer = answers.shift();
        if (!answer || answer instanceof Failure) throw answer ?? new Error('one call too many');
        return answer;
      }),
    },
  });
  const actor = createActor(machine, { input: { type: 'production', wish }, clock }).start();
  const settled = async (state: string) => {
    const { context } = await waitFor(actor, (snapshot) => JSON.stringify(snapshot.value).includes(state));
    return context;
  };
  return { actor, asked, clock, settled };
}

test.each([
  ['tomorrow', now, pictureOf(now)],
  ['today', now, pictureOf(now, '2026-11-26T12:00:00.001Z')],
  ['due', now, pictureOf(now, at)],
  ['day', day, pictureOf(day)],
  ['day', day, pictureOf(day, at)],
  ['day', day, pictureOf(day, '2026-11-26T12:00:00.001Z')],
  ['months', months, pictureOf(months)],
])('the prices come: %s (spotPage.states)', async (state, wish, picture) => {
  const { asked, settled } = open([picture], wish);
  expect(await settled(state)).toEqual({ type: 'production', wish, picture, failure: null });
  expect(asked).toEqual([wish]);
});

test.each([
  ['tomorrow', now, pictureOf(now), 300_000],
  ['today', now, pictureOf(now, '2026-11-26T12:15:00.000Z'), 300_000],
  ['due', now, pictureOf(now, at), 60_000],
  ['day', day, pictureOf(day), 300_000],
  ['months', months, pictureOf(months), 300_000],
])('%s is asked for anew in its time, and quietly (spot.renewal)', async (state, wish, picture, time) => {
  const { actor, asked, clock, settled } = open([picture, pictureOf(now)], wish);
  await settled(state);
  clock.increment(time - 1);
  expect(actor.getSnapshot().value).toEqual({ shown: state });
  clock.increment(1);
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')]).toEqual(['renewing', true]);
  await settled('tomorrow');
  expect(asked).toEqual([wish, wish]);
});

test('what is not renewed is said to be old, and another view may be asked for meanwhile (spotPage.old, spot.renewal)', async () => {
  const failure = new Failure({ kind: 'unavailable' });
  const { actor, asked, clock, settled } = open([pictureOf(now), failure, failure, pictureOf(months), pictureOf(day)]);
  await settled('tomorrow');
  clock.increment(300_000);
  expect(await settled('outdated')).toEqual({ type: 'production', wish: now, picture: pictureOf(now), failure });
  clock.increment(59_999);
  expect(actor.getSnapshot().value).toBe('outdated');
  clock.increment(1);
  await settled('outdated');
  actor.send({ type: 'prices.ask', wish: months });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['changing', null]);
  await settled('months');
  clock.increment(300_000);
  expect(actor.getSnapshot().value).toBe('renewing');
  actor.send({ type: 'prices.ask', wish: day });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.wish]).toEqual(['changing', day]);
  expect(asked).toEqual([now, now, now, months, months, day]);
});

test('what is asked for before anything has come takes the place of it (spotPage.states)', async () => {
  const { actor, asked, settled } = open([pictureOf(now), pictureOf(months)]);
  actor.send({ type: 'prices.ask', wish: months });
  expect(actor.getSnapshot().value).toBe('loading');
  expect(await settled('months')).toMatchObject({ wish: months, picture: pictureOf(months) });
  expect(asked).toEqual([now, months]);
});

test('the view before stays while another is on its way, and where that does not come (spotPage.old)', async () => {
  const failure = new Failure({ kind: 'unreachable' });
  const { actor, asked, clock, settled } = open([pictureOf(now), failure, failure, pictureOf(day)]);
  await settled('tomorrow');
  actor.send({ type: 'prices.ask', wish: day });
  const { value, context } = actor.getSnapshot();
  expect([value, context.wish, context.picture]).toEqual(['changing', day, pictureOf(now)]);
  expect(await settled('outdated')).toMatchObject({ picture: pictureOf(now), failure });
  actor.send({ type: 'prices.retry' });
  expect(actor.getSnapshot().value).toBe('changing');
  await settled('outdated');
  clock.increment(60_000);
  expect(await settled('day')).toMatchObject({ picture: pictureOf(day), failure: null });
  expect(asked).toEqual([now, day, day, day]);
});

test('what did not come at all is said, and asked for again by a press (spotPage.failed)', async () => {
  const failure = new Failure({ kind: 'unavailable' });
  const { actor, settled } = open([failure, pictureOf(now)]);
  expect(await settled('failed')).toMatchObject({ picture: null, failure });
  actor.send({ type: 'prices.retry' });
  expect(await settled('tomorrow')).toMatchObject({ picture: pictureOf(now), failure: null });
});

test('what is asked for instead has not failed (spotPage.failed)', async () => {
  const { actor, settled } = open([new Failure({ kind: 'unavailable' }), pictureOf(day)]);
  await settled('failed');
  actor.send({ type: 'prices.ask', wish: day });
  const { value, context } = actor.getSnapshot();
  expect([value, context.wish, context.failure]).toEqual(['loading', day, null]);
  expect(await settled('day')).toMatchObject({ picture: pictureOf(day) });
});

test('an answer to what is not asked any more is not heard (spotPage.old)', async () => {
  const { actor, asked, settled } = open([pictureOf(now), pictureOf(day), pictureOf(months)]);
  await settled('tomorrow');
  actor.send({ type: 'prices.ask', wish: day });
  actor.send({ type: 'prices.ask', wish: months });
  expect(actor.getSnapshot().value).toBe('changing');
  expect((await settled('months')).picture).toEqual(pictureOf(months));
  expect(asked).toEqual([now, day, months]);
});
