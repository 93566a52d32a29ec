import { contractGroups, isEarned, kindOf, type ContractGroup } from '../../../domain/contracts/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import type { Contract, Contracts, QuickLink } from '../../../domain/types.ts';
import { Failure } from '../../../domain/failure.ts';
import { quickLinkShape } from '../../api/contracts.gen.ts';
import { hasShape } from '../../api/shape.ts';

/** Where a contract stands, and the day that says so; null for one that goes on until further notice. */
export interface Standing {
  kind: 'continuing' | 'until' | 'starts' | 'ends' | 'ended' | 'neverBegan' | 'withdrawn' | 'replaced';
  day: string | null;
  /** What has taken its place. */
  by?: string;
}

type Closable = Pick<Contract, 'status' | 'startDate' | 'endDate' | 'closed'>;

/**
 * Whether it was closed before its first day, as by a contract that has taken its place (`contracts.neverBegan`). One that was
 * withdrawn from on its first day has had that day, and is billed for it.
 */
export function hasNeverBegun({ status, startDate, endDate, closed }: Closable): boolean {
  if (status !== 'S') return false;
  if (endDate === null) return closed !== undefined;
  const hadItsDay = closed?.how === 'withdrawn' && closed.on >= startDate;
  return endDate === startDate && !hadItsDay;
}

/** What the row and the page of a contract say of its time. The group is the server's word (`contracts.groups`). */
export function standingOf(contract: Closable, group: ContractGroup): Standing {
  const { startDate, endDate, closed } = contract;
  if (group === 'starting') return { kind: 'starts', day: startDate };
  if (group === 'ending') return { kind: 'ends', day: endDate };
  if (closed?.how === 'withdrawn') return { kind: 'withdrawn', day: closed.on };
  if (closed?.by) return { kind: 'replaced', day: closed.on, by: closed.by };
  if (hasNeverBegun(contract)) return { kind: 'neverBegan', day: null };
  if (group === 'ended') return { kind: 'ended', day: endDate };
  return endDate === null ? { kind: 'continuing', day: null } : { kind: 'until', day: endDate };
}

/** How a standing is coloured; the words beside it say the same. */
export function toneOf({ kind }: Standing): 'positive' | 'info' | 'warning' | 'neutral' {
  switch (kind) {
    case 'continuing':
    case 'until':
      return 'positive';
    case 'starts':
      return 'info';
    case 'ends':
      return 'warning';
    case 'ended':
    case 'neverBegan':
    case 'withdrawn':
    case 'replaced':
      return 'neutral';
  }
}

/** The address on two lines: `Koivukuja 4 B` and `33820 Tampere`. */
export function addressLines(address: Contract['meteringPointAddress']): [street: string, town: string] {
  const { streetName, houseNumber, houseLetter, residence, postalCode, postalCity } = address;
  const street = [streetName, houseNumber, houseLetter, residence].filter(Boolean).join(' ');
  return [street, `${postalCode} ${postalCity}`];
}

/** The add-ons, the oldest first: all of them, or those that have not ended by a day. */
export function addonsOf({ addons }: Pick<Contract, 'addons'>, day: Day | null = null) {
  return Object.values(addons)
    .filter(({ endDate }) => day === null || endDate === undefined || endDate >= day)
    .sort((a, b) => a.startDate.localeCompare(b.startDate));
}

/** The groups that have something in them, in the order in which they are shown (`contracts.groups`). */
export function shownGroups(contracts: Contracts): { group: ContractGroup; contracts: Contract[] }[] {
  return contractGroups
    .map((group) => ({ group, contracts: contracts[group] }))
    .filter((entry) => entry.contracts.length > 0);
}

/** Whether there is something of which there is no contract yet: an order, or a move (`contract.underWay`, `move.underWay`). */
export const hasUnderWay = (contracts: Contracts): boolean =>
  contracts.ordersUnderWay.length > 0 ||
  contractGroups.some((group) => contracts[group].some(({ movesTo }) => movesTo !== undefined));

/** The contract of a code, with the group it stands in; null where the customer has none such (`contracts.unknown`). */
export function findContract(contracts: Contracts, code: string): { group: ContractGroup; contract: Contract } | null {
  for (const group of contractGroups) {
    const contract = contracts[group].find(({ contractCode }) => contractCode === code);
    if (contract) return { group, contract };
  }
  return null;
}

type Price = Contract['prices'][number];

/** Whether the customer earns something by the contract (`contracts.vatTold`). */
export const hasEarnings = ({ prices }: { prices: readonly Pick<Price, 'kind'>[] }) => prices.some(isEarned);

/**
 * The rate of value-added tax that every price that the customer pays includes, null where they differ or there is none
 * (`contracts.vatTold`).
 */
export function sharedVat({ prices }: Pick<Contract, 'prices'>): string | null {
  const paid = prices.filter((price) => !isEarned(price));
  const [first, ...others] = new Set(paid.map(({ vatPercentage }) => vatPercentage));
  return first !== undefined && others.length === 0 ? first : null;
}

type Explained = Pick<Contract, 'contractTypeNo' | 'contractGroupNo' | 'prices' | 'endDate' | 'noticePeriodDays'>;

/** The content that explains prices of the contract's kind (`contract.priceHelp`). */
export function priceHelpOf(contract: Explained): string {
  const kind = kindOf(contract);
  if (kind === 'heat') return 'heat-price';
  if (kind === 'smallProduction') return 'production-price';
  if (contract.prices.some((price) => price.kind === 'margin')) return 'spot-price';
  // Nobody gives notice of what ends by itself: a fixed term, whose price does not move.
  return contract.endDate !== null && contract.noticePeriodDays === null ? 'fixed-price' : 'prices-and-vat';
}

const isQuickLink = (value: unknown): value is QuickLink => hasShape(value, quickLinkShape);

/** The quick links, from the contracts or from the failure that came in their place (`contracts.quickLinks`). */
export function quickLinksOf(contracts: Contracts | undefined, failure: unknown): QuickLink[] {
  if (contracts) return contracts.homePageQuickLinks;
  const links = failure instanceof Failure ? failure.more['homePageQuickLinks'] : null;
  return Array.isArray(links) ? links.filter(isQuickLink) : [];
}
