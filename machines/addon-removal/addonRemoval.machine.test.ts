import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { RemovableAddons } from '../../domain/types.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { addonRemovalMachine } from './addonRemoval.machine.ts';
import { blocked, cover, customerId, none, notPossible, removed, several, smart, water, wind } from './model/parts.ts';

const { contractNo } = cover;
const named = ({ tariffNo }: { tariffNo: number }) => ({ contractNo, tariffNo });

interface Answers {
  read?: () => Promise<RemovableAddons>;
  send?: () => Promise<unknown>;
}

/** The machine, with what it has asked and told. */
function begun({ read = () => Promise.resolve(several), send = () => Promise.resolve(removed) }: Answers = {}) {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  const told: unknown[] = [];
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise(({ input }) => {
        sent.push(input);
        return send();
      }),
    },
  });
  const reading = fromPromise<RemovableAddons, { customerId: string }>(({ input }) => {
    asked.push(input);
    return read();
  });
  const actor = createActor(addonRemovalMachine.provide({ actors: { submission, read: reading } }), {
    input: { customerId },
  });
  actor.on('*', (event) => told.push(event));
  actor.start();
  const rests = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const opens = async (wanted: { contractNo: string; tariffNo: number } | null = null) => {
    actor.send({ type: 'removal.open', wanted });
    await rests();
  };
  const sends = async () => {
    actor.send({ type: 'removal.send', key: 'k1' });
    await rests();
  };
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.chosen?.tariffNo ?? null, context.endDate];
  };
  return { actor, asked, sent, told, rests, opens, sends, state };
}

describe('the dialog', () => {
  test('asks for nothing until it is opened, then begins with the first and its first day (removal.offered, removal.days)', async () => {
    const { asked, opens, state } = begun();
    expect([state(), asked]).toEqual([[{ closed: 'fresh' }, null, ''], []]);
    await opens();
    expect([state(), asked]).toEqual([[{ asking: 'fresh' }, cover.tariffNo, cover.firstDay], [{ customerId }]]);
  });

  test('for one service is about that (removal.offered)', async () => {
    const { actor, opens, state } = begun();
    await opens(named(smart));
    expect(state()).toEqual([{ asking: 'fresh' }, smart.tariffNo, smart.firstDay]);
    actor.send({ type: 'removal.choose', ...named(cover) });
    expect(state()).toEqual([{ asking: 'fresh' }, smart.tariffNo, smart.firstDay]);
  });

  test.each([
    ['there is none', none, null],
    ['none can be ended', blocked, null],
    ['the one that it is about cannot', several, named(wind)],
    ['the one that it is about is not there', several, named(water)],
  ])('says so where %s (removal.which)', async (_where, known, wanted) => {
    const { opens, state, actor } = begun({ read: () => Promise.resolve(known) });
    await opens(wanted);
    expect(state()).toEqual(['stuck', null, '']);
    actor.send({ type: 'removal.close' });
    expect([state(), actor.getSnapshot().context.known]).toEqual([[{ closed: 'fresh' }, null, ''], null]);
  });

  test('chooses among those that can be ended, each with its own first day (removal.which)', async () => {
    const { actor, opens, state } = begun();
    await opens();
    actor.send({ type: 'removal.choose', ...named(wind) });
    actor.send({ type: 'removal.choose', contractNo: '1', tariffNo: smart.tariffNo });
    expect(state()).toEqual([{ asking: 'fresh' }, cover.tariffNo, cover.firstDay]);
    actor.send({ type: 'removal.choose', ...named(smart) });
    expect(state()).toEqual([{ asking: 'fresh' }, smart.tariffNo, smart.firstDay]);
  });

  test.each([
    ['2027-01-03', false],
    ['2027-01-04', true],
    ['2027-12-04', true],
    ['2027-12-05', false],
    ['2027-02-30', false],
    ['4.2.', false],
  ])('may be sent with %s: %s (removal.days)', async (endDate, may) => {
    const { actor, opens } = begun();
    await opens();
    actor.send({ type: 'removal.day', endDate });
    expect(actor.getSnapshot().can({ type: 'removal.send', key: 'k1' })).toBe(may);
  });

  test('that is closed asks anew when it is opened again (removal.offered)', async () => {
    const { actor, asked, opens, state } = begun();
    await opens();
    actor.send({ type: 'removal.day', endDate: cover.lastDay });
    actor.send({ type: 'removal.close' });
    expect([state(), actor.getSnapshot().context.known]).toEqual([[{ closed: 'fresh' }, null, ''], null]);
    await opens();
    expect([state(), asked.length]).toEqual([[{ asking: 'fresh' }, cover.tariffNo, cover.firstDay], 2]);
  });

  test('that is closed while it reads is closed (removal.offered)', () => {
    const { actor, state } = begun({ read: () => new Promise(() => {}) });
    actor.send({ type: 'removal.open', wanted: null });
    actor.send({ type: 'removal.close' });
    expect(state()).toEqual([{ closed: 'fresh' }, null, '']);
  });

  test('says why nothing comes, and asks again (removal.failed)', async () => {
    const answers = [Promise.reject(new Failure({ kind: 'timedOut' })), Promise.resolve(several)];
    const { actor, opens, rests, state } = begun({ read: () => answers.shift() ?? Promise.reject() });
    await opens();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.kind]).toEqual(['unread', 'timedOut']);
    actor.send({ type: 'removal.retry' });
    await rests();
    expect([state()[0], actor.getSnapshot().context.failure]).toEqual([{ asking: 'fresh' }, null]);
  });

  test('that could not read leaves no failure when it is closed (removal.failed)', async () => {
    const { actor, opens } = begun({ read: () => Promise.reject(new Failure({ kind: 'broken' })) });
    await opens();
    actor.send({ type: 'removal.close' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([{ closed: 'fresh' }, null]);
  });
});

