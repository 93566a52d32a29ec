import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { ConsumptionColumns } from '../../domain/types.ts';
import { consumptionViewMachine, type ConsumptionPicture, type ConsumptionWish } from './consumptionView.machine.ts';

const point = { meteringPointNo: '7012345', weatherPlaceNo: null };
const year: ConsumptionWish = { ...point, from: '2025-11-27', to: '2026-11-26', resolution: 'day' };
const month: ConsumptionWish = { ...point, from: '2026-11-01', to: '2026-11-30', resolution: 'day' };
const week: ConsumptionWish = { ...point, from: '2026-11-23', to: '2026-11-29', resolution: 'hour' };
const pictureOf = (wish: ConsumptionWish): ConsumptionPicture => ({ wish, columns: {} as ConsumptionColumns });
const away = new Failure({ kind: 'unavailable' });

/** A view whose questions come to these, one after the other; what has no answer stays on its way. */
function opened(...answers: (ConsumptionPicture | Failure | null)[]) {
  const asked: { wish: ConsumptionWish; isSettling: boolean; signal: AbortSignal }[] = [];
  const machine = consumptionViewMachine.provide({
    actors: {
      readConsumption: fromPromise<ConsumptionPicture, { wish: ConsumptionWish; isSettling: boolean }>(
        async ({ input, signal }) => {
          asked.push({ ...input, signal });
          const answer = answers.shift() ?? null;
          if (answer instanceof Failure) throw answer;
          return answer ?? new Promise(() => {});
        },
      ),
    },
  });
  const actor = createActor(machine, { input: { wish: year } }).start();
  const rests = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const now = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.picture, context.failure];
  };
  const questions = () => asked.map(({ wish, isSettling, signal }) => [wish, isSettling, signal.aborted]);
  return { actor, rests, now, questions };
}

test('the first view is asked for at once, and the one before stays until the next is there (consumptionPage.states, consumptionPage.old, consumptionPage.settling)', async () => {
  const { actor, rests, now, questions } = opened(pictureOf(year), pictureOf(week));
  expect(now()).toEqual(['loading', null, null]);
  await rests();
  expect(now()).toEqual(['shown', pictureOf(year), null]);
  actor.send({ type: 'view.ask', wish: week });
  expect(now()).toEqual(['changing', pictureOf(year), null]);
  await rests();
  expect(now()).toEqual(['shown', pictureOf(week), null]);
  expect(questions()).toEqual([
    [year, false, false],
    [week, true, false],
  ]);
});

test('one that is chosen while another is on its way takes its place (consumptionPage.old)', async () => {
  const { actor, rests, now, questions } = opened(null, pictureOf(month), null, pictureOf(year));
  actor.send({ type: 'view.ask', wish: month });
  expect(now()).toEqual(['loading', null, null]);
  await rests();
  actor.send({ type: 'view.ask', wish: week });
  actor.send({ type: 'view.ask', wish: year });
  expect(now()).toEqual(['changing', pictureOf(month), null]);
  await rests();
  expect(now()).toEqual(['shown', pictureOf(year), null]);
  expect(questions()).toEqual([
    [year, false, true],
    [month, false, false],
    [week, true, true],
    [year, true, false],
  ]);
});

test('what does not come says why, and is asked for again, or another view is (consumptionPage.failed)', async () => {
  const { actor, rests, now, questions } = opened(away, away, pictureOf(week));
  await rests();
  expect(now()).toEqual(['failed', null, away]);
  actor.send({ type: 'view.retry' });
  expect(actor.getSnapshot().value).toBe('loading');
  await rests();
  actor.send({ type: 'view.ask', wish: week });
  expect(now()).toEqual(['loading', null, null]);
  await rests();
  expect(now()).toEqual(['shown', pictureOf(week), null]);
  expect(questions().map(([wish]) => wish)).toEqual([year, year, week]);
});

test('a next view that does not come leaves the one before, and says why (consumptionPage.old, consumptionPage.failed)', async () => {
  const { actor, rests, now, questions } = opened(pictureOf(year), away, away, pictureOf(month));
  await rests();
  actor.send({ type: 'view.ask', wish: week });
  await rests();
  expect(now()).toEqual(['outdated', pictureOf(year), away]);
  actor.send({ type: 'view.retry' });
  expect(actor.getSnapshot().value).toBe('changing');
  await rests();
  actor.send({ type: 'view.ask', wish: month });
  expect(now()).toEqual(['changing', pictureOf(year), null]);
  await rests();
  expect(now()).toEqual(['shown', pictureOf(month), null]);
  expect(questions().map(([wish]) => wish)).toEqual([year, week, week, month]);
});
