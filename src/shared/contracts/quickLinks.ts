import { isOfPath, whyNoAddition } from '../../../domain/addons/index.ts';
import { moveObstacle } from '../../../domain/move/index.ts';
import { isLockable, whyNoPriceLock } from '../../../domain/priceLock/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import type { Contract, Contracts, CustomerType, QuickLink } from '../../../domain/types.ts';

/** What a quick link begins with a contract. */
export type Begun = 'addition' | 'priceLock' | 'move';

const flows: readonly [RegExp, Begun][] = [
  [/^\/add-vap(-b2b)?(\/|$)/, 'addition'],
  [/^\/lock-price(-logged-in)?(\/|$)/, 'priceLock'],
  [/^\/my-move$/, 'move'],
];

interface Known {
  /** Null while they have not come: nothing is known of them then. */
  contracts: Pick<Contracts, 'active' | 'starting' | 'ending'> | null;
  customerType: CustomerType;
  today: Day;
  /** On which it is judged whether a price may be locked. */
  lockDay: Day;
}

interface JudgedLink {
  link: QuickLink;
  lacks: Begun | null;
}

/**
 * The quick links of a customer, each with what no contract of theirs allows; null where one does, or nothing is needed
 * (`contracts.quickLinksAllowed`). What is for customers of the other kind is left out, and so is the lock where no contract
 * has a price that is ever locked.
 */
export function judgedLinks(
  links: readonly QuickLink[],
  { contracts, customerType, today, lockDay }: Known,
): JudgedLink[] {
  const all = contracts && [...contracts.active, ...contracts.starting, ...contracts.ending];
  const allows: Record<Begun, (contract: Contract) => boolean> = {
    addition: (contract) => whyNoAddition(contract, today) === null,
    priceLock: (contract) => whyNoPriceLock(contract, lockDay) === null,
    move: (contract) => moveObstacle(contract, today) === null,
  };
  return links.flatMap((link): JudgedLink[] => {
    if (!isOfPath({ customerType }, link.href)) return [];
    const begun = flows.find(([path]) => path.test(link.href))?.[1] ?? null;
    if (all === null || begun === null || all.some(allows[begun])) return [{ link, lacks: null }];
    return begun === 'priceLock' && !all.some(isLockable) ? [] : [{ link, lacks: begun }];
  });
}
