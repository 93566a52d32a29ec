import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { home, other, unknown, found, notThere, start, ready, none } from './deliverySiteCheck.testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('leaving the step (site.check.proceed)', () => {
  test('checks first, and goes on by itself where nothing is left to decide (site.check.done)', async () => {
    const { actor, answer, answerContracts, told, state, tags } = start();
    actor.send({ type: 'site.proceed', asked: home });
    actor.send({ type: 'site.proceed', asked: home });
    await answer(found);
    await answerContracts(none);
    expect([told, state(), tags()]).toEqual([[ready()], 'left', ['allChecksDone', 'mayGoOn']]);
    // Who comes back changes something, and leaves again.
    actor.send({ type: 'site.change', asked: other });
    expect(state()).toBe('empty');
  });

  test('while it is being checked waits for the answer', async () => {
    const { actor, checks, answer, told } = start(null);
    actor.send({ type: 'site.check', asked: home });
    actor.send({ type: 'site.proceed', asked: home });
    await answer(unknown);
    expect([checks.length, told]).toEqual([1, [ready({ meteringPointInfo: null })]]);
  });

  test('says each time that there is something to decide, and goes on once it is', async () => {
    const { actor, answer, told } = start(null);
    actor.send({ type: 'site.proceed', asked: home });
    await answer(notThere);
    actor.send({ type: 'site.proceed', asked: home });
    expect(told).toEqual([{ type: 'site.undecided' }, { type: 'site.undecided' }]);
    actor.send({ type: 'site.goOn' });
    expect(told.at(-1)).toEqual(ready({ meteringPointInfo: null }, { isToBeFound: true }));
  });

  test('of what was checked before says so too, and goes on once it is decided', async () => {
    const { actor, answer, told } = start(null);
    actor.send({ type: 'site.check', asked: home });
    await answer(notThere);
    expect(told).toEqual([]);
    actor.send({ type: 'site.proceed', asked: home });
    expect(told).toEqual([{ type: 'site.undecided' }]);
    actor.send({ type: 'site.goOn' });
    expect(told.at(-1)).toEqual(ready({ meteringPointInfo: null }, { isToBeFound: true }));
  });

  test('asks anew about what else was typed meanwhile', async () => {
    const { actor, answer, checks, told } = start(null);
    actor.send({ type: 'site.check', asked: home });
    await answer(notThere);
    actor.send({ type: 'site.proceed', asked: other });
    await answer(unknown);
    expect([checks.length, told]).toEqual([2, [ready({ meteringPointInfo: null }, other)]]);
  });

  test('a change takes the wish back', async () => {
    const { actor, answer, told } = start(null);
    actor.send({ type: 'site.proceed', asked: home });
    actor.send({ type: 'site.change', asked: other });
    actor.send({ type: 'site.check', asked: other });
    await answer(unknown);
    expect(told).toEqual([]);
  });

  test('once all is checked goes on at once', async () => {
    const { actor, answer, told } = start(null);
    actor.send({ type: 'site.check', asked: home });
    await answer(unknown);
    expect(told).toEqual([]);
    actor.send({ type: 'site.proceed', asked: home });
    expect(told).toEqual([ready({ meteringPointInfo: null })]);
  });
});
