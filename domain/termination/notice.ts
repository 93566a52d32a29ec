import { isEmail, isFilled } from '../identifiers/index.ts';
import { addressFaults } from '../orders/addressFaults.ts';
import type { Day } from '../time/index.ts';
import type { NewTermination } from '../types.ts';

export interface TerminationFault {
  /** The way there in what is sent: `billAddress.postalCode`. */
  field: string;
  rule: 'required' | 'format';
}

/** What a notice lacks, or has otherwise than it may, whatever the contract is (`termination.complete`). */
export function terminationFaults({
  email,
  billAddress,
}: Pick<NewTermination, 'email' | 'billAddress'>): TerminationFault[] {
  const faults: TerminationFault[] = [];
  if (!isFilled(email)) faults.push({ field: 'email', rule: 'required' });
  else if (!isEmail(email)) faults.push({ field: 'email', rule: 'format' });
  if (billAddress === undefined) return faults;
  const ofAddress = addressFaults(billAddress);
  return [
    ...faults,
    ...ofAddress.map(({ field, rule }): TerminationFault => ({
      field: `billAddress.${field}`,
      rule: rule === 'required' ? rule : 'format',
    })),
  ];
}

/**
 * The number that a person is told, `T-2026-000123` (`termination.number`).
 *
 * @param receivedOn the day in Europe/Helsinki
 */
export function terminationNumber(receivedOn: Day, serialNo: number): string {
  return `T-${receivedOn.slice(0, 4)}-${String(serialNo).padStart(6, '0')}`;
}
