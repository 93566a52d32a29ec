import { expect, test } from 'vitest';
import { result } from '../../../machines/order/model/parts.ts';
import type { AnalyticsEvent } from '../../platform/analytics.ts';
import { countProven, countUnproven } from './later/proofCounts.ts';
import { beginCounts, hasEnded } from './orderCounts.ts';

const product = 'order.talvi.kiintea-24';

/** A tab, and what its analytics were told. */
function openTab() {
  let kept: string | null = null;
  const told: AnalyticsEvent[] = [];
  const store = { read: () => kept, write: (_key: string, value: string | null) => void (kept = value) };
  const tell = (event: AnalyticsEvent) => void told.push(event);
  return { store, told, tell, begin: () => beginCounts(store, product, tell) };
}

const phase = (of: string) => ({ event: 'contractFormPhase', phase: of });
const interrupted = (reason: string) => ({ event: 'contractFormInterrupted', reason });

test('each phase and each reason is counted once, however often the page is loaded (order.interruption)', () => {
  const { told, begin } = openTab();
  for (const counts of [begin(), begin()]) {
    counts.phase('product');
    counts.phase('person');
    counts.phase('product');
    counts.interruption('failed');
    counts.interruption('failed');
    counts.interruption('outdated');
  }
  expect(told).toEqual([phase('product'), phase('person'), interrupted('failed'), interrupted('outdated')]);
});

test('the end of an order counts with it, and the next order of the product afresh (order.interruption)', () => {
  const { told, begin } = openTab();
  const first = begin();
  first.phase('product');
  first.end();
  first.phase('product');
  first.phase('sent');
  begin().phase('product');
  begin().phase('sent');
  expect(told).toEqual([phase('product'), phase('sent'), phase('product'), phase('sent')]);
});

test('it is known once whether the one before has ended; one that was given up has not (order.loadedAnew)', () => {
  const { store, told, begin } = openTab();
  const first = begin();
  first.phase('product');
  first.startAgain();
  expect(hasEnded(store, product)).toBe(false);
  const second = begin();
  second.phase('product');
  second.end();
  expect(hasEnded(store, product)).toBe(true);
  begin();
  expect([hasEnded(store, product), told]).toEqual([false, [phase('product'), phase('product')]]);
});

test('an order that was proven counts by what it has come to, once (order.interruption, verification.verified)', () => {
  const { store, told, tell } = openTab();
  const notCreditable = { ...result, orderId: 'two', isCreditable: false, importNo: null };
  const notImported = { ...result, orderId: 'three', importNo: null };
  for (const one of [result, result, notCreditable, notCreditable, notImported]) countProven(store, one, tell);
  expect(told).toEqual([phase('sent'), interrupted('notCreditable'), interrupted('notImported')]);
});

test('a proof that was not taken counts by its reason, once for an order (order.interruption, verification.refused)', () => {
  const { store, told, tell } = openTab();
  const codes = ['VERIFICATION_ERROR', 'VERIFICATION_ERROR', null, 'ORDER_NOT_FOUND'] as const;
  for (const code of codes) countUnproven(store, code, tell);
  countProven(store, result, tell);
  for (const code of ['VERIFICATION_ERROR', 'VERIFICATION_EXPIRED', 'VERIFICATION_CANCELLED'] as const)
    countUnproven(store, code, tell);
  expect(told).toEqual([
    interrupted('anotherPerson'),
    interrupted('failed'),
    phase('sent'),
    interrupted('anotherPerson'),
    interrupted('expired'),
    interrupted('cancelled'),
  ]);
});

test('nothing that names a person or a contract is kept or told (order.interruption)', () => {
  const { store, told, tell } = openTab();
  countProven(store, result, tell);
  expect([told, store.read()]).toEqual([
    [phase('sent')],
    JSON.stringify({ [result.orderId]: { events: ['phase sent'], isOver: false } }),
  ]);
});
