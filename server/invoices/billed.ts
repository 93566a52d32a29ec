import type { Day, Month } from '../../domain/time/index.ts';
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
