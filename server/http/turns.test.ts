import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('calls of one caller have their turn one after the other, in the order in which they came; another waits for none (server.attack)', async () => {
  const waitForTurn = createTurns();
  const begun = performance.now();
  const order: number[] = [];
  const all = Array.from({ length: 21 }, async (_, call) => {
    expect(await waitForTurn('loud')).toBe(true);
    order.push(call);
    return performance.now() - begun;
  });
  await waitForTurn('quiet');
  expect(order).toEqual([0]);
  const took = await Promise.all(all);
  expect(order).toEqual(Array.from({ length: 21 }, (_, call) => call));
  // A timer of Node may be over by up to a millisecond before its time, by this clock.
  expect(took.at(-1)).toBeGreaterThan(20 * 5 - 2);
});

test('who has more under way than have their turn within seconds is told that there is none (server.attack)', async () => {
  const waitForTurn = createTurns();
  const outcomes: (boolean | null)[] = Array.from({ length: 2_000 }, () => null);
  const wait = async (call: number) => {
    outcomes[call] = await waitForTurn('loud');
  };
  for (const call of outcomes.keys()) void wait(call);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(outcomes.slice(0, 2)).toEqual([true, true]);
  expect(outcomes[900]).toBe(null);
  expect(outcomes.at(-1)).toBe(false);
});
