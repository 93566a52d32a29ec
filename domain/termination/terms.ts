import { type ContractTerm, groupOf, kindOf } from '../contracts/index.ts';
import { addDays, type Day } from '../time/index.ts';
import type { Contract, NewTermination } from '../types.ts';

/** The notice where the contract names none: whoever moves out of a fixed term gives as much (`termination.notice`). */
export const NOTICE_DAYS = 14;

export type TerminationReason = NewTermination['reason'];

/** So far ahead notice may be given, by the reason (`termination.days`). */
const LATEST_DAYS: Record<TerminationReason, number> = { moving: 180, switching: 90, other: 180 };
/** In the order in which they are offered. */
export const terminationReasons: readonly TerminationReason[] = ['moving', 'switching', 'other'];

/** A reason for which a contract may be ended, and the last days that go with it. */
export interface ReasonTerm {
  reason: TerminationReason;
  earliest: Day;
  latest: Day;
}

/** For which reasons a contract may be ended, or why notice cannot be given of it. */
export type TerminationTerms =
  | {
      isPossible: true;
      reasons: readonly ReasonTerm[];
      /** The last day of a fixed term; null where it runs until further notice. */
      fixedUntil: Day | null;
    }
  | { isPossible: false; why: 'ended' | 'ending' | 'endsSoon'; until: Day | null };

type TermsOf = ContractTerm &
  Pick<Contract, 'contractTypeNo' | 'contractGroupNo' | 'allowedReasonForContractEnd' | 'noticePeriodDays'>;

/**
 * On what terms a contract may be ended on a day (`termination.reasons`, `termination.days`). Moving is always a reason;
 * nobody else sells the heat of a building, so that of changing the supplier is none there.
 *
 * @param today in Europe/Helsinki
 */
export function terminationTerms(contract: TermsOf, today: Day): TerminationTerms {
  const { startDate, endDate, allowedReasonForContractEnd, noticePeriodDays } = contract;
  const group = groupOf(contract, today);
  if (group === 'ended') return { isPossible: false, why: 'ended', until: endDate };
  if (group === 'ending' || contract.status === 'M') return { isPossible: false, why: 'ending', until: endDate };

  const begun = startDate > today ? startDate : today;
  const noticed = addDays(today, noticePeriodDays ?? NOTICE_DAYS);
  const earliest = noticed > startDate ? noticed : startDate;
  const reasons = terminationReasons
    .filter((reason) => reason === 'moving' || allowedReasonForContractEnd.includes(reason))
    .filter((reason) => reason !== 'switching' || kindOf(contract) !== 'heat')
    .map((reason): ReasonTerm => {
      const latest = addDays(begun, LATEST_DAYS[reason]);
      return { reason, earliest, latest: endDate !== null && endDate < latest ? endDate : latest };
    })
    .filter((term) => term.earliest <= term.latest);
  if (reasons.length === 0) return { isPossible: false, why: 'endsSoon', until: endDate };
  return { isPossible: true, reasons, fixedUntil: endDate };
}
