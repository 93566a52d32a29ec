import { toFailure } from '../../../domain/failure.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useIsEmployee } from '../session/useIsEmployee.ts';

/**
 * Whether an employee has to open a customer first (`contracts.acting`).
 *
 * @param error why the contracts did not come; null where they did, or may still
 */
export function useIsActingNeeded(error: Error | null): boolean {
  const isEmployee = useIsEmployee();
  const customerId = useCustomerId();
  return (isEmployee && customerId === null) || (error !== null && toFailure(error).code === 'acting.required');
}
