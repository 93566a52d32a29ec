import { bankingDayFrom, dueDateOf, postponedDay, sharesOf } from '../../domain/invoices/index.ts';
import { addDays, addMonths, type Day, firstDayOf, lastDayOf, type Month, monthOf } from '../../domain/time/index.ts';
import {
  collectionDay,
  CORRECTED_DAYS,
  demoFees,
  paidDay,
  remindedDay,
  SENT_ANEW_DAYS,
  storyOf,
} from '../demo/invoices/stories.ts';
import type { BilledLine } from '../store/schema.ts';
import type { EnergyAccountRow } from '../store/energyAccounts.ts';
import { accountLine, accountOf, EQUALISED_DAY } from './accountBills.ts';
import { endOf, ledgerOf, monthsOnBill, type NewInvoice, type Together, usedIn } from './billed.ts';
import { demoInvoiceNo } from '../demo/invoices/invoiceNumbers.ts';

/** The day of the month after on which a month is billed: what began first, and what is billed beside it. */
const [BILLED_DAY, BILLED_EARLIER] = [12, 5];
/** The day of the month on which production is paid for. */
const PAID_FOR_DAY = 13;

const inNextMonth = (month: Month, day: number): Day =>
  bankingDayFrom(addDays(addMonths(firstDayOf(month), 1), day - 1));

/** Whether anything is billed on one of the days after one, up to another: what has no calendar needs no reckoning. */
export function isBilledWithin(after: Day | null, through: Day): boolean {
  if (after === null) return true;
  const months = [
    monthOf(addMonths(firstDayOf(monthOf(through)), -1)),
    monthOf(addMonths(firstDayOf(monthOf(through)), -2)),
  ];
  const days = months.flatMap((month) =>
    [BILLED_DAY, BILLED_EARLIER, PAID_FOR_DAY, EQUALISED_DAY].map((day) => inNextMonth(month, day)),
  );
  return monthOf(after) < (months[0] ?? '') || days.some((day) => day > after && day <= through);
}

interface Making {
  customerId: string;
  /** What was billed up to this day is there already; null: nothing is. */
  after: Day | null;
  today: Day;
  /** Those of the customer. */
  accounts: readonly EnergyAccountRow[];
}

export const isDue = (day: Day, { after, today }: Pick<Making, 'after' | 'today'>) =>
  day <= today && (after === null || day > after);
const sumOf = (lines: readonly BilledLine[]) => lines.reduce((sum, { grossCents }) => sum + grossCents, 0);

/** The bills of what is billed together, of a month or two or three each, and what became of them (`invoice.monthly`). */
export function billsOf(together: Together, index: number, making: Making): NewInvoice[] {
  const { customerId } = making;
  const months = [...new Set(together.supplies.flatMap(({ months: known }) => [...known.keys()]))].sort();
  const end = endOf(together);
  const account = accountOf(together, making.accounts);
  const dateOf = (month: Month) => inNextMonth(month, index === 0 ? BILLED_DAY : BILLED_EARLIER);
  const bills = months.flatMap((month): NewInvoice[] => {
    const invoiceDate = dateOf(month);
    if (!isDue(invoiceDate, making)) return [];
    const parts = together.supplies.map((one) => ({ one, its: monthsOnBill(one, month, dateOf) }));
    const used = parts.flatMap(({ one, its }) =>
      its.flatMap((each) => [...(one.months.get(each)?.lines ?? []), ...(one.addons.get(each) ?? [])]),
    );
    if (used.length === 0) return [];
    const fromDate = used.map((line) => line.fromDate).sort()[0] ?? firstDayOf(month);
    const toDate =
      used
        .map((line) => line.toDate)
        .sort()
        .at(-1) ?? lastDayOf(month);
    const isLast = end !== null && monthOf(end) === month;
    const ofAccount = account && parts.find(({ one }) => one.supply.point.meteringPointNo === account.meteringPointNo);
    const agreed = ofAccount?.its.length ?? 0;
    const goesByAccount = account !== undefined && agreed > 0 && fromDate >= account.startsOn && !isLast;
    const lines = goesByAccount ? [...used, accountLine(account, used, { fromDate, toDate, months: agreed })] : used;
    const contents = [...new Set(lines.map(({ content }) => content))].filter((content) => content !== 'service');
    const invoiceNo = demoInvoiceNo(customerId, month, 'bill', index);
    const dueDate = dueDateOf(invoiceDate);
    return [
      {
        invoiceNo,
        customerId,
        kind: isLast ? 'final' : contents.join() === 'districtHeat' ? 'heat' : 'supply',
        billedTogether: together.key,
        contents: contents.length > 0 ? contents : ['service'],
        meteringPointNos: [...new Set(lines.flatMap(({ meteringPointNo }) => meteringPointNo ?? []))],
        ledgerNo: ledgerOf(together),
        fromDate,
        toDate,
        invoiceDate,
        dueDate,
        amountCents: sumOf(lines),
        paidCents: sumOf(lines),
        paidOn: paidDay(invoiceNo, dueDate, invoiceDate),
        body: { lines, uses: parts.flatMap(({ one, its }) => usedIn(one, its)) },
      },
    ];
  });
  return bills.flatMap((bill, at) => {
    const story = making.after === null ? storyOf(customerId, index, bills.length - 1 - at) : null;
    return story === null ? [bill] : told(bill, story, { making, index });
  });
}

