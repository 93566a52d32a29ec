import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import { dueCalendarMachine } from './dueCalendar.machine.ts';
import { customerId, known, subscription } from './model/parts.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const denied = new Failure({ kind: 'denied' });

type Answer = object | Error;
const actorOf = (answers: Answer[], asked: unknown[]) =>
  fromPromise(({ input }) => {
    asked.push(input);
    const answer = answers.shift() ?? denied;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as never;

function begin({
  read = [known],
  subscribe = [],
  end = [],
}: {
  read?: Answer[];
  subscribe?: Answer[];
  end?: Answer[];
}) {
  const asked: unknown[] = [];
  const machine = dueCalendarMachine.provide({
    actors: { read: actorOf(read, asked), subscribe: actorOf(subscribe, asked), end: actorOf(end, asked) },
  });
  const actor = createActor(machine, { input: { customerId } });
  actor.subscribe({ error: () => {} });
  actor.start();
  const send = async (type: 'open' | 'close' | 'retry' | 'subscribe' | 'end') => {
    actor.send({ type: `calendar.${type}` });
    await settled();
    const { value, context } = actor.getSnapshot();
    return [value, context.known?.subscribedAt ?? null, context.address, context.failure];
  };
  return { actor, asked, send };
}

describe('due days in a calendar (dueCalendar.offered)', () => {
  test('are read each time the dialog opens, and forgotten when it closes', async () => {
    const { actor, asked, send } = begin({ read: [known, known] });
    expect(asked).toEqual([]);
    expect(await send('open')).toEqual([{ offered: 'fresh' }, null, null, null]);
    expect(actor.getSnapshot().context.known).toEqual(known);
    await send('close');
    expect(actor.getSnapshot().context).toEqual({ customerId, known: null, address: null, failure: null });
    await send('open');
    expect(asked).toEqual([{ customerId }, { customerId }]);
  });

  test('that do not come are tried again (dueCalendar.failed)', async () => {
    const { send } = begin({ read: [denied, denied, known] });
    expect(await send('open')).toEqual(['unread', null, null, denied]);
    expect(await send('close')).toEqual(['closed', null, null, null]);
    expect(await send('open')).toEqual(['unread', null, null, denied]);
    expect(await send('retry')).toEqual([{ offered: 'fresh' }, null, null, null]);
  });

  test('what comes after the dialog is closed is not heard', async () => {
    const { actor, send } = begin({});
    actor.send({ type: 'calendar.open' });
    expect(await send('close')).toEqual(['closed', null, null, null]);
  });
});

describe('a subscription (dueCalendar.subscribed)', () => {
  test('tells its address once, and is ended', async () => {
    const { send } = begin({ subscribe: [subscription], end: [{}] });
    await send('open');
    // There is nothing to end.
    expect(await send('end')).toEqual([{ offered: 'fresh' }, null, null, null]);
    expect(await send('subscribe')).toEqual(['subscribed', subscription.subscribedAt, subscription.address, null]);
    expect(await send('end')).toEqual([{ offered: 'ended' }, null, null, null]);
  });

  test('whose end does not come through has told its address all the same (dueCalendar.secret, dueCalendar.failed)', async () => {
    const { send } = begin({ subscribe: [subscription], end: [denied] });
    await send('open');
    await send('subscribe');
    expect(await send('end')).toEqual([{ offered: 'failed' }, subscription.subscribedAt, null, denied]);
    expect(await send('close')).toEqual(['closed', null, null, null]);
  });

  test('of before is ended, or gets another address', async () => {
    const before = { ...known, subscribedAt: '2026-11-01T10:00:00.000Z' };
    const { send } = begin({ read: [before, before], subscribe: [subscription], end: [{}] });
    await send('open');
    expect(await send('end')).toEqual([{ offered: 'ended' }, null, null, null]);
    await send('close');
    await send('open');
    expect((await send('subscribe'))[0]).toBe('subscribed');
    expect(await send('close')).toEqual(['closed', null, null, null]);
  });

  test('that is not made, or not ended, says why (dueCalendar.failed)', async () => {
    const isOver = new Failure({ kind: 'signInNeeded' });
    const before = { ...known, subscribedAt: '2026-11-01T10:00:00.000Z' };
    const { send } = begin({ read: [before], subscribe: [denied, isOver], end: [denied, isOver] });
    await send('open');
    expect(await send('subscribe')).toEqual([{ offered: 'failed' }, before.subscribedAt, null, denied]);
    expect((await send('end'))[0]).toEqual({ offered: 'failed' });
    expect((await send('subscribe'))[0]).toEqual({ offered: 'signInNeeded' });
    expect((await send('end'))[0]).toEqual({ offered: 'signInNeeded' });
  });
});
