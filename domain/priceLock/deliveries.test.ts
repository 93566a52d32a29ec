import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '../time/index.ts';
import { type Delivery, pricesWithLock, withLock, withoutLock } from './index.ts';

const delivery = (tariffNo: number, tariffFromDate: string, tariffToDate: string | null = null): Delivery => ({
  tariffNo,
  tariffFromDate,
  tariffToDate,
});
const tarka = delivery(309, '2024-03-01');
const january = delivery(478, '2027-01-01', '2027-01-31');
const withJanuary = [delivery(309, '2024-03-01', '2026-12-31'), january, delivery(309, '2027-02-01')];
const taken = { lockFrom: '2027-01-01', running: delivery(309, '2024-03-01'), today: '2026-12-03' };

describe('the tariffs of a contract that is locked (priceLock.made)', () => {
  test('run on after the month', () => {
    expect(withLock([tarka], january)).toEqual(withJanuary);
  });

  test('of one that ends within the month end with it', () => {
    expect(withLock([delivery(309, '2024-03-01', '2027-01-15')], delivery(478, '2027-01-01', '2027-01-15'))).toEqual([
      delivery(309, '2024-03-01', '2026-12-31'),
      delivery(478, '2027-01-01', '2027-01-15'),
    ]);
  });

  test('one month after the other', () => {
    const both = withLock(withJanuary, delivery(478, '2027-02-01', '2027-02-28'));
    expect(both.map(({ tariffNo, tariffFromDate }) => [tariffNo, tariffFromDate])).toEqual([
      [309, '2024-03-01'],
      [478, '2027-01-01'],
      [478, '2027-02-01'],
      [309, '2027-03-01'],
    ]);
    expect(withoutLock(both, { ...taken, lockFrom: '2027-02-01' })).toEqual(withJanuary);
  });
});

describe('and of one whose lock was withdrawn from (priceLock.withdrawn)', () => {
  test('are as they were', () => {
    expect(withoutLock(withJanuary, taken)).toEqual([tarka]);
  });

  test('where it has begun run from the next day on', () => {
    expect(withoutLock(withJanuary, { ...taken, today: '2027-01-10' })).toEqual([
      delivery(309, '2024-03-01', '2026-12-31'),
      delivery(478, '2027-01-01', '2027-01-10'),
      delivery(309, '2027-01-11'),
    ]);
  });

  test('where nothing runs beside it are those of the contract', () => {
    const alone = [delivery(478, '2026-12-01', '2026-12-31'), january];
    expect(withoutLock(alone, taken)).toEqual([
      delivery(478, '2026-12-01', '2026-12-31'),
      delivery(309, '2027-01-01', '2027-01-31'),
    ]);
  });

  test('where it is over, or there is none, stay', () => {
    expect(withoutLock(withJanuary, { ...taken, today: '2027-02-01' })).toEqual(withJanuary);
    expect(withoutLock([tarka], taken)).toEqual([tarka]);
  });

  test('locking and withdrawing leaves what there was, and no day without a tariff', () => {
    const months = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(months, fc.option(fc.integer({ min: 0, max: 400 })), (ahead, length) => {
        const from = firstDayOf(monthOf(addMonths('2026-12-01', ahead)));
        const end = length === null ? null : addDays(from, length);
        const held = [delivery(309, '2024-03-01', end)];
        const last = lastDayOf(monthOf(from));
        const lock = delivery(478, from, end !== null && end < last ? end : last);
        const locked = withLock(held, lock);
        for (const [at, { tariffToDate }] of locked.slice(0, -1).entries())
          expect(addDays(tariffToDate ?? '', 1)).toBe(locked[at + 1]?.tariffFromDate);
        expect(locked.at(-1)?.tariffToDate).toBe(end);
        expect(withoutLock(locked, { ...taken, lockFrom: from })).toEqual(held);
      }),
    );
  });
});

test('a locked month has a price of energy of its own, and the other prices of its contract (priceLock.made)', () => {
  const prices = [
    { kind: 'margin', amount: '0.69', unit: 'c/kWh' },
    { kind: 'baseFee', amount: '4.20', unit: 'EUR/month' },
  ];
  expect(pricesWithLock(prices, { amount: '6.95', unit: 'c/kWh' })).toEqual([
    { kind: 'baseFee', amount: '4.20', unit: 'EUR/month' },
    { kind: 'energy', amount: '6.95', unit: 'c/kWh', fromDate: null },
  ]);
  expect(pricesWithLock(prices, null)).toEqual(prices);
});
