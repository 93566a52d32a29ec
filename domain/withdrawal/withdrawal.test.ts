import { describe, expect, test } from 'vitest';
import { lastWithdrawalDay } from '../orders/index.ts';
import { receiptNumber, usedCents, withdrawalFaults, withdrawalState, withdrawerName } from './index.ts';

const order = { customerType: 'B2C', confirmedOn: '2026-11-21', isWithdrawn: false } as const;

describe('the time of withdrawal', () => {
  test('is 14 days from the confirmation, its last one among them (withdrawal.time)', () => {
    expect(lastWithdrawalDay('2026-11-21')).toBe('2026-12-05');
    expect(withdrawalState(order, '2026-12-05')).toBe('open');
    expect(withdrawalState(order, '2026-12-06')).toBe('over');
  });

  test('is none of a company’s (withdrawal.company)', () => {
    expect(withdrawalState({ ...order, customerType: 'B2B' }, '2026-11-22')).toBe('company');
  });

  test('is of no more meaning once it was withdrawn, also when it is over (withdrawal.once)', () => {
    expect(withdrawalState({ ...order, isWithdrawn: true }, '2026-12-24')).toBe('withdrawn');
  });
});

describe('what was used', () => {
  const supply = { startDate: '2026-11-23', isEarlyStartWished: true, monthlyCents: 3650 };

  test('is charged by the day, from the first day to today (withdrawal.used)', () => {
    expect(usedCents(supply, '2026-11-23')).toBe(120);
    expect(usedCents(supply, '2026-11-27')).toBe(600);
  });

  test('is nothing before supply has begun, without the box, and where nothing can be estimated (withdrawal.used)', () => {
    expect(usedCents(supply, '2026-11-22')).toBeNull();
    expect(usedCents({ ...supply, startDate: null }, '2026-11-27')).toBeNull();
    expect(usedCents({ ...supply, isEarlyStartWished: false }, '2026-11-27')).toBeNull();
    expect(usedCents({ ...supply, monthlyCents: null }, '2026-11-27')).toBeNull();
  });
});

test('it says who withdraws and where the receipt goes, and in one’s own words what from (withdrawal.holds)', () => {
  expect(withdrawalFaults({ name: 'Aino', email: 'aino@kajo.example' })).toEqual([]);
  expect(withdrawalFaults({ name: ' \u200e', email: '', text: '\u0000 ' })).toEqual([
    { field: 'name', rule: 'required' },
    { field: 'email', rule: 'required' },
    { field: 'text', rule: 'required' },
  ]);
  expect(withdrawalFaults({ name: 'Aino', email: 'aino@' })).toEqual([{ field: 'email', rule: 'format' }]);
});

test('whoever withdraws has a name of one line (identifiers.line)', () => {
  expect(withdrawerName(' Aino\r\n\nMäkelä\u0007 ')).toBe('Aino Mäkelä');
});

test('a receipt has a number of the year (withdrawal.receipt)', () => {
  expect(receiptNumber('2026-11-21', 418)).toBe('PR-2026-000418');
});
