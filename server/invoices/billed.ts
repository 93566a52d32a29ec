import { billedMonths, type FrequencyChange, frequencyOn, isLastBilled } from '../../domain/billing/index.ts';
import { type Day, lastDayOf, type Month, monthOf } from '../../domain/time/index.ts';
import { daysOfContract, type Supply } from '../store/supplies.ts';
import type { BilledLine, BilledUse, invoice } from '../store/schema.ts';
import { MOST_TOGETHER } from '../demo/invoices/invoiceNumbers.ts';
import type { SupplyMonth } from './supplyMonths.ts';

export type NewInvoice = typeof invoice.$inferInsert;

/** A supply with what it is billed for. */
export interface BilledSupply {
  supply: Supply;
  months: ReadonlyMap<Month, SupplyMonth & { use: BilledUse | null }>;
  production: ReadonlyMap<Month, SupplyMonth>;
  addons: ReadonlyMap<Month, BilledLine[]>;
  /** By contract code how often each was invoiced, the oldest change first. */
  changes: ReadonlyMap<string, FrequencyChange[]>;
}

/** What is billed together: a place, or all of them where they are many (`invoice.together`). */
export interface Together {
  key: string;
  supplies: BilledSupply[];
}

const placeOf = ({ point }: Supply): string =>
  [point.streetName, point.houseNumber, point.houseLetter, point.residence, point.postalCode]
    .map((part) => part?.toLowerCase() ?? '')
    .join('|');
const begins = ({ contracts }: Supply): Day => contracts[0]?.contract.startDate ?? '9999-12-31';
const order = { electricity: 0, heat: 1, production: 2 } as const;

/** Which supplies of a customer are billed together, those that began first first. */
export function togetherOf(supplies: readonly BilledSupply[]): Together[] {
  const places = new Map<string, BilledSupply[]>();
  for (const one of supplies) places.set(placeOf(one.supply), [...(places.get(placeOf(one.supply)) ?? []), one]);
  const groups = places.size > MOST_TOGETHER ? [[...supplies]] : [...places.values()];
  return groups
    .map((group) =>
      group.sort(
        (a, b) =>
          order[a.supply.point.kind] - order[b.supply.point.kind] ||
          (a.supply.point.meteringPointNo < b.supply.point.meteringPointNo ? -1 : 1),
      ),
    )
    .sort((a, b) => (firstOf(a) < firstOf(b) ? -1 : 1))
    .map((group) => ({
      key: places.size > MOST_TOGETHER ? 'all' : (group[0]?.supply.point.meteringPointNo ?? ''),
      supplies: group,
    }));
}

const firstOf = (group: readonly BilledSupply[]): string =>
  group.map(({ supply }) => `${begins(supply)} ${supply.point.meteringPointNo}`).sort()[0] ?? '';

/** The last day of what is billed together; null where it goes on. */
export function endOf({ supplies }: Together): Day | null {
  const ends = supplies.flatMap(({ supply: { contracts, production } }) =>
    [...contracts, ...production].flatMap(({ contract }) => {
      const days = daysOfContract(contract);
      return days ? [days.to] : [];
    }),
  );
  return ends.includes(null)
    ? null
    : (ends
        .filter((day) => day !== null)
        .sort()
        .at(-1) ?? null);
}

export const ledgerOf = ({ supplies }: Together): string =>
  supplies[0]?.supply.contracts.at(-1)?.contract.ledgerNo ?? '';

/**
 * The months of a supply that are on the invoice of what is billed together that ends with one, the oldest first: none where
 * it goes on to a later invoice (`billing.options`). What ends is billed with its end.
 *
 * @param dateOf on which day a month is invoiced
 */
export function monthsOnBill(one: BilledSupply, month: Month, dateOf: (month: Month) => Day): Month[] {
  const end = endOf({ key: '', supplies: [one] });
  const frequencyIn = (asked: Month) =>
    end !== null && monthOf(end) === asked ? 1 : frequencyOfSupply(one, asked, dateOf(asked));
  return isLastBilled(month, frequencyIn) ? billedMonths(month, frequencyIn) : [];
}

/** By the contract that was in force when a month ended, else by the first. */
function frequencyOfSupply({ supply: { contracts }, changes }: BilledSupply, month: Month, invoiceDate: Day): number {
  const inForce = contracts.findLast(({ contract }) => contract.startDate <= lastDayOf(month)) ?? contracts[0];
  if (!inForce) return 1;
  const { contractCode, billingGroupNo } = inForce.contract;
  return frequencyOn(changes.get(contractCode) ?? [], billingGroupNo, invoiceDate);
}

/** What was used in months of a supply, as one; none where nothing was. */
export function usedIn({ months: known }: BilledSupply, months: readonly Month[]): BilledUse[] {
  const used = months.flatMap((month) => {
    const use = known.get(month)?.use;
    return use ? [{ use, days: Number(lastDayOf(month).slice(8)) }] : [];
  });
  const [first] = used;
  if (!first) return [];
  const sumOf = (of: (one: (typeof used)[number]) => number) => used.reduce((sum, one) => sum + of(one), 0);
  const isFelt = used.every(({ use }) => use.degreeDays !== null);
  return [
    {
      ...first.use,
      wattHours: sumOf(({ use }) => use.wattHours),
      degreeDays: isFelt ? Math.round(10 * sumOf(({ use }) => use.degreeDays ?? 0)) / 10 : null,
      baseADay: Math.round(sumOf(({ use, days }) => use.baseADay * days) / sumOf(({ days }) => days)),
    },
  ];
}
