import { faultsOf, type Answer, type Operation } from './api.ts';
import type { Break } from './breaks.ts';

export interface Expected {
  /** What of the API the request breaks; null: nothing. */
  broken: Pick<Break, 'field' | 'rule'> | null;
  /** Whether the caller may make the call at all: who may not is told so before anything that was sent is looked at. */
  isAdmitted: boolean;
}

interface Told {
  code?: string;
  errors?: { field: string; rule: string }[];
}

/** What is wrong with an answer, a sentence each: never a fault of ours, always as the API says, and what breaks it refused by name. */
export function judge(operation: Operation, answer: Answer, { broken, isAdmitted }: Expected): string[] {
  const { status, text } = answer;
  const said = `${status} ${text.slice(0, 300)}`;
  const faults = [...faultsOf(operation, answer), ...(status >= 500 ? [`a fault of ours: ${said}`] : [])];
  if (!isAdmitted) return status === 401 || status === 403 ? faults : [...faults, `is let in: ${said}`];
  if (broken) return isNamed(answer, broken) ? faults : [...faults, `${broken.field} breaks ${broken.rule}: ${said}`];
  return isRefused(answer) ? [...faults, `fits the API and is refused: ${said}`] : faults;
}

/** Whether a request is refused for what is wrong with it. */
function isNamed({ status, text }: Answer, { field, rule }: Pick<Break, 'field' | 'rule'>): boolean {
  if (status !== 400) return false;
  const { code, errors = [] } = JSON.parse(text) as Told;
  if (code === 'idempotency.keyMissing') return field === 'header.Idempotency-Key';
  const isSame = (other: string) => other.toLowerCase() === field.toLowerCase();
  return errors.some((error) => isSame(error.field) && error.rule === rule);
}

/**
 * Whether a request that fits the schemas was refused all the same. A handler may refuse a member for the sake of
 * another one: an address has to be there where an answer is wanted. It then says so of a member of the body.
 */
function isRefused({ status, text }: Answer): boolean {
  if (status !== 400) return false;
  const { errors = [] } = JSON.parse(text) as Told;
  return errors.length === 0 || !errors.every(({ field }) => field.startsWith('body.'));
}