test('a dialog that was closed while it read again opens without the failure from before (removal.failed)', async () => {
  const answers = [Promise.reject(new Failure({ kind: 'timedOut' }))];
  const { actor, opens } = begun({ read: () => answers.shift() ?? new Promise(() => {}) });
  await opens();
  actor.send({ type: 'removal.retry' });
  actor.send({ type: 'removal.close' });
  actor.send({ type: 'removal.open', wanted: null });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['reading', null]);
});

describe('the end of a service', () => {
  test('is sent once, and told (removal.once, removal.done)', async () => {
    const { actor, sent, told, opens, sends, state } = begun();
    await opens();
    await sends();
    const { contractCode, terminateTemplateNo, tariffNo, firstDay: endDate } = cover;
    const request = { customerId, contractNo, tariffNo, contractCode, terminateTemplateNo, endDate };
    expect(sent).toEqual([{ key: 'k1', request, botCheck: null }]);
    expect(state()).toEqual([{ closed: 'removed' }, null, '']);
    expect(actor.getSnapshot().context.removed).toEqual({ productName: 'Häiriöturva', endDate, isMailed: true });
    expect(told).toEqual([{ type: 'removal.removed' }]);
  });

  test('that was received before is what was chosen (removal.done)', async () => {
    const received = new Failure({ kind: 'conflict', code: 'idempotency.received' });
    const { actor, opens, sends } = begun({ send: () => Promise.reject(received) });
    await opens(named(smart));
    await sends();
    expect(actor.getSnapshot().context.removed).toEqual({
      productName: smart.productName,
      endDate: smart.firstDay,
      isMailed: false,
    });
  });

  test('that is not possible any more closes the dialog, and says why and that the contract is another (removal.outdated)', async () => {
    const { actor, asked, told, opens, sends, state } = begun({ send: () => Promise.reject(notPossible.error) });
    await opens();
    await sends();
    expect(state()).toEqual([{ closed: 'notPossible' }, null, '']);
    const { failure, known } = actor.getSnapshot().context;
    expect([failure, known, told]).toEqual([notPossible.error, null, [{ type: 'removal.outdated' }]]);
    await opens();
    expect([state()[0], actor.getSnapshot().context.failure, asked.length]).toEqual([{ asking: 'fresh' }, null, 2]);
  });

  test('that is refused keeps why and what was chosen (removal.failed)', async () => {
    const denied = new Failure({ kind: 'denied', code: 'access.denied' });
    const { actor, told, opens, sends, state } = begun({ send: () => Promise.reject(denied) });
    await opens();
    await sends();
    expect(state()).toEqual([{ asking: 'failed' }, cover.tariffNo, cover.firstDay]);
    expect([actor.getSnapshot().context.failure, told]).toEqual([denied, []]);
    const again = sends();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['sending', null]);
    await again;
    actor.send({ type: 'removal.close' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([{ closed: 'fresh' }, null]);
  });

  test('after the session leads to the sign-in (removal.failed)', async () => {
    const over = new Failure({ kind: 'signInNeeded' });
    const { actor, opens, sends } = begun({ send: () => Promise.reject(over) });
    await opens();
    await sends();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([
      { asking: 'signInNeeded' },
      over,
    ]);
  });
});
