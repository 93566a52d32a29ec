import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  consumptionViewMachine,
  type ConsumptionWish,
} from '../../../machines/consumption-view/consumptionView.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { consumptionActors } from './consumption.actors.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wish = (from: string): ConsumptionWish => ({
  meteringPointNo: '7012345',
  weatherPlaceNo: '100971',
  from,
  to: '2026-11-30',
  resolution: 'day',
});

test('the first view is asked for at once, and of those that follow quickly on each other the last (consumptionPage.settling, consumptionPage.states)', async () => {
  const asked: unknown[] = [];
  const read = vi.fn(async (call: { query: object }) => {
    asked.push(call.query);
    return { segments: [] };
  });
  const machine = consumptionViewMachine.provide({
    actors: consumptionActors({ read } as unknown as Calls, '40127731'),
  });
  const actor = createActor(machine, { input: { wish: wish('2026-11-01') } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(asked).toMatchObject([
    { customerId: '40127731', from: '2026-11-01', includeCost: 'true', publicWeatherMeteringPointNo: '100971' },
  ]);
  for (const from of ['2026-11-02', '2026-11-03']) {
    actor.send({ type: 'view.ask', wish: wish(from) });
    await vi.advanceTimersByTimeAsync(249);
  }
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toMatchObject([{ from: '2026-11-01' }, { from: '2026-11-03' }]);
  expect(actor.getSnapshot().context.picture?.wish.from).toBe('2026-11-03');
});

test('a view that does not come leaves the one before, and says why until another is chosen (consumptionPage.old, consumptionPage.failed)', async () => {
  const read = vi.fn().mockResolvedValueOnce({ segments: [] }).mockRejectedValueOnce(new Error('away'));
  const machine = consumptionViewMachine.provide({
    actors: consumptionActors({ read } as unknown as Calls, '40127731'),
  });
  const actor = createActor(machine, { input: { wish: wish('2026-11-01') } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'view.ask', wish: wish('2026-11-02') });
  await vi.advanceTimersByTimeAsync(250);
  const { value, context } = actor.getSnapshot();
  expect([value, context.picture?.wish.from, context.failure?.kind]).toEqual(['outdated', '2026-11-01', 'broken']);
  actor.send({ type: 'view.ask', wish: wish('2026-11-03') });
  expect(actor.getSnapshot().context.failure).toBeNull();
});