/** What has become of a bill that was not simply paid. */
function told(bill: NewInvoice, story: NonNullable<ReturnType<typeof storyOf>>, at: { making: Making; index: number }) {
  const unpaid = { ...bill, paidCents: 0, paidOn: null };
  const due = bill.dueDate ?? bill.invoiceDate;
  switch (story) {
    case 'overdue':
      return [{ ...unpaid, remindedOn: notAfter(remindedDay(due), at.making.today) }];
    case 'partlyPaid':
      return [{ ...bill, paidCents: sharesOf([bill.amountCents, bill.amountCents], 2)[0] ?? 0 }];
    case 'postponed':
      return [{ ...bill, dueDate: postponedDay(due), postponedFrom: due, paidOn: postponedDay(due) }];
    case 'atBank':
      return [{ ...bill, isAtBank: true, paidOn: due }];
    case 'credited':
      return correctedOf(bill, at);
    case 'open': {
      const isAnew = anewDay(bill, SENT_ANEW_DAYS) <= at.making.today;
      return isAnew ? correctedOf(unpaid, at, SENT_ANEW_DAYS) : [unpaid];
    }
    case 'inCollection':
      return collected(unpaid, at);
  }
}

const notAfter = (day: Day, today: Day): Day | null => (day <= today ? day : null);

const anewDay = ({ invoiceDate }: NewInvoice, days: number): Day => bankingDayFrom(addDays(invoiceDate, days));

/** A bill with a fee that should not have been there, what takes it back after so many days, and the right one. */
function correctedOf(
  bill: NewInvoice,
  { making, index }: { making: Making; index: number },
  days = CORRECTED_DAYS,
): NewInvoice[] {
  const fee: BilledLine = {
    kind: 'fee',
    name: { id: 'invoice.line.paperInvoice' },
    content: 'service',
    meteringPointNo: null,
    fromDate: bill.fromDate,
    toDate: bill.toDate,
    quantity: '1',
    unit: 'piece',
    unitPrice: '3.5',
    vatPercentage: bill.body.lines[0]?.vatPercentage ?? '0',
    grossCents: demoFees.paperInvoice,
  };
  const lines = [...bill.body.lines, fee];
  const creditedOn = anewDay(bill, days);
  const month = monthOf(bill.toDate);
  const back = lines.map((line) => ({
    ...line,
    quantity: null,
    unit: null,
    unitPrice: null,
    grossCents: -line.grossCents,
  }));
  const correctedNo = demoInvoiceNo(making.customerId, month, 'corrected', index);
  const dueDate = dueDateOf(creditedOn);
  const credit: NewInvoice = {
    ...bill,
    invoiceNo: demoInvoiceNo(making.customerId, month, 'credit', index),
    kind: 'credit',
    invoiceDate: creditedOn,
    dueDate: null,
    amountCents: sumOf(back),
    paidCents: 0,
    paidOn: creditedOn,
    body: { lines: back, uses: [] },
  };
  return [
    { ...bill, amountCents: sumOf(lines), paidCents: 0, paidOn: null, creditedOn, body: { ...bill.body, lines } },
    credit,
    {
      ...bill,
      invoiceNo: correctedNo,
      invoiceDate: creditedOn,
      dueDate,
      // Where the wrong one was not paid, neither is the right one.
      paidOn: bill.paidOn && paidDay(correctedNo, dueDate, creditedOn),
    },
  ];
}

/** A bill that nobody has paid, and the notice of its collection, which asks for what that costs. */
function collected(unpaid: NewInvoice, { making, index }: { making: Making; index: number }): NewInvoice[] {
  const due = unpaid.dueDate ?? unpaid.invoiceDate;
  const day = collectionDay(due);
  if (day > making.today) return [{ ...unpaid, remindedOn: notAfter(remindedDay(due), making.today) }];
  const fee = (id: string, grossCents: number): BilledLine => ({
    kind: 'fee',
    name: { id },
    content: 'service',
    meteringPointNo: null,
    fromDate: unpaid.fromDate,
    toDate: unpaid.toDate,
    quantity: null,
    unit: null,
    unitPrice: null,
    vatPercentage: '0',
    grossCents,
  });
  const lines = [fee('invoice.line.reminder', demoFees.reminder), fee('invoice.line.collection', demoFees.collection)];
  return [
    { ...unpaid, remindedOn: remindedDay(due), inCollectionFrom: day },
    {
      ...unpaid,
      invoiceNo: demoInvoiceNo(making.customerId, monthOf(unpaid.toDate), 'collection', index),
      kind: 'collection',
      invoiceDate: day,
      dueDate: dueDateOf(day),
      inCollectionFrom: day,
      amountCents: sumOf(lines),
      body: { lines, uses: [] },
    },
  ];
}

/** What is paid for own production, month by month (`invoice.production`). */
export function productionOf(together: Together, index: number, making: Making): NewInvoice[] {
  const months = [...new Set(together.supplies.flatMap(({ production }) => [...production.keys()]))].sort();
  return months.flatMap((month): NewInvoice[] => {
    const invoiceDate = inNextMonth(month, PAID_FOR_DAY);
    const lines = together.supplies.flatMap(({ production }) => production.get(month)?.lines ?? []);
    if (!isDue(invoiceDate, making) || sumOf(lines) >= 0) return [];
    return [
      {
        invoiceNo: demoInvoiceNo(making.customerId, month, 'production', index),
        customerId: making.customerId,
        kind: 'credit',
        billedTogether: `${together.key}/production`,
        contents: ['production'],
        meteringPointNos: [...new Set(lines.flatMap(({ meteringPointNo }) => meteringPointNo ?? []))],
        ledgerNo: ledgerOf(together),
        fromDate: lines.map(({ fromDate }) => fromDate).sort()[0] ?? firstDayOf(month),
        toDate:
          lines
            .map(({ toDate }) => toDate)
            .sort()
            .at(-1) ?? lastDayOf(month),
        invoiceDate,
        dueDate: null,
        amountCents: sumOf(lines),
        paidOn: invoiceDate,
        body: { lines, uses: [] },
      },
    ];
  });
}
