import { describe, expect, test } from 'vitest';
import {
  addDays,
  formatPriceLockPeriod,
  isPriceLockWindowOpen,
  nextPriceLockWindow,
  priceLockPeriod,
  priceLockWindow,
  weekdayOf,
} from './index.ts';

describe('the price-lock window (time.priceLockWindow)', () => {
  test.each([
    ['2026-12', '2026-12-01', '2026-12-03'],
    ['2027-01', '2027-01-05', '2027-01-07'],
    ['2027-02', '2027-02-02', '2027-02-04'],
    ['2026-02', '2026-02-03', '2026-02-05'],
    ['2026-07', '2026-07-07', '2026-07-09'],
  ])('of %s is from %s to %s', (month, from, to) => {
    expect(priceLockWindow(month)).toEqual({ from, to });
  });

  test('is open on three days of each month, the first of them a Tuesday of its first week', () => {
    const open: string[] = [];
    for (let day = '2026-01-01'; day <= '2030-12-31'; day = addDays(day, 1)) {
      if (isPriceLockWindowOpen(day)) open.push(day);
    }
    expect(open).toHaveLength(5 * 12 * 3);
    const firsts = open.filter((_, index) => index % 3 === 0);
    expect(firsts.every((day) => weekdayOf(day) === 2 && Number(day.slice(8)) <= 7)).toBe(true);
    expect(open).toEqual(firsts.flatMap((day) => [day, addDays(day, 1), addDays(day, 2)]));
  });

  test('what is no month is refused aloud', () => {
    expect(() => priceLockWindow('2026-00')).toThrow(RangeError);
  });

  test.each([
    ['2026-11-21', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['2026-12-03', '2026-12-01'],
    ['2026-12-04', '2027-01-05'],
    ['2027-01-31', '2027-02-02'],
  ])('on %s the next one opens on %s (time.nextPriceLockWindow)', (today, opens) => {
    expect(nextPriceLockWindow(today).from).toBe(opens);
  });
});

describe('the price-lock period (time.priceLockPeriod)', () => {
  test.each([
    ['2026-12-02', '2027-01-01', '2027-01-31', '01.01.–31.01.2027'],
    ['2027-01-31', '2027-02-01', '2027-02-28', '01.02.–28.02.2027'],
    ['2028-01-31', '2028-02-01', '2028-02-29', '01.02.–29.02.2028'],
    ['2026-03-03', '2026-04-01', '2026-04-30', '01.04.–30.04.2026'],
  ])('locked on %s it is the next month, %s to %s, printed %s (time.form)', (today, from, to, printed) => {
    expect(priceLockPeriod(today)).toEqual({ from, to });
    expect(formatPriceLockPeriod(priceLockPeriod(today))).toBe(printed);
  });
});
