import { groupOf, kindOf, type ContractTerm } from '../contracts/index.ts';
import { addDays, daysBetween, type Day } from '../time/index.ts';
import type { Contract } from '../types.ts';

/** So far ahead somebody may move in (`move.startDays`). */
const LATEST_DAYS = 90;
/** So far the last day in the old home may be from that of moving in, before and after (`move.lastDays`). */
const APART_DAYS = 30;

/** From the first to the last. */
export interface DayRange {
  first: Day;
  last: Day;
}

/** A contract, as far as it decides whether it moves. */
export type Movable = ContractTerm & Pick<Contract, 'contractTypeNo' | 'contractGroupNo'>;

/** What is known of a contract's term where one knows which it is; of one that is found after the proof nothing is. */
type Term = Pick<ContractTerm, 'startDate' | 'endDate'> | null;

export type MoveObstacle = 'heat' | 'smallProduction' | 'ended' | 'ending' | 'endsSoon';

/**
 * Why a contract does not move with its customer; null where it does (`move.which`). Heat and small production belong to the
 * building.
 *
 * @param today in Europe/Helsinki
 */
export function moveObstacle(contract: Movable, today: Day): MoveObstacle | null {
  const kind = kindOf(contract);
  if (kind !== 'electricity') return kind;
  const group = groupOf(contract, today);
  if (group === 'ended') return 'ended';
  if (group === 'ending' || contract.status === 'M') return 'ending';
  return moveDays(contract, today) === null ? 'endsSoon' : null;
}

const latest = (one: Day, next: Day) => (one > next ? one : next);
const earliest = (one: Day, next: Day | null) => (next !== null && next < one ? next : one);

/**
 * On which days one may move in: from today to 90 days ahead, within the contract's term, and with a last day left for the old
 * home (`move.startDays`). Null where there is none.
 *
 * @param term null where nobody knows yet which contract it is
 * @param today in Europe/Helsinki
 */
export function moveDays(term: Term, today: Day): DayRange | null {
  const first = term === null ? today : latest(today, addDays(term.startDate, -APART_DAYS));
  const last = earliest(addDays(today, LATEST_DAYS), term?.endDate ?? null);
  return first <= last ? { first, last } : null;
}

/**
 * Which days may be the last in the old home: 30 before that of moving in to 30 after it, of the contract's own term, and none
 * that has gone by, as what was delivered was (`move.lastDays`). Null where there is none.
 *
 * @param startDate on which one moves in
 * @param today in Europe/Helsinki
 */
export function lastDays(term: Term, startDate: Day, today: Day): DayRange | null {
  const begun = term === null ? today : latest(today, term.startDate);
  const first = latest(begun, addDays(startDate, -APART_DAYS));
  const last = earliest(addDays(startDate, APART_DAYS), term?.endDate ?? null);
  return first <= last ? { first, last } : null;
}

/** How the two homes follow each other: days with supply in both, days with supply in none, or one right after the other. */
export interface Between {
  kind: 'overlap' | 'gap' | 'none';
  /** How many. */
  days: number;
}

/** The days on which both homes have supply, or neither (`move.between`). The first and the last day are days of supply. */
export function daysOfBoth(startDate: Day, lastDay: Day): Between {
  const both = daysBetween(startDate, lastDay) + 1;
  if (both > 0) return { kind: 'overlap', days: both };
  return both < 0 ? { kind: 'gap', days: -both } : { kind: 'none', days: 0 };
}
