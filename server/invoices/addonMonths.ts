import { addDays, type Day, firstDayOf, lastDayOf, type Month, monthOf } from '../../domain/time/index.ts';
import type { HeldAddon } from '../store/billedProducts.ts';
import type { BilledLine } from '../store/schema.ts';
import { daysOfContract, type Supply } from '../store/supplies.ts';
import { feeLine, monthsBetween } from './supplyMonths.ts';

/**
 * The fees of the add-ons at a supply, month by month: from the day on which each began to its own last day, or that of its contract; one that
 * a package includes costs nothing by itself (`invoice.addons`).
 */
export function addonMonths(
  { contracts }: Supply,
  held: readonly HeldAddon[],
  range: { from: Day; to: Day },
  today: Day,
): Map<Month, BilledLine[]> {
  const months = new Map<Month, BilledLine[]>();
  for (const { contract } of contracts) {
    const days = daysOfContract(contract);
    if (!days) continue;
    const own = held.filter(({ contractCode }) => contractCode === contract.contractCode);
    for (const addon of own) {
      const included = includedIn(own, contract.smartPackage?.addonsTariffNumbers ?? [], addon);
      const from = [addon.startDate, days.from, range.from].sort().at(-1) ?? range.from;
      const beforePackage = included === null ? range.to : addDays(included, -1);
      const to = [days.to ?? range.to, addon.endDate ?? range.to, beforePackage, range.to].sort()[0] ?? range.to;
      if (addon.price.unit !== 'EUR/month' || to < from) continue;
      for (const month of monthsBetween(from, to)) {
        const first = monthOf(from) === month ? from : firstDayOf(month);
        const last = monthOf(to) === month ? to : lastDayOf(month);
        const line = feeLine(
          { from: first, to: last, amount: addon.price.amount, today },
          { kind: 'addon', name: addon.name, content: 'service', meteringPointNo: contract.meteringPointNo },
        );
        months.set(month, [...(months.get(month) ?? []), line]);
      }
    }
  }
  return months;
}

/** From when on a package has included it; null where none has. */
function includedIn(
  own: readonly HeldAddon[],
  ofContract: readonly number[],
  { tariffNo, startDate }: HeldAddon,
): Day | null {
  if (ofContract.includes(tariffNo)) return startDate;
  // One that had ended before it began did not take it in.
  const packages = own.filter(
    (one) => one.addonsTariffNumbers.includes(tariffNo) && (one.endDate === null || one.endDate >= startDate),
  );
  return packages.map((one) => one.startDate).sort()[0] ?? null;
}
