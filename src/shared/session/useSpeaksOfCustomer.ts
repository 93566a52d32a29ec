import { usePageFacts } from '../page/facts.ts';
import { useIsEmployee } from './useIsEmployee.ts';
import { useGate, useSessionState } from './useSession.ts';

/**
 * Whether an employee does something for a customer, of whom the page then speaks, and not to them. What an employee does for
 * their own household on the pages for all they do as anybody does (`order.staffPage`, `acting.receipts`).
 */
export function useSpeaksOfCustomer(): boolean {
  const isEmployee = useIsEmployee();
  const ownId = useGate(({ context }) => context.validation?.customerId ?? null);
  const opened = useSessionState().facts?.customerId ?? null;
  const { isOfEmployee } = usePageFacts();
  return isEmployee && (isOfEmployee || opened === null || opened !== ownId);
}
