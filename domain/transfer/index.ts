import { groupOf, kindOf, type ContractTerm } from '../contracts/index.ts';
import { contactFaults, faultsOfAddress, type OrderFault } from '../orders/index.ts';
import { addDays, addMonths, firstDayOf, isDay, type Day } from '../time/index.ts';
import type {
  ConsentGiven,
  Contract,
  CustomerType,
  NewTransfer,
  TransferAcceptance,
  TransferOfContract,
} from '../types.ts';

/** So far ahead a contract may be handed over. */
const LATEST_DAYS = 90;

/** What a new holder is to have read before they take a contract over, and gets with the confirmation (`transfer.offer`). */
export const offeredDocuments = ['electricity-terms', 'price-list', 'withdrawal-form'] as const;

export type TransferObstacle = NonNullable<TransferOfContract['obstacle']>;

type Handed = ContractTerm & Pick<Contract, 'contractTypeNo' | 'contractGroupNo'>;

/**
 * Why a contract cannot be handed over by its holder alone; null where it can (`transfer.which`): a private person's running
 * contract of electricity. Heat and small production go with the building, a company's contract with the company.
 */
export function transferObstacle(contract: Handed, customerType: CustomerType, today: Day): TransferObstacle | null {
  const kind = kindOf(contract);
  if (kind !== 'electricity') return kind;
  if (customerType === 'B2B') return 'company';
  const group = groupOf(contract, today);
  if (group === 'ending') return 'ending';
  return group === 'active' && transferDays(contract, today) !== null ? null : 'notInForce';
}

/**
 * From when on a contract may be the new holder's (`transfer.days`): from tomorrow on, as the present holder's last day is
 * the one before, at most 90 days ahead, and within the contract's term. Null where no day is left.
 */
export function transferDays(
  { startDate, endDate }: Pick<ContractTerm, 'startDate' | 'endDate'>,
  today: Day,
): { first: Day; last: Day } | null {
  const first = addDays(startDate > today ? startDate : today, 1);
  const latest = addDays(today, LATEST_DAYS);
  const last = endDate !== null && endDate < latest ? endDate : latest;
  return first <= last ? { first, last } : null;
}

/** The day that a form begins with: the first of a month a week ahead or more, as people move then, if it may be chosen. */
export function suggestedDay({ first, last }: { first: Day; last: Day }): Day {
  const day = firstDayOf(addMonths(addDays(first, 6), 1).slice(0, 7));
  return day <= last ? day : last;
}

/** What the present holder's wish lacks, or has otherwise than it may (`transfer.asked`). */
export function transferFaults({ day, email, phone }: NewTransfer, days: { first: Day; last: Day }): OrderFault[] {
  return [...dayFaults(day, days), ...contactFaults({ email, phone })];
}

function dayFaults(day: Day, { first, last }: { first: Day; last: Day }): OrderFault[] {
  if (!isDay(day)) return [{ field: 'day', rule: 'format' }];
  if (day < first) return [{ field: 'day', rule: 'minimum' }];
  return day > last ? [{ field: 'day', rule: 'maximum' }] : [];
}

/** The boxes that a new holder must tick (`transfer.consents`). */
export const transferConsents = (isEarly: boolean): ConsentGiven['id'][] =>
  isEarly ? ['terms', 'earlyStart'] : ['terms'];

interface AcceptanceFacts {
  /** The retailer has the post address. */
  isCustomer: boolean;
  isEarly: boolean;
  /** The banks by which an e-invoice may come. */
  banks: readonly string[];
}

/** What the new holder's acceptance lacks, or has otherwise than it may (`transfer.accepted`). */
export function acceptanceFaults(
  { contact, address, billing, consents }: TransferAcceptance,
  { isCustomer, isEarly, banks }: AcceptanceFacts,
): OrderFault[] {
  const isGiven = (wanted: string) => consents.some(({ id, isGiven: given }) => id === wanted && given);
  const isBankKnown = billing.method !== 'eInvoice' || banks.includes(billing.bankId ?? '');
  return [
    ...contactFaults(contact).map(({ field, rule }) => ({ field: `contact.${field}`, rule })),
    ...(address === null && !isCustomer ? [{ field: 'address', rule: 'required' as const }] : []),
    ...faultsOfAddress('address', address),
    ...(isBankKnown ? [] : [{ field: 'billing.bankId', rule: 'required' as const }]),
    ...transferConsents(isEarly)
      .filter((id) => !isGiven(id))
      .map((id) => ({ field: `consents.${id}`, rule: 'required' as const })),
  ];
}
