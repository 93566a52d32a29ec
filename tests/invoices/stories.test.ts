import { expect, test } from 'vitest';
import { postponement } from '../../domain/invoices/index.ts';
import { addDays, addMonths, type Day, firstDayOf, monthOf } from '../../domain/time/index.ts';
import type { Together } from '../../server/invoices/billed.ts';
import { billsOf } from '../../server/invoices/makeBills.ts';

const sari = '40163350';
const lines = [{ kind: 'energy', content: 'electricity', vatPercentage: '25.5', grossCents: 4180 }];

/** What she has used in the three months before a day. */
function usedUntil(today: Day): Together {
  const months = [1, 2, 3].map((back) => monthOf(addMonths(firstDayOf(monthOf(today)), -back)));
  const known = new Map(
    months.map((month) => {
      const [fromDate, toDate] = [firstDayOf(month), addDays(addMonths(firstDayOf(month), 1), -1)];
      return [month, { month, wattHours: 1, use: null, lines: lines.map((line) => ({ ...line, fromDate, toDate })) }];
    }),
  );
  const supply = { contracts: [], production: [] };
  return { key: '1', supplies: [{ supply, months: known, production: new Map(), addons: new Map() }] } as never;
}

test('on every day of four years her newest unpaid invoice may be postponed, and none else (demo.invoices)', () => {
  const without: string[] = [];
  for (let today = '2026-01-01'; today < '2030-01-01'; today = addDays(today, 1)) {
    const bills = billsOf(usedUntil(today), 0, { customerId: sari, after: null, today, accounts: [] });
    const open = bills.filter(
      (bill) =>
        postponement(
          {
            ...bill,
            dueDate: bill.dueDate ?? null,
            paidCents: bill.paidCents ?? 0,
            paidOn: bill.paidOn ?? null,
            creditedOn: bill.creditedOn ?? null,
            inCollectionFrom: null,
            postponedFrom: null,
            isAtBank: false,
          },
          today,
        ).dueDate !== null && bill.paidOn === null,
    );
    if (open.length !== 1) without.push(`${today}: ${open.length}`);
    expect(bills.every(({ invoiceDate }) => invoiceDate <= today)).toBe(true);
  }
  expect(without).toEqual([]);
});
