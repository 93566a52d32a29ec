import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayStart, helsinkiToday, isPriceLockWindowOpen, weekdayOf } from '../time/index.ts';
import { lockBreakEven, lockDay, lockWindow, monthsLockPaid, whyNoPriceLock, type LockableContract } from './index.ts';

const HOUR = 3_600_000;
const delivery = (tariffNo: number, tariffFromDate: string, tariffToDate: string | null = null) => ({
  tariffNo,
  tariffFromDate,
  tariffToDate,
});
const tarka: LockableContract = {
  contractTypeNo: 0,
  contractGroupNo: 2,
  status: 'A',
  startDate: '2024-03-01',
  endDate: null,
  deliveryDetails: [delivery(309, '2024-03-01')],
};
const having = (...deliveryDetails: LockableContract['deliveryDetails']) => ({ ...tarka, deliveryDetails });
/** Locked for December, and the running formula again afterwards. */
const locked = having(
  delivery(309, '2024-03-01', '2026-11-30'),
  delivery(478, '2026-12-01', '2026-12-31'),
  delivery(309, '2027-01-01'),
);

describe('whose price may be locked (priceLock.eligible, priceLock.tariffs)', () => {
  test.each<[string, LockableContract, string, string | null]>([
    ['one that has Tarka', tarka, '2026-12-01', null],
    ['one of another of its tariffs', having(delivery(438, '2024-03-01')), '2026-12-01', null],
    ['one of another product', having(delivery(594, '2024-03-01')), '2026-12-01', 'tariff'],
    [
      'one that has Tarka in a month',
      having(delivery(594, '2024-03-01', '2026-12-31'), delivery(309, '2027-01-01')),
      '2026-12-01',
      null,
    ],
    [
      'the day before that',
      having(delivery(594, '2024-03-01', '2026-12-31'), delivery(309, '2027-01-01')),
      '2026-11-30',
      'tariff',
    ],
    [
      'on the last day of it',
      having(delivery(309, '2024-03-01', '2026-12-01'), delivery(594, '2026-12-02')),
      '2026-12-01',
      null,
    ],
    [
      'the day after',
      having(delivery(309, '2024-03-01', '2026-12-01'), delivery(594, '2026-12-02')),
      '2026-12-02',
      'tariff',
    ],
    ['one that has a lock to come', locked, '2026-11-30', 'locked'],
    ['one whose lock is in its last month', locked, '2026-12-01', null],
    ['one whose lock has ended', locked, '2027-01-05', null],
    [
      'one locked for another month as well',
      having(delivery(478, '2026-12-01', '2027-01-31'), delivery(309, '2027-02-01')),
      '2026-12-31',
      'locked',
    ],
    [
      'one locked until further notice',
      having(delivery(478, '2026-12-01'), delivery(309, '2024-03-01')),
      '2026-12-02',
      'locked',
    ],
    ['one given notice of', { ...tarka, status: 'M', endDate: '2027-06-30' }, '2026-12-01', 'notActive'],
    ['one that has not begun', { ...tarka, status: 'O', startDate: '2026-12-15' }, '2026-12-01', 'notActive'],
    ['heat', { ...tarka, contractTypeNo: 20 }, '2026-12-01', 'tariff'],
    ['one of another product to come', { ...having(delivery(594, '2026-12-15')), status: 'O' }, '2026-12-01', 'tariff'],
    ['one that ends before the month', { ...tarka, endDate: '2026-12-31' }, '2026-12-01', 'ends'],
    ['one that ends on its first day', { ...tarka, endDate: '2027-01-01' }, '2026-12-01', null],
  ])('%s', (_which, contract, today, why) => {
    expect(whyNoPriceLock(contract, today)).toBe(why);
  });
});

