import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { DeliverySite } from '../../domain/types.ts';
import { deliverySiteMachine } from './deliverySite.machine.ts';

const site = (meteringPointNo: string) => ({ meteringPointNo }) as DeliverySite;
const sites = [site('7012345'), site('7018820')];

type Answer = DeliverySite[] | Failure | 'never';

function begin(
  input: { isRequired: boolean; canShowAll: boolean; chosen: string | null },
  answers: Answer[] = [sites],
) {
  const emitted: unknown[] = [];
  const findDeliverySites = fromPromise<readonly DeliverySite[], undefined>(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('one call too many');
    if (answer === 'never') return new Promise(() => {});
    if (answer instanceof Failure) throw answer;
    return answer;
  });
  const actor = createActor(deliverySiteMachine.provide({ actors: { findDeliverySites } }), { input });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const choosing = () => waitFor(actor, (snapshot) => snapshot.matches({ open: 'choosing' }));
  return { actor, emitted, choosing, state: () => actor.getSnapshot().value };
}
const required = { isRequired: true, canShowAll: false, chosen: null };
const free = { isRequired: false, canShowAll: true, chosen: null };

afterEach(() => vi.useRealTimers());

test('one that is required opens by itself, and closes with a choice alone (site.opens, site.required)', async () => {
  const { actor, emitted, choosing, state } = begin(required);
  expect(state()).toEqual({ open: { finding: 'waiting' } });
  actor.send({ type: 'sites.close' });
  await choosing();
  actor.send({ type: 'sites.close' });
  for (const meteringPointNo of [null, '1']) actor.send({ type: 'site.choose', meteringPointNo });
  expect([state(), emitted]).toEqual([{ open: 'choosing' }, []]);
  actor.send({ type: 'site.choose', meteringPointNo: '7018820' });
  expect([state(), emitted]).toEqual([
    'closed',
    [{ type: 'site.chosen', meteringPointNo: '7018820', isChange: false }],
  ]);
});

test('once one is chosen another is a change, and the dialog closes without (site.change)', async () => {
  const { actor, emitted, choosing, state } = begin(required, [sites, sites, sites]);
  await choosing();
  actor.send({ type: 'site.choose', meteringPointNo: '7012345' });
  actor.send({ type: 'sites.open' });
  await choosing();
  actor.send({ type: 'sites.close' });
  expect(state()).toBe('closed');
  actor.send({ type: 'sites.open' });
  await choosing();
  // There are too many to show all of them.
  actor.send({ type: 'site.choose', meteringPointNo: null });
  expect([state(), emitted.length]).toEqual([{ open: 'choosing' }, 1]);
  actor.send({ type: 'site.choose', meteringPointNo: '7018820' });
  expect(emitted.at(-1)).toEqual({ type: 'site.chosen', meteringPointNo: '7018820', isChange: true });
});

test('few sites may all be shown again (site.choice)', async () => {
  const { actor, emitted, choosing, state } = begin(free, [sites, sites]);
  expect(state()).toBe('closed');
  actor.send({ type: 'sites.open' });
  const { context } = await choosing();
  expect(context.sites).toEqual(sites);
  // They are shown already.
  actor.send({ type: 'site.choose', meteringPointNo: null });
  expect([state(), emitted]).toEqual([{ open: 'choosing' }, []]);
  actor.send({ type: 'site.choose', meteringPointNo: '7018820' });
  actor.send({ type: 'sites.open' });
  expect((await choosing()).context.chosen).toBe('7018820');
  actor.send({ type: 'site.choose', meteringPointNo: null });
  expect(emitted.at(-1)).toEqual({ type: 'site.chosen', meteringPointNo: null, isChange: true });
  expect(actor.getSnapshot().context.chosen).toBeNull();
});

test('a failure is told, and may be tried again (site.failure)', async () => {
  const { actor, choosing, state } = begin(required, [new Failure({ kind: 'timedOut' }), sites]);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'failed' }));
  expect(context.failure?.kind).toBe('timedOut');
  actor.send({ type: 'sites.close' });
  expect(state()).toEqual({ open: 'failed' });
  actor.send({ type: 'sites.retry' });
  expect((await choosing()).context.failure).toBeNull();
});

test('no sites are none to choose from (site.empty)', async () => {
  const { actor, choosing } = begin(free, [new Failure({ kind: 'timedOut' }), [], sites]);
  actor.send({ type: 'sites.open' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'failed' }));
  actor.send({ type: 'sites.retry' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'empty' }));
  expect(context.failure).toBeNull();
  actor.send({ type: 'sites.retry' });
  expect((await choosing()).context.sites).toEqual(sites);
});

test('a search that takes longer than eight seconds is told of, and an answer after the dialog is closed changes nothing (site.waiting)', () => {
  vi.useFakeTimers();
  const { actor, state } = begin(free, ['never']);
  actor.send({ type: 'sites.open' });
  vi.advanceTimersByTime(7999);
  expect(state()).toEqual({ open: { finding: 'waiting' } });
  vi.advanceTimersByTime(1);
  expect(state()).toEqual({ open: { finding: 'slow' } });
  actor.send({ type: 'sites.close' });
  expect([state(), actor.getSnapshot().children.findDeliverySites]).toEqual(['closed', undefined]);
});
