import { bankingDayFrom, dueDateOf, equalisingMonths } from '../../domain/invoices/index.ts';
import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import { addDays, addMonths, type Day, firstDayOf, type Month, monthOf } from '../../domain/time/index.ts';
import { demoInvoiceNo } from '../demo/invoices/invoiceNumbers.ts';
import { paidDay } from '../demo/invoices/stories.ts';
import type { EnergyAccountRow } from '../store/energyAccounts.ts';
import type { BilledLine } from '../store/schema.ts';
import type { NewInvoice, Together } from './billed.ts';

/** The day of its month on which an account is equalised, or the first banking day from then on. */
export const EQUALISED_DAY = 20;

/** On which day an account is equalised in a month (`account.equalised`). */
export const equalisingDay = (month: Month): Day => bankingDayFrom(addDays(firstDayOf(month), EQUALISED_DAY - 1));

/** A bill as far as an account asks. */
export type AccountBill = Pick<
  NewInvoice,
  'kind' | 'fromDate' | 'toDate' | 'amountCents' | 'meteringPointNos' | 'creditedOn' | 'body'
>;

/** What of a bill was charged beyond what was used, in cents; null where it does not go by an account (`account.sum`). */
export function aheadCents({ body: { lines } }: Pick<AccountBill, 'body'>): number | null {
  const own = lines.filter(({ kind }) => kind === 'account');
  return own.length === 0 ? null : own.reduce((sum, { grossCents }) => sum + grossCents, 0);
}

/** The account by which what is billed together goes; undefined where it goes by none. */
export const accountOf = ({ supplies }: Together, accounts: readonly EnergyAccountRow[]) =>
  accounts.find(({ meteringPointNo }) =>
    supplies.some(({ supply }) => supply.point.meteringPointNo === meteringPointNo),
  );

/** What makes the lines of a bill sum to what was agreed for each of its months (`account.sum`). */
export function accountLine(
  { monthlyCents, meteringPointNo }: EnergyAccountRow,
  lines: readonly BilledLine[],
  { fromDate, toDate, months }: { fromDate: Day; toDate: Day; months: number },
): BilledLine {
  return {
    ...differenceLine({ fromDate, toDate, meteringPointNo }),
    kind: 'account',
    name: { id: 'invoice.line.account' },
    grossCents: monthlyCents * months - lines.reduce((sum, { grossCents }) => sum + grossCents, 0),
  };
}

const differenceLine = ({ toDate, ...more }: Pick<BilledLine, 'fromDate' | 'toDate' | 'meteringPointNo'>) => ({
  ...more,
  toDate,
  content: 'service' as const,
  quantity: null,
  unit: null,
  unitPrice: null,
  vatPercentage: vatPercentageOn(toDate),
});

/**
 * What equalises an account, once a year: what was used in its bills since the last time and not charged is charged, and what was
 * charged and not used is paid back (`account.equalised`).
 *
 * @param bills all of the customer, the oldest first
 * @param isDue whether what is sent on a day is to be made now
 */
export function equalisingsOf(
  account: EnergyAccountRow,
  bills: readonly AccountBill[],
  { today, isDue }: { today: Day; isDue(day: Day): boolean },
): NewInvoice[] {
  const { customerId, ledgerNo, meteringPointNo, startsOn, equalisingMonth } = account;
  return equalisingMonths(startsOn, equalisingMonth, monthOf(today)).flatMap((month): NewInvoice[] => {
    const invoiceDate = equalisingDay(month);
    if (!isDue(invoiceDate)) return [];
    const from = addMonths(firstDayOf(month), -12);
    const ofYear = bills.filter(
      (bill) => bill.toDate >= from && bill.toDate < firstDayOf(month) && isOfAccount(account, bill),
    );
    const cents = -ofYear.reduce((sum, bill) => sum + (aheadCents(bill) ?? 0), 0);
    const [first, last] = [ofYear[0], ofYear.at(-1)];
    if (!first || !last || cents === 0) return [];
    const days = { fromDate: first.fromDate, toDate: last.toDate };
    const invoiceNo = demoInvoiceNo(customerId, monthOf(last.toDate), 'equalising');
    const dueDate = cents > 0 ? dueDateOf(invoiceDate) : null;
    const line = { ...differenceLine({ ...days, meteringPointNo }), kind: 'adjustment' as const, grossCents: cents };
    return [
      {
        invoiceNo,
        customerId,
        kind: 'equalising',
        billedTogether: `${meteringPointNo}/account`,
        contents: ['electricity'],
        meteringPointNos: [meteringPointNo],
        ledgerNo,
        ...days,
        invoiceDate,
        dueDate,
        amountCents: cents,
        paidCents: Math.max(0, cents),
        paidOn: dueDate === null ? invoiceDate : paidDay(invoiceNo, dueDate, invoiceDate),
        body: { lines: [{ ...line, name: { id: 'invoice.line.equalising' } }], uses: [] },
      },
    ];
  });
}

/** Whether a bill that holds goes by an account, or equalises it. */
export const isOfAccount = ({ meteringPointNo }: EnergyAccountRow, bill: AccountBill): boolean =>
  !bill.creditedOn &&
  bill.kind !== 'credit' &&
  bill.meteringPointNos.includes(meteringPointNo) &&
  (bill.kind === 'equalising' || aheadCents(bill) !== null);
