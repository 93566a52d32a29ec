import { balancesOf, centsText, equalisingMonths } from '../../domain/invoices/index.ts';
import { addMonths, type Day, firstDayOf, monthOf } from '../../domain/time/index.ts';
import type { EnergyAccount } from '../../domain/types.ts';
import { aheadCents, equalisingDay, isOfAccount } from '../invoices/accountBills.ts';
import type { findBillsOfAccounts, findEnergyAccounts } from '../store/energyAccounts.ts';
import { siteLine } from './invoices.ts';

type Found = Awaited<ReturnType<typeof findEnergyAccounts>>[number];
type Bill = Awaited<ReturnType<typeof findBillsOfAccounts>>[number];

const euros = (cents: number | null) => (cents === null ? null : centsText(cents));

/** An account with its statements, the oldest first, and its balance after each of them (`account.told`). */
export function energyAccountView({ account, site }: Found, bills: readonly Bill[], today: Day): EnergyAccount {
  const own = bills
    .filter((bill) => isOfAccount(account, bill))
    .map((bill) => ({ ...bill, chargedCents: bill.amountCents, usedCents: usedOf(bill) }));
  const balances = balancesOf(own);
  const { lowestCents, mostOwedCents } = account;
  return {
    ledgerNo: account.ledgerNo,
    kind: account.kind,
    address: siteLine(site),
    monthlyAmount: centsText(account.monthlyCents),
    startsOn: account.startsOn,
    balance: centsText(balances.at(-1) ?? 0),
    nextEqualising: nextEqualising(account, today),
    lowestAmount: euros(lowestCents),
    mostOwed: euros(mostOwedCents),
    statements: own.map((bill, at) => ({
      invoiceNo: bill.invoiceNo,
      isEqualising: bill.kind === 'equalising',
      fromDate: bill.fromDate,
      toDate: bill.toDate,
      charged: centsText(bill.chargedCents),
      used: centsText(bill.usedCents),
      balance: centsText(balances[at] ?? 0),
    })),
  };
}

/** What was used in the time of a bill, with fees and services; what equalises uses nothing. */
const usedOf = (bill: Bill): number => (bill.kind === 'equalising' ? 0 : bill.amountCents - (aheadCents(bill) ?? 0));

/** The first month whose equalising is still to come. */
function nextEqualising({ startsOn, equalisingMonth }: Found['account'], today: Day): string {
  const inAYear = monthOf(addMonths(firstDayOf(monthOf(startsOn > today ? startsOn : today)), 12));
  const months = equalisingMonths(startsOn, equalisingMonth, inAYear);
  return months.find((month) => equalisingDay(month) > today) ?? inAYear;
}
