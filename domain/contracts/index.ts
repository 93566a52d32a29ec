import type { Contract, ContractStatus } from '../types.ts';
import { compareDays, type Day, daysBetween } from '../time/index.ts';

/** How many days an ended contract is still shown (`contract.endedShown`). */
export const ENDED_SHOWN_DAYS = 180;

/** Contract type numbers and the group that marks small production (`contract.kind`). */
export const ELECTRICITY_CONTRACT_TYPE = 0;
export const HEAT_CONTRACT_TYPE = 20;
export const SMALL_PRODUCTION_CONTRACT_GROUP = 16;

/** The contract groups whose consumption is shown where nothing else is asked (`contract.consumptionGroups`). */
export const DEFAULT_CONSUMPTION_GROUPS: readonly number[] = [6, 7, 2, 3, 4, 5, 8, 11];

/** The groups in which contracts are shown, in this order (`contract.groups`). */
export const contractGroups = ['active', 'starting', 'ending', 'ended'] as const;
export type ContractGroup = (typeof contractGroups)[number];

/** What says where a contract stands: its status, its first day, and its last one, null until further notice. */
export type ContractTerm = Pick<Contract, 'status' | 'startDate' | 'endDate'>;

/** When one has ended: one that was withdrawn from before it began has no last day. */
const endOf = ({ endDate, closed }: Pick<Contract, 'endDate' | 'closed'>): Day | null => endDate ?? closed?.on ?? null;

/** Of contracts whose first day has come: one that still waits to start by its status is in force. */
const groupOfStatus: Record<ContractStatus, ContractGroup> = { A: 'active', O: 'active', M: 'ending', S: 'ended' };

/**
 * Where a contract stands on a day in Helsinki. The status says it, except where the dates show that it is late: past
 * its last day a contract has ended, before its first one it is starting, from its first one on it no longer is. A
 * closed one has ended whatever its dates are (`contract.status`, `contract.lateStatus`).
 */
export function groupOf({ status, startDate, endDate }: ContractTerm, today: Day): ContractGroup {
  if (status === 'S' || (endDate !== null && endDate < today)) return 'ended';
  if (startDate > today) return 'starting';
  return groupOfStatus[status];
}

/**
 * Whether an ended contract is still shown: its last day, or that on which it was withdrawn from, is known and at most 180 days
 * back (`contract.endedShown`).
 */
export function isEndedShown(contract: Pick<Contract, 'endDate' | 'closed'>, today: Day): boolean {
  const end = endOf(contract);
  return end !== null && daysBetween(end, today) <= ENDED_SHOWN_DAYS;
}

/**
 * The contracts in their groups, without those that ended long ago. The order: starting ones by their first day, ending
 * ones by their last, ended and active ones the latest first; those of the same day stay in the order in which they
 * were given (`contract.groups`, `contract.order`).
 */
export function groupContracts<C extends ContractTerm & Pick<Contract, 'closed'>>(
  contracts: readonly C[],
  today: Day,
): Record<ContractGroup, C[]> {
  const groups: Record<ContractGroup, C[]> = { active: [], starting: [], ending: [], ended: [] };
  for (const contract of contracts) {
    const group = groupOf(contract, today);
    if (group !== 'ended' || isEndedShown(contract, today)) groups[group].push(contract);
  }
  groups.active.sort((a, b) => compareDays(b.startDate, a.startDate));
  groups.starting.sort((a, b) => compareDays(a.startDate, b.startDate));
  groups.ending.sort((a, b) => compareDays(a.endDate ?? noEnd, b.endDate ?? noEnd));
  groups.ended.sort((a, b) => compareDays(endOf(b) ?? noEnd, endOf(a) ?? noEnd));
  return groups;
}

/** Sorts a contract without a last day after every other. */
const noEnd = '9999-12-31';

export type ContractKind = 'electricity' | 'smallProduction' | 'heat';

/** What a contract is about, by its type and group numbers (`contract.kind`). */
export function kindOf({
  contractTypeNo,
  contractGroupNo,
}: Pick<Contract, 'contractTypeNo' | 'contractGroupNo'>): ContractKind {
  if (contractTypeNo === HEAT_CONTRACT_TYPE) return 'heat';
  return contractGroupNo === SMALL_PRODUCTION_CONTRACT_GROUP ? 'smallProduction' : 'electricity';
}

/**
 * The group numbers of the active contracts, each once and rising: what analytics hears of a list
 * (`contract.analytics`).
 */
export function activeGroupNumbers({ active }: { active: readonly Pick<Contract, 'contractGroupNo'>[] }): number[] {
  return [...new Set(active.map(({ contractGroupNo }) => contractGroupNo))].sort((a, b) => a - b);
}

/** Whether a price is what the customer earns, not what they pay (`contract.vatOfCompensation`). */
export const isEarned = ({ kind }: Pick<Contract['prices'][number], 'kind'>): boolean => kind === 'compensation';

/** Whether netting is applied on a day: from its first day to its last, null until further notice (`site.netting`). */
export function isAppliedOn({ fromDate, toDate }: { fromDate: Day | null; toDate: Day | null }, today: Day): boolean {
  return fromDate !== null && fromDate <= today && (toDate === null || today <= toDate);
}