describe('when it may be locked (priceLock.window)', () => {
  const at = (text: string) => lockWindow(Date.parse(text), true);

  test.each([
    // Winter time: midnight is 22.00 UTC.
    ['2026-11-30T21:59:59.999Z', false],
    ['2026-11-30T22:00:00.000Z', true],
    ['2026-12-03T21:59:59.999Z', true],
    ['2026-12-03T22:00:00.000Z', false],
    // Summer time: 21.00.
    ['2026-04-06T20:59:59.999Z', false],
    ['2026-04-06T21:00:00.000Z', true],
    ['2026-04-09T20:59:59.999Z', true],
    ['2026-04-09T21:00:00.000Z', false],
    // The first window after the clocks went forward, and after they went back.
    ['2027-04-05T21:00:00.000Z', true],
    ['2027-04-05T20:59:59.999Z', false],
    ['2026-11-02T22:00:00.000Z', true],
    ['2026-11-02T21:59:59.999Z', false],
  ])('at %s it is open: %s', (now, isOpen) => {
    expect(at(now).isOpen).toBe(isOpen);
  });

  test('closed, it opens next on a first Tuesday, over the night on which the clocks change', () => {
    const { days, opensAt, closesAt, isOpen } = at('2026-10-20T10:00:00Z');
    expect([isOpen, days]).toEqual([false, { from: '2026-11-03', to: '2026-11-05' }]);
    expect([opensAt, closesAt]).toEqual([Date.parse('2026-11-02T22:00:00Z'), Date.parse('2026-11-05T22:00:00Z')]);
  });

  test.each([
    ['2026-11-30T21:59:59.999Z', '2026-12-01'],
    ['2026-11-30T22:00:00.000Z', '2026-12-01'],
    ['2026-12-02T21:59:59.999Z', '2026-12-02'],
    ['2026-12-03T21:59:59.999Z', '2026-12-03'],
    ['2026-12-03T22:00:00.000Z', '2027-01-05'],
    ['2027-07-05T20:59:59.999Z', '2027-07-06'],
    ['2027-07-08T20:59:59.999Z', '2027-07-08'],
    ['2027-07-08T21:00:00.000Z', '2027-08-03'],
  ])('at %s whose price may be locked is judged by %s (priceLock.day)', (now, day) => {
    expect([lockDay(Date.parse(now), true), lockDay(Date.parse(now), false)]).toEqual([
      day,
      helsinkiToday(Date.parse(now)),
    ]);
  });

  test('without the new logic it is always open (priceLock.oldLogic)', () => {
    expect(lockWindow(Date.parse('2026-11-21T10:00:00Z'), false)).toEqual({
      isOpen: true,
      days: null,
      opensAt: null,
      closesAt: null,
    });
  });

  const instants = fc.integer({ min: Date.parse('2024-01-01T00:00:00Z'), max: Date.parse('2036-01-01T00:00:00Z') });
  test('it is open on three whole Helsinki days of the first week, and never ends in the past', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const { isOpen, days, opensAt, closesAt } = lockWindow(now, true);
        const [from, to] = [opensAt ?? 0, closesAt ?? 0];
        expect(isOpen).toBe(isPriceLockWindowOpen(helsinkiToday(now)));
        expect(to - from).toBe(72 * HOUR);
        expect(to > now && from === dayStart(days?.from ?? '')).toBe(true);
        expect([weekdayOf(days?.from ?? ''), Number(days?.from.slice(8)) <= 7]).toEqual([2, true]);
        // A month and a week are more than there is between two of them.
        expect(from - now).toBeLessThan(39 * 24 * HOUR);
      }),
    );
  });
});

describe('what it would have come to', () => {
  const month = (use: number[], prices: number[]) => ({ use, prices: Float64Array.from(prices) });

  test('it pays off above the lock less the margin where every hour is used alike (priceLock.breakEven)', () => {
    const year = [month([1, 1], [4, 8]), month([2, 2], [2, 10])];
    expect(lockBreakEven(year, { margin: 0.5, locked: 6.5 })).toBeCloseTo(6, 10);
  });

  test('who uses the cheap hours needs a dearer exchange', () => {
    const cheap = lockBreakEven([month([3, 1], [4, 8])], { margin: 0.5, locked: 6.5 });
    const dear = lockBreakEven([month([1, 3], [4, 8])], { margin: 0.5, locked: 6.5 });
    expect([cheap, dear]).toEqual([7, 5]);
  });

  test('at the break-even both cost the same', () => {
    const values = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: -20, max: 400 })), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(values, fc.integer({ min: 10, max: 200 }), (hours, tenths) => {
        const use = hours.map(([own]) => own);
        const prices = hours.map(([, price]) => price / 10);
        const formula = { margin: 0.59, locked: tenths / 10 };
        const flat = lockBreakEven([month(use, prices)], formula) ?? NaN;
        const plain = prices.reduce((sum, price) => sum + price, 0) / prices.length;
        // The same hours, at a level at which their mean is that of the break-even.
        const all = use.reduce((sum, own) => sum + own, 0);
        const running = use.reduce((sum, own, at) => sum + own * ((prices[at] ?? 0) - plain + flat + 0.59), 0);
        expect(running / all).toBeCloseTo(formula.locked, 6);
      }),
    );
  });

  test('of the months that are known those are counted in which it would have cost less (priceLock.months)', () => {
    const months = [month([1], [9]), month([1], [5]), month([1], [5.5]), month([1], [NaN]), month([0], [9])];
    expect(monthsLockPaid(months, { margin: 0.5, locked: 6 })).toEqual({ paid: 1, known: 3 });
    expect(lockBreakEven([month([1], [NaN])], { margin: 0.5, locked: 6 })).toBeNull();
  });
});
