import { addDays, addMonths, type Day } from '../time/index.ts';
import type { CampaignProduct } from '../types.ts';

/** The last day of a contract that begins on a day; null where it has none. */
export function lastDayOf({ kind, months, endsOn }: CampaignProduct['contractTerm'], startDate: Day): Day | null {
  if (kind === 'fixedTerm' && months !== null) return addDays(addMonths(startDate, months), -1);
  return kind === 'fixedContractLength' ? endsOn : null;
}
